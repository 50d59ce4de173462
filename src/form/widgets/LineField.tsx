import styled from 'styled-components';
import { withDisplayNumbers } from '#src/kit/displayNumber.ts';
import type { AnyField, Value } from '#src/kit/fields.ts';
import { SPACE } from '#src/ui/theme.ts';
import { Hint } from './controlLook.ts';
import { FieldBox } from './FieldBox.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { UnitProps } from './widget.ts';

interface LineFieldProps {
  readonly field: AnyField;
  readonly name: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** For a number with a unit. */
  readonly unit?: UnitProps | undefined;
}

/** Label, hint and box below one another, each aligned with that of the field beside it. */
export function LineField({ field, name, value, onChange, unit }: LineFieldProps) {
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  return (
    <Lines>
      <label htmlFor={`input-${name}`}>
        <FieldLabel field={field} beside={unit} />
      </label>
      <div>
        {hintId !== undefined && <Hint id={hintId}>{withDisplayNumbers(field.hint ?? '')}</Hint>}
        {unit?.hint !== undefined && <Hint id={unit.hint.id}>{withDisplayNumbers(unit.hint.text)}</Hint>}
      </div>
      <FieldBox field={field} name={name} value={value} onChange={onChange} describedBy={hintId} unit={unit} />
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
  > :nth-child(3) { align-self: start; min-width: 0; margin-top: ${SPACE.s1}; }
`;
