import type { FieldOfKind } from '#src/kit/fields.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { counted, isMeasured } from '#src/kit/unitFields.ts';

/** The remark under a number box: how its text was read, or that it cannot be read. */
export interface NumberReading {
  readonly kind: 'reading' | 'unreadable';
  readonly text: string;
}

const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** Significant digits shown of a number that a conversion of units gave endless digits. */
const DIGITS_SHOWN = 9;
/** Characters of an unreadable text that are quoted. */
const MOST_QUOTED = 40;
/** In many locales this is a thousand or more: 1.200, 15.000. */
const MAYBE_THOUSANDS = /^-?[1-9]\d{0,2}\.\d\d0$/;
const COMMA_OF_TWO_MEANINGS = /^(?<sign>[+\-−]?)(?<whole>\d[\d\s]*),(?<three>\d{3})$/;

/**
 * Returns the remark on a typed number.
 *
 * @param unit the unit that is chosen for the field's number
 * @returns null when no remark is needed: the text is blank, or an unambiguous number in the field's own unit
 */
export function numberReading(text: string, field?: FieldOfKind<'number'>, unit?: string): NumberReading | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const value = readNumber(trimmed);
  if (isMeasured(field) && unit !== undefined && unit !== field.unit && !Number.isNaN(value)) {
    const own = counted(field, value, unit);
    if (own === null || Number.isNaN(own)) return { kind: 'unreadable', text: 'This number is too large' };
    return { kind: 'reading', text: `Counted as ${Number(own.toPrecision(DIGITS_SHOWN))} ${field.unit}` };
  }
  if (PLAIN.test(trimmed) && !MAYBE_THOUSANDS.test(trimmed)) return null;
  if (value !== null && !Number.isNaN(value)) {
    const read = String(value);
    return read === trimmed ? null : { kind: 'reading', text: `Read as ${read}` };
  }
  const quoted = `“${trimmed.length > MOST_QUOTED ? `${trimmed.slice(0, MOST_QUOTED)}…` : trimmed}”`;
  const { sign, whole, three } = COMMA_OF_TWO_MEANINGS.exec(trimmed)?.groups ?? {};
  if (whole === undefined) return { kind: 'unreadable', text: `${quoted} is not a number` };
  const number = sign + whole.replace(/\s/g, '');
  return {
    kind: 'unreadable',
    text: `The comma in ${quoted} could mean two things: write ${number}.${three} or ${number}${three}`,
  };
}
