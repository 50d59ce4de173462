import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { counted, isMeasured } from '#src/engine/kit/unitFields.ts';
import { mayBeFormula } from './formulaMass.ts';
import { inFeet } from './mixedMeasure.ts';
import { type NumberForm, typedNumber } from './typedNumber.ts';
import { quotedText } from './unreadableNumber.ts';

/** What to say under a number box: how its text was read, or that it cannot be read. */
export interface NumberReading {
  readonly kind: 'reading' | 'unreadable';
  readonly text: string;
}

const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** Of a number that another unit gave endless digits. */
const DIGITS_SHOWN = 9;
/** In much of the world this is a thousand and more: 1.200, 15.000. */
const MAYBE_THOUSANDS = /^-?[1-9]\d{0,2}\.\d\d0$/;
const ALONE: NumberForm = { fields: {}, isStrict: false };

/**
 * @param unit the unit that is chosen for the field's number
 * @returns null when the text is blank, or a number in the field's own unit that can be read in one way only, which needs no remark
 */
export function numberReading(
  text: string,
  field: FieldOfKind<'number'> = { kind: 'number', label: '' },
  unit?: string,
  form = ALONE,
): NumberReading | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const typed = typedNumber(trimmed, field, form);
  if (typed.kind === 'unreadable') {
    const text = mayBeFormula(trimmed, field)
      ? `${quotedText(trimmed)} is not a number: Calculate looks it up as a formula`
      : typed.text;
    return { kind: 'unreadable', text };
  }
  const value = readNumber(typed.text) ?? Number.NaN;
  const inUnit = typed.unit ?? unit;
  if (isMeasured(field) && inUnit !== undefined && inUnit !== field.unit) {
    const own = counted(field, value, inUnit);
    if (own === null || Number.isNaN(own)) return { kind: 'unreadable', text: 'This number is too large' };
    const countedAs = `ounted as ${Number(own.toPrecision(DIGITS_SHOWN))} ${field.unit}`;
    const before = typed.unit === undefined ? inFeet(value, inUnit) : readAs(value, inUnit);
    return { kind: 'reading', text: before === null ? `C${countedAs}` : `${before}, c${countedAs}` };
  }
  if (typed.unit !== undefined) return { kind: 'reading', text: readAs(value, typed.unit) };
  if (PLAIN.test(trimmed) && !MAYBE_THOUSANDS.test(trimmed)) return null;
  const read = String(value);
  return read === trimmed ? null : { kind: 'reading', text: readAs(value) };
}

/** Feet with decimals as feet and inches too: 5.9 ft may have been meant as 5 ft 9 in. */
function readAs(value: number, unit?: string): string {
  const feet = inFeet(value, unit);
  return `Read as ${value}${unit === undefined ? '' : ` ${unit}`}${feet === null ? '' : ` (${feet})`}`;
}
