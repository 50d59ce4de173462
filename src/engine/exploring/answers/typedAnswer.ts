/** What somebody typed as the answer to a figure: the number in the figure's unit, and how finely it was written. */
import { typedNumber } from '#src/engine/form/onDemand/typedNumber.ts';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { unitsLike } from '#src/engine/kit/onDemand/units.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';

/** A typed number, compared with a figure. */
export interface TypedAnswer {
  readonly kind: 'typed';
  /** In the unit of the figure. */
  readonly value: number;
  /** As typed, in the unit that was typed. */
  readonly number: number;
  /** The unit behind the number, where it is another than the figure's. */
  readonly unit?: string;
  /** Half a unit of the last digit, in the unit of the figure: 0.005 of 12.50. */
  readonly half: number;
  /** The same where zeros at the end of a whole number only fill its places: 50 of 1200. */
  readonly coarseHalf: number;
  /** A fraction such as 1/3, which is not rounded. */
  readonly isExact: boolean;
}

interface UnreadableAnswer {
  readonly kind: 'unreadable';
  /** A sentence. */
  readonly words: string;
}

/** Digits beyond these are noise of binary fractions. */
const CERTAIN_DIGITS = 15;
const FRACTION = /\d\s*[/⁄∕]\s*\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;

/** Reads a typed number with its unit, if it has one, as a number box of that unit does. */
export function typedAnswer(text: string, figure: Pick<Figure, 'label' | 'unit'>): TypedAnswer | UnreadableAnswer {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'unreadable', words: 'Enter your answer first.' };
  const read = typedNumber(withoutOwnUnit(trimmed, figure.unit), boxFor(figure), { fields: {}, isStrict: false });
  if (read.kind === 'unreadable') return { kind: 'unreadable', words: `${read.text}.` };
  const number = readNumber(read.text) ?? Number.NaN;
  const unit = read.unit === figure.unit ? undefined : read.unit;
  const { times = 1, zero = 0 } = unitsLike(figure.unit ?? '').find((choice) => choice.unit === unit) ?? {};
  const { last, filled } = placesOf(read.text);
  return {
    kind: 'typed',
    value: Number(((number - zero) * times).toPrecision(CERTAIN_DIGITS)),
    number,
    ...(unit === undefined ? {} : { unit }),
    half: (10 ** last / 2) * times,
    coarseHalf: (10 ** (last + filled) / 2) * times,
    isExact: FRACTION.test(trimmed),
  };
}

/** The figure's own unit may be words, such as 'per time unit'. */
function withoutOwnUnit(text: string, unit: string | undefined): string {
  return unit !== undefined && text.endsWith(` ${unit}`) ? text.slice(0, -unit.length).trimEnd() : text;
}

/** A box that takes the unit of the figure and all others of its quantity; a number without unit may be a percentage. */
function boxFor({ label, unit }: Pick<Figure, 'label' | 'unit'>): FieldOfKind<'number'> {
  if (unit === undefined) return { kind: 'number', label, min: 0, max: 1 };
  const units = unitsLike(unit);
  return { kind: 'number', label, unit, ...(units.length === 0 ? {} : { units }) };
}

/** The power of ten of the last digit, and the number of zeros at the end of a whole number. */
function placesOf(text: string): { readonly last: number; readonly filled: number } {
  const [mantissa = '', exponent = '0'] = text.trim().toLowerCase().split('e');
  const digits = mantissa.replace(/[^\d.,]/g, '');
  const [whole = '', fraction] = digits.split(/[.,]/);
  const power = Number(exponent.replace('−', '-'));
  if (fraction !== undefined) return { last: power - fraction.length, filled: 0 };
  const significant = whole.replace(/^0+/, '');
  return { last: power, filled: significant.length - 1 - [...significant].findLastIndex((digit) => digit !== '0') };
}
