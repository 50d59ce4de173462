import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MeasuredField } from '#src/kit/unitFields.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import { Menu } from './controlLook.ts';

/** A box and the unit behind it, in one frame with one focus ring. */
export function UnitFrame({ children, unit }: { readonly children: ReactNode; readonly unit: ReactNode }) {
  return (
    <Frame data-unit-frame>
      {children}
      {unit}
    </Frame>
  );
}

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
  align-self: center;
  padding-inline: ${SPACE.s2} ${SPACE.s3};
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  line-height: 1.2;
`;

/** The menu is as wide as its longest unit where there is room; the box takes the rest. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(5rem, 1fr) minmax(min-content, auto);
  min-width: 0;
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  transition: border-color 140ms ease-out;
  &:has(select) { grid-template-columns: minmax(5rem, 1fr) minmax(4.75rem, auto); }
  &:hover { border-color: ${color('accent')}; }
  &:has(:focus-visible) { outline: 2px solid ${color('accent')}; outline-offset: 2px; }
  &:has([aria-invalid='true']) { border-color: ${color('danger')}; box-shadow: inset 0 0 0 1px ${color('danger')}; }
  > input, > select { border: 0; background: none; box-shadow: none; outline-offset: -4px; }
  > input:focus-visible { outline: none; }
  > select {
    padding-inline: ${SPACE.s2};
    border-inline-start: 1px solid ${color('line')};
    border-start-end-radius: calc(${RADIUS.control} - 1px);
    border-end-end-radius: calc(${RADIUS.control} - 1px);
    background: ${color('sunken')};
  }
`;
