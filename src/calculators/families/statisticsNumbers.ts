/** Numbers, p values and intervals as the statistics pages write them. */

import { fixed } from '#src/engine/kit/format.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';

const DIGITS = 6;
/** All digits of a double that a table can use. */
const MOST_DIGITS = 15;
/** A p value below it is written as less than it. */
export const LEAST_DRAWN = 1e-4;
/** Decimals of a value that was typed, or of a median of two: all digits that a double holds. */
export const AS_TYPED = MOST_DIGITS;

/** Writes a number with six significant digits, or all digits before the point; very large and small ones in e notation. */
export function statisticText(value: number, digits = DIGITS): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size < 1e-5 || size >= 1e15) return shortExponent(value, digits);
  const whole = Math.floor(Math.log10(size)) + 1;
  return String(Number(value.toPrecision(Math.min(Math.max(digits, whole), MOST_DIGITS))));
}

/** A sample; a summary has no values, and one value has no SD. */
interface Sample {
  readonly mean: number;
  readonly standardDeviation: number | null;
  readonly count: number;
  readonly values: readonly number[];
}

/**
 * How many decimals the mean, median and other positions of a sample are shown with: as many as its SD has with three
 * digits and its SEM with two, however large the values are. Without spread those of the values themselves.
 */
export function decimalsOf({ mean, standardDeviation, count, values }: Sample): number {
  if (standardDeviation === null || standardDeviation === 0) return typedDecimals(values[0] ?? mean);
  const after = (digits: number, size: number) => digits - 1 - Math.floor(Math.log10(size));
  return Math.max(0, after(3, standardDeviation), after(2, standardDeviation / Math.sqrt(count)));
}

function typedDecimals(value: number): number {
  const [digits = '', power = '0'] = value.toExponential().split('e');
  return Math.max(0, digits.replace(/^-?\d\.?/, '').length - Number(power));
}

/** Writes a number with that many decimals and at most 15 digits, without zeros at the end. */
export function inDecimals(value: number, decimals: number): string {
  const size = Math.abs(value);
  const digits = size === 0 ? 1 : Math.floor(Math.log10(size)) + 1 + decimals;
  // Below half of the last decimal, as an SD beside a far larger one: the usual digits.
  return digits < 1 ? statisticText(value) : statisticText(value, Math.min(digits, MOST_DIGITS));
}

/** The same for sentences, with a true minus. */
export function decimalsInSentence(value: number, decimals: number): string {
  return inDecimals(value, decimals).replace('-', '−');
}

function shortExponent(value: number, digits: number): string {
  const [mantissa = '', power = ''] = value.toExponential(digits - 1).split('e');
  return `${Number(mantissa)}e${power}`;
}

/** For sentences: three or four digits, with a true minus. */
export function inSentence(value: number, digits = 3): string {
  return statisticText(value, digits).replace('-', '−');
}

/** Returns the figure with a sentence after its own note, which has the digits of a small p value. */
export function alsoNoted<Field extends string>(figure: Figure<Field>, sentence: string): Figure<Field> {
  return { ...figure, note: figure.note === undefined ? sentence : `${figure.note} ${sentence}` };
}

/** 'p = 0.0794', 'p < 0.0001'. */
export function pValueWords(value: number | null): string {
  if (value === null) return 'p not defined';
  return value < LEAST_DRAWN ? 'p < 0.0001' : `p = ${fixed(value, 4)}`;
}

/**
 * '95 % CI −3.37 to 0.21'; an open limit is 'no limit'.
 *
 * @param written how a limit is written; by default with three digits
 */
export function intervalWords(
  level: number,
  lower: number | null,
  upper: number | null,
  written: (limit: number) => string = inSentence,
): string {
  const limit = (value: number | null) => (value === null ? 'no limit' : written(value));
  return `${level} % CI ${limit(lower)} to ${limit(upper)}`;
}
