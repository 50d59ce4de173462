/** How a number of a result is written: its text, and the place of its last digit, which is known here and read off no text. */
import { fixed, significant } from './format.ts';

/** A number as people read it, without its unit. */
export interface WrittenNumber {
  readonly text: string;
  /** The power of ten of its last digit: -2 of '12.50', 0 of '12'. Absent: the text is words, such as 'not defined'. */
  readonly lastPlace?: number;
  /** What the text does not show, such as digits beyond its decimals: a sentence for the end of the figure's note. */
  readonly note?: string;
}

/** Writes a number; it may be 0, negative or beyond what decimals show, and is finite. */
export type Writing = (value: number) => WrittenNumber;

/** Writes with that many decimals: 12.50. */
export function decimals(count: number): Writing {
  return (value) => numeral(fixed(value, count));
}

/** Writes with that many significant digits, zeros at the end included: 4.250. */
export function digits(count: number): Writing {
  return (value) => numeral(significant(value, count));
}

/** Writes with up to that many significant digits, without zeros at the end: 36, 77.7778, 1.5e-9. */
export function upToDigits(count: number): Writing {
  return (value) => plain(Number(value.toPrecision(count)));
}

/** Writes in exponent notation, with that many digits after the point: 3.9811e-8. */
export function power(count: number): Writing {
  return (value) => numeral(value.toExponential(count));
}

/** Writes a count, or another number that is exact: all its digits. */
export function plain(value: number): WrittenNumber {
  return numeral(String(value));
}

/** What was just written: digits, perhaps with a sign, a point and an exponent. */
export function numeral(text: string): WrittenNumber {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const point = mantissa.indexOf('.');
  return { text, lastPlace: Number(exponent) - (point === -1 ? 0 : mantissa.length - point - 1) };
}

/** Words in place of digits. */
export function inWords(text: string): WrittenNumber {
  return { text };
}
