/** Formats masses, moles and concentrations for pages about amounts of substance. */
import { exponent, fixed } from '#src/kit/format.ts';
import type { Figure } from '#src/kit/presentation.ts';
import { numeral, type Writing } from '#src/kit/writing.ts';

/** From here on plain digits are harder to read than a power of ten. */
const LARGE = 1e9;

/**
 * Formats with `decimals` after the point; a number that would show fewer than two of its digits that way, or more than
 * nine before the point, with a power of ten: 0.4250, 3.125e-5.
 */
export function amountText(value: number, decimals: number): string {
  const size = Math.abs(value);
  const isPlain = value === 0 || (size >= 10 ** (1 - decimals) && size < LARGE);
  return isPlain ? fixed(value, decimals) : exponent(value, 3);
}

/** @param missing text shown when there is no value */
export function amountFigure<Field extends string>(
  field: Field,
  label: string,
  value: number | null,
  {
    decimals,
    unit,
    missing = 'not defined',
  }: { readonly decimals: number; readonly unit?: string; readonly missing?: string },
): Figure<Field> {
  if (value === null) return { field, label, value, text: missing };
  return { field, label, value, text: amountText(value, decimals), ...(unit === undefined ? {} : { unit }) };
}

/** Writes as `amountText`. */
export function amount(decimals: number): Writing {
  return (value) => numeral(amountText(value, decimals));
}
