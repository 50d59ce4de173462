import { useState } from 'react';
import styled from 'styled-components';
import type { Preset, Presets } from '#src/engine/kit/defineCalculator.ts';
import type { Value, Values } from '#src/engine/kit/fields.ts';
import { plainText, readNumber } from '#src/engine/kit/readNumber.ts';
import { Small } from '#src/engine/ui/Layout.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

export interface PresetItemsProps {
  readonly presets: Presets;
  readonly values: Values;
  readonly onEdit: (field: string, value: Value) => void;
  readonly announce: (text: string) => void;
}

/** Common items, unfolded on request: a click fills in kind, amount and unit, which can be edited afterward. */
export function PresetItems({ presets, values, onEdit, announce }: PresetItemsProps) {
  const {
    title,
    notes: [firstNote, ...notes],
    amountIn,
    items,
  } = presets;
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState('1');
  const chosen = items.find((item) => isFilledIn(item, count));

  function isFilledIn({ each, sets }: Preset, howMany: string): boolean {
    return (
      values[amountIn] === amountOf(each, howMany) &&
      Object.entries(sets).every(([name, value]) => values[name] === value)
    );
  }

  function fillIn({ label, each, sets }: Preset, howMany: string): void {
    const amount = amountOf(each, howMany);
    if (amount === null) return;
    onEdit(amountIn, amount);
    for (const [name, value] of Object.entries(sets)) onEdit(name, value);
    announce(`Filled in: ${howMany.trim()} × ${label}.`);
  }

  function changeCount(howMany: string): void {
    setCount(howMany);
    if (chosen !== undefined) fillIn(chosen, howMany);
  }

  return (
    <fieldset data-print="no" aria-label={title}>
      <Opener type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </Opener>
      <Small>{firstNote}</Small>
      {isOpen && (
        <>
          <Chips>
            {items.map((item) => (
              <Chip key={item.label} type="button" aria-pressed={item === chosen} onClick={() => fillIn(item, count)}>
                {item.label}
              </Chip>
            ))}
          </Chips>
          <HowMany>
            How many?
            <input
              name="preset-count"
              inputMode="decimal"
              autoComplete="off"
              value={count}
              aria-invalid={amountOf(1, count) === null || undefined}
              onChange={({ target }) => changeCount(target.value)}
            />
          </HowMany>
          {notes.map((note) => (
            <Small key={note}>{note}</Small>
          ))}
        </>
      )}
    </fieldset>
  );
}

const Opener = styled.button`
  min-height: 2.75rem;
  margin-block: -${SPACE.s3};
  padding: 0;
  border: 0;
  background: none;
  color: ${color('accent')};
  font-size: ${TYPE.small};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  margin-block: ${SPACE.s2};
`;

const Chip = styled.button`
  min-height: 2.75rem;
  padding: ${SPACE.s1} ${SPACE.s3};
  border: 1px dashed ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  color: ${color('ink')};
  font-size: ${TYPE.small};
  text-align: start;
  &:hover { border-color: ${color('accent')}; }
  &[aria-pressed='true'] { border: 1px solid ${color('accent')}; background: ${color('accentTint')}; font-weight: 600; }
`;

const HowMany = styled.label`
  display: flex;
  align-items: center;
  gap: ${SPACE.s2};
  margin-bottom: ${SPACE.s1};
  font-size: ${TYPE.small};
  font-weight: 600;
  input {
    width: 5rem;
    min-height: 2.75rem;
    padding: 0 ${SPACE.s3};
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
  }
`;

/** More significant digits than any scale or label has. */
const AMOUNT_DIGITS = 12;

/**
 * Returns the total amount of several items, as text for a number box.
 *
 * @param each amount in one item
 * @param howMany as typed; fractions count
 * @returns null where it cannot be read or is not above 0
 */
export function amountOf(each: number, howMany: string): string | null {
  const count = readNumber(howMany);
  const amount = each * (count ?? Number.NaN);
  return amount > 0 && Number.isFinite(amount) ? plainText(Number(amount.toPrecision(AMOUNT_DIGITS))) : null;
}
