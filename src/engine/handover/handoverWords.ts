import type { Handover } from './handoverLink.ts';

/** Significant digits of a number that is repeated in a sentence. */
const SHOWN_DIGITS = 5;

/**
 * Returns the number with its unit, rounded for a sentence: '180.16 g/mol'. Whole numbers stay whole; the field itself
 * has all digits.
 */
export function handedText({ pair, number }: Pick<Handover, 'pair' | 'number'>): string {
  const digits = Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(SHOWN_DIGITS)));
  return `${digits} ${pair.unit}`.trimEnd();
}
