import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { QuietButton, SmallButton } from '#src/ui/Button.tsx';
import { SPACE, TYPE } from '#src/ui/theme.ts';

interface AddButtonProps {
  /** Name of the list. */
  readonly list: string;
  readonly label: string;
  readonly onAdd: () => void;
}

/** Adds a row to a list. */
export function AddButton({ list, label, onAdd }: AddButtonProps) {
  return (
    <QuietButton type="button" data-add={list} data-control={addControl(list)} onClick={onAdd}>
      <Plus aria-hidden size={18} />
      {label}
    </QuietButton>
  );
}

/** What the button that adds to a list is found by when the focus goes to it. */
export function addControl(list: string): string {
  return `add-${list}`;
}

/** What was done to the list, and the way back. */
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

/** The line below a list. */
export const RowsFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s3};
  min-height: 2.75rem;
  font-size: ${TYPE.small};
`;
