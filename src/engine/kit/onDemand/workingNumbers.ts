/** Formats numbers within the lines of a working. */
import type { WrittenNumber } from '../writing.ts';

const LEAST_HANDED_ON = 8;
const DIGITS_TO_SPARE = 3;
/** All significant digits of a double; more are artifacts of binary fractions. */
const MOST_DIGITS = 15;

/**
 * Formats a value within a line of a working, with enough digits for the line to yield the number printed beside it:
 * three more than that shows, at least eight, no trailing zeros.
 *
 * @param printed how the number beside the line is written: what `decimals(2)` returns, or `written` of a figure. Absent: eight digits
 */
export function workingNumber(value: number, { digits: shown = 0, lastPlace = 0 }: Printed = {}): string {
  const firstPlace = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  // Products need significant digits, sums need decimals.
  const digits = DIGITS_TO_SPARE + Math.max(shown, firstPlace + 1 - Math.min(lastPlace, 0));
  return String(Number(value.toPrecision(Math.min(Math.max(digits, LEAST_HANDED_ON), MOST_DIGITS))));
}

type Printed = Pick<WrittenNumber, 'lastPlace' | 'digits'>;

/**
 * Formats a typed number for display. One of more than nine digits was converted from another unit and is rounded to
 * six.
 */
export function typedNumber(value: number): string {
  const typed = Number(value.toPrecision(12));
  return String(typed === Number(value.toPrecision(9)) ? typed : Number(value.toPrecision(6)));
}

/** Formats a number within a term: a negative one with a true minus and in brackets, (−3.5). */
export function asTerm(text: string): string {
  return text.startsWith('-') ? `(−${text.slice(1)})` : text;
}

/** Formats a number that is added to something: '+ 3.5', '− 3.5'. */
export function asAddend(text: string): string {
  return text.startsWith('-') ? `− ${text.slice(1)}` : `+ ${text}`;
}
