import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { color } from '#src/engine/ui/theme.ts';
import { type SliderProps, useFormEnvironment } from '../FormEnvironment.ts';
import { sliderScale } from './sliderScale.ts';

/** A number on its way into the box, and the text that it replaces. */
interface Moved {
  readonly text: string;
  readonly over: string;
}

/**
 * A slider for the number of a box with two limits. The box is the field: the slider has no name, and each of its moves
 * is an edit of the box. While a calculation is running a move waits, because an edit would end the worker; the last
 * one counts.
 */
export function NumberSlider({ field, value, onChange }: SliderProps) {
  const { live, isBusy } = useFormEnvironment();
  const scale = useMemo(() => sliderScale(field), [field]);
  const [waiting, setWaiting] = useState<Moved | null>(null);
  const unit = useUnit(field);
  // What was typed meanwhile is the visitor's last word.
  const moved = waiting?.over === value ? waiting : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the calculation has ended, regardless of moves made meanwhile
  useEffect(() => {
    if (isBusy || waiting === null) return;
    setWaiting(null);
    if (moved !== null) send(moved.text);
  }, [isBusy]);

  function send(text: string): void {
    live?.moves();
    onChange(text);
  }

  if (scale === null) return null;
  const text = moved?.text ?? value;
  const number = readNumber(text);
  const isNumber = number !== null && !Number.isNaN(number);
  return (
    <Range
      type="range"
      aria-label={`${field.label}, slider`}
      aria-valuetext={isNumber ? `${text.trim()}${unit}` : 'no number yet'}
      min={0}
      max={scale.last}
      value={isNumber ? scale.positionOf(number) : 0}
      data-print="no"
      onChange={(event) => {
        const next = scale.textAt(Number(event.target.value));
        if (isBusy) setWaiting({ text: next, over: value });
        else if (next !== value) send(next);
      }}
    />
  );
}

/** Returns the unit of the box to be spoken after a number, or the chosen one where the form has a choice for it. */
function useUnit({ unit, unitIn, scores }: FieldOfKind<'number'>): string {
  const { fields, values } = useFormEnvironment();
  if (scores !== undefined) return '';
  if (unit !== undefined) return ` ${unit}`;
  const choice = unitIn === undefined ? undefined : fields[unitIn];
  if (choice?.kind !== 'choice' || unitIn === undefined) return '';
  const chosen = choice.options.find((option) => option.value === values?.[unitIn]);
  return chosen === undefined ? '' : ` ${chosen.label}`;
}

const Range = styled.input`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin: 0;
  accent-color: ${color('accent')};
  cursor: pointer;
`;
