import { type KeyboardEvent, useEffect, useState } from 'react';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { readNumber, twoMeanings } from '#src/engine/kit/readNumber.ts';
import { fieldIn, isMeasured } from '#src/engine/kit/unitFields.ts';
import { useControl, useFormEnvironment } from '../FormEnvironment.ts';
import { ScoreMeanings } from '../lazyBoxes.ts';
import type { numberReading } from '../onDemand/numberReading.ts';
import { LineBox, Reading } from './controlLook.ts';
import { UnitFrame } from './UnitFrame.tsx';
import type { BoxProps, UnitProps } from './widget.ts';

/** Blank, or a number that needs no remark: three decimals may be meant as thousands. */
const PLAIN = /^(?:-?\d+(?:\.(?:\d\d?|\d{4,}))?)?$/;

interface NumberBoxProps extends BoxProps<'number', string> {
  readonly unit?: UnitProps | undefined;
}

/**
 * A number as typed. No key is blocked and nothing is reformatted; a remark below shows how the text was read, when it
 * was not plain or is in another unit than the formula's. Unreadable text is reported once the visitor has left the
 * box, and shown while the box is invalid. Changing the unit leaves the text as it is, so that the unit can be chosen
 * before or after typing.
 */
export function NumberBox({ field, name, value, onChange, spokenLabel, describedBy, unit }: NumberBoxProps) {
  const { announce, fault, fields, isStrict, live } = useFormEnvironment();
  const [left, setLeft] = useState(false);
  const [reader, setReader] = useState<{ readonly read: typeof numberReading }>();
  const isPlain =
    PLAIN.test(value) &&
    !(isStrict && twoMeanings(value) !== null) &&
    (unit?.chosen === undefined || unit.chosen === field.unit);
  const found = isPlain ? null : reader?.read(value, field, unit?.chosen, { fields, isStrict });
  const shown = isMeasured(field) ? fieldIn(field, unit?.chosen) : field;
  const isUnreadable = found?.kind === 'unreadable';
  const reading = isUnreadable && !left && !fault?.controls.has(name) ? null : (found ?? null);
  const readingId = `reading-${name}`;
  // Numeric keypads on phones may lack a minus sign.
  const mayBeNegative = (shown.min ?? -1) < 0;
  const control = useControl(name, describedBy, reading === null ? undefined : readingId);

  useEffect(() => {
    if (isPlain) return;
    // Without it the box says nothing; what cannot be read is refused all the same.
    import('../onDemand/numberReading.ts').then(
      ({ numberReading: read }) => setReader({ read }),
      () => {},
    );
  }, [isPlain]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the box is left, regardless of what is entered later
  useEffect(() => {
    if (left && isUnreadable) announce(`${spokenLabel ?? field.label}: ${found.text}`);
  }, [left, reader]);

  function step(event: KeyboardEvent): void {
    // Arrow keys select a candidate of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const next = stepped(value, shown, event.key === 'ArrowUp' ? 1 : -1);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  }

  const box = (
    <LineBox
      {...control}
      type="text"
      inputMode={mayBeNegative ? 'text' : 'decimal'}
      spellCheck={false}
      aria-label={spokenLabel}
      placeholder={shown.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={step}
      onFocus={() => setLeft(false)}
      onBlur={() => whenPointerIsUp(() => setLeft(true))}
    />
  );

  return (
    <div>
      {unit === undefined ? (
        box
      ) : (
        <UnitFrame data-unit-frame>
          {box}
          {unit.shown}
        </UnitFrame>
      )}
      {live !== undefined && spokenLabel === undefined && (
        <live.Slider field={shown} value={value} onChange={onChange} />
      )}
      {reading !== null && (
        <Reading id={readingId} $unreadable={isUnreadable}>
          {reading.text}
        </Reading>
      )}
      {field.scores !== undefined && <ScoreMeanings {...field.scores} />}
    </div>
  );
}

/**
 * A mouse button or a finger is down. Tracked by events, because Firefox matches `:active` only after the focus has
 * moved.
 */
let isDown = false;

const TELLS_DOWN = { mousedown: true, mouseup: false, dragend: false, keydown: false };

if (typeof window !== 'undefined') {
  for (const [type, tells] of Object.entries(TELLS_DOWN)) {
    window.addEventListener(
      type,
      () => {
        isDown = tells;
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * Calls back once no mouse button or finger is down: immediately, or once the current press has become a click. A box
 * that grows as it loses the focus to a press would move the pressed button away from under the pointer, and the
 * browser would not fire a click.
 */
function whenPointerIsUp(act: () => void): void {
  // The click follows the release before any timer.
  if (isDown) addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}

/** Number of decimals that `toFixed` always accepts. */
const MOST_DECIMALS = 20;

/**
 * Returns the text of a number box after Up (`direction` 1) or Down (-1): the number moved by the field's step, within
 * its limits, with the decimals of both kept. A blank box counts as 0.
 *
 * @returns null when the text cannot be read or the number cannot move
 */
export function stepped(text: string, field: FieldOfKind<'number'>, direction: 1 | -1): string | null {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step = 1 } = field;
  const value = readNumber(text);
  if (Number.isNaN(value)) return null;
  const from = value ?? 0;
  const moved = from + direction * step;
  const within = Math.min(Math.max(moved, min), max);
  if (within === value) return null;
  if (within !== moved) return String(within);
  return moved.toFixed(Math.min(Math.max(decimalsOf(from), decimalsOf(step)), MOST_DECIMALS));
}

/** Returns the number of decimals, exponents included: 2 for 0.25, 7 for 1e-7. */
function decimalsOf(value: number): number {
  if (!Number.isFinite(value)) return 0;
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const fraction = mantissa.split('.')[1] ?? '';
  return Math.max(0, fraction.length - Number(exponent));
}
