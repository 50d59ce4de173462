import type { FieldOfKind } from '#src/kit/fields.ts';
import { readNumber } from '#src/kit/readNumber.ts';

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
