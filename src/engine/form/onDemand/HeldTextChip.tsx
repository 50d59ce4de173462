import FileText from 'lucide-react/icons/file-text';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { HeldText } from '#workers/contract.ts';
import type { ControlAttributes } from '../FormEnvironment.ts';
import { byteSize } from './byteSize.ts';

interface HeldTextChipProps {
  readonly text: HeldText;
  /** Names the field. */
  readonly label: string;
  readonly control: ControlAttributes;
  readonly onRemove: () => void;
}

/** A placeholder for a text held outside the page: its name, length, beginning, and a Remove button. */
export function HeldTextChip({ text, label, control, onRemove }: HeldTextChipProps) {
  const doubt = doubtAbout(text);
  return (
    <Chip role="group" aria-label={label} data-invalid={control['aria-invalid']}>
      <FileText aria-hidden size={20} />
      <Words>
        <Name>{text.name}</Name>
        <span>{lengthOf(text)}</span>
        {doubt === null ? <FirstLine>{text.firstLine}</FirstLine> : <Doubt>{doubt}</Doubt>}
      </Words>
      <QuietButton
        type="button"
        data-control={control.name}
        aria-describedby={control['aria-describedby']}
        aria-label={`Remove ${text.name}`}
        onClick={onRemove}
      >
        Remove
      </QuietButton>
    </Chip>
  );
}

/** '1 000 000 characters', or '12 MB' for a file. */
function lengthOf({ size, unit }: HeldText): string {
  return unit === 'bytes' ? byteSize(size) : `${grouped(size)} characters`;
}

function doubtAbout({ size, isBinary }: HeldText): string | null {
  if (size === 0) return 'This file is empty.';
  return isBinary ? 'This does not look like a text file.' : null;
}

const Chip = styled.div`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  margin-top: ${SPACE.s1};
  padding: ${SPACE.s3} ${SPACE.s4};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  svg { flex: none; color: ${color('accent')}; }
  /* The outline is visible only in forced colors, where borders are not drawn: ARIA does not allow an invalid group. */
  &[data-invalid] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
    outline: 2px solid transparent;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  font-size: ${TYPE.small};
`;

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const FirstLine = styled.code`
  font-family: ${FONT.mono};
  color: ${color('inkMuted')};
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Doubt = styled.span`
  color: ${color('caution')};
`;
