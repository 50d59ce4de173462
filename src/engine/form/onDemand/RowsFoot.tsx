import Plus from 'lucide-react/icons/plus';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { QuietButton, SmallButton } from '#src/engine/ui/Button.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { MOST_ROWS } from '../sanitizedDraft.ts';
import { controlHeight } from '../widgets/controlLook.ts';

interface AddButtonProps {
  /** Name of the list. */
  readonly list: string;
  readonly label: string;
  /** Number of rows in the list. */
  readonly count: number;
  readonly onAdd: () => void;
}

/** Adds a row to a list, or says that the list is full. */
export function AddButton({ list, label, count, onAdd }: AddButtonProps) {
  if (count >= MOST_ROWS) return <span>There is room for {grouped(MOST_ROWS)} rows.</span>;
  return (
    <QuietButton type="button" data-add={list} data-control={addControl(list)} onClick={onAdd}>
      <Plus aria-hidden size={18} />
      {label}
    </QuietButton>
  );
}

/** Returns the selector value that identifies a list's Add button when the focus moves there. */
export function addControl(list: string): string {
  return `add-${list}`;
}

/** A message on what changed in the list, with an Undo button. */
export function UndoLine({ words, onUndo }: { readonly words: string; readonly onUndo: () => void }) {
  return (
    <>
      <span>{words}</span>
      <SmallButton type="button" onClick={onUndo}>
        Undo
      </SmallButton>
    </>
  );
}

/** The last line of a list. */
export const RowsFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${SPACE.s3};
  padding-inline: ${SPACE.s3};
  background: ${color('surface')};
  font-size: ${TYPE.small};
  > [data-add] { ${controlHeight} flex: 1; padding-block: 0; border: 0; }
`;
