import styled from 'styled-components';
import type { AnyField, Value } from '#src/kit/fields.ts';
import { SPACE } from '#src/ui/theme.ts';
import { Hint } from './controlLook.ts';
import { FieldBox } from './FieldBox.tsx';
import { FieldLabel } from './FieldLabel.tsx';

interface LineFieldProps {
  readonly field: AnyField;
  readonly name: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** Label, hint and box below one another; the three line up with those of the field beside it. */
export function LineField({ field, name, value, onChange }: LineFieldProps) {
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  return (
    <Lines>
      <label htmlFor={`input-${name}`}>
        <FieldLabel field={field} />
      </label>
      {hintId === undefined ? <span /> : <Hint id={hintId}>{field.hint}</Hint>}
      <FieldBox field={field} name={name} value={value} onChange={onChange} describedBy={hintId} />
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-content: start;
  min-width: 0;
  > :nth-child(3) { align-self: start; margin-top: ${SPACE.s1}; }
`;
