import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';

/** How far a drawn number lies from the example's, as a factor. */
const WIDEST = 2.5;
/** Significant digits of a drawn number. */
const DIGITS = 3;

/**
 * Returns a number near the example's, as it would be typed: within the field's limits, with at most three significant
 * digits, whole where the field counts. Blank and unreadable examples stay as they are, as does a 0 without limits.
 *
 * @param random gives numbers from 0 to below 1; called once
 * @param hasOwnLimits false where the number is typed in another unit than the field's, which the limits are not in
 */
export function drawNumber(
  field: FieldOfKind<'number'>,
  example: string,
  random: () => number,
  hasOwnLimits = true,
): string {
  const share = random();
  const given = readNumber(example);
  if (given === null || Number.isNaN(given)) return example;
  const min = hasOwnLimits ? (field.min ?? -Infinity) : -Infinity;
  const max = hasOwnLimits ? (field.max ?? Infinity) : Infinity;
  const [least, most] = around(given, min, max);
  const drawn = least + share * (most - least);
  const nice = isCounted(field, given) ? Math.round(drawn) : drawn;
  const rounded = Number(nice.toPrecision(DIGITS));
  return rounded >= min && rounded <= max ? String(rounded) : example;
}

function around(given: number, min: number, max: number): readonly [number, number] {
  if (given === 0) return Number.isFinite(min) && Number.isFinite(max) ? [min, max] : [0, 0];
  const ends = [given / WIDEST, given * WIDEST];
  return [Math.max(min, Math.min(...ends)), Math.min(max, Math.max(...ends))];
}

/** A score and a hint that says 'whole' decide, and so does a whole example that is counted or has two digits. */
function isCounted(field: FieldOfKind<'number'>, given: number): boolean {
  const { hint = '', isExact = false } = field;
  if (/\bwhole\b/i.test(hint)) return true;
  return Number.isInteger(given) && (isExact || isScore(field) || Math.abs(given) >= 10);
}

/** Whole limits at most ten apart. */
function isScore({ scores, min = Number.NaN, max = Number.NaN }: FieldOfKind<'number'>): boolean {
  return scores !== undefined || (Number.isInteger(min) && Number.isInteger(max) && max - min <= 10);
}
