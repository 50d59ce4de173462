import styled from 'styled-components';
import type { MeasuredField } from '#src/engine/kit/unitFields.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Menu } from './controlLook.ts';

interface UnitMenuProps {
  readonly field: MeasuredField;
  readonly name: string;
  readonly chosen: string;
  readonly onChoose: (unit: string) => void;
}

/** The units that a number may be typed in. */
export function UnitMenu({ field, name, chosen, onChoose }: UnitMenuProps) {
  return (
    <Menu
      name={name}
      aria-label={`Unit of ${field.label}`}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      {field.units.map(({ unit }) => (
        <option key={unit} value={unit}>
          {unit}
        </option>
      ))}
    </Menu>
  );
}

/** The only unit of a number; the label says it to screen readers. */
export const UnitText = styled.span.attrs({ 'aria-hidden': true })`
  display: grid;
  align-items: center;
  padding-inline: ${SPACE.s3};
  border-inline-start: 1px solid ${color('line')};
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  line-height: 1.2;
`;

/** A box and the unit behind it, in one frame with one focus ring; units as keys go below it where there is no room. */
export const UnitFrame = styled.div`
  display: flex;
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  &:has(fieldset) { flex-wrap: wrap; overflow: clip; }
  &:has(> :focus-visible) { outline: 2px solid ${color('accent')}; outline-offset: 2px; }
  &:has([aria-invalid='true']) { border-color: ${color('danger')}; box-shadow: inset 0 0 0 1px ${color('danger')}; }
  > input, > select { border: 0; background-color: transparent; box-shadow: none; outline-offset: -4px; }
  > input { flex: 100 1 5rem; }
  > input:focus-visible { outline: none; }
  > select { flex: 0 1 auto; width: auto; border-inline-start: 1px solid ${color('line')}; border-radius: 0; color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
  > fieldset { flex: 1 1 auto; max-width: 100%; outline-offset: -2px; }
  legend { position: absolute; clip-path: inset(50%); }
  fieldset > div { overflow: visible; margin: 0; border: 0; background: none; box-shadow: none; }
  label { white-space: nowrap; }
`;
