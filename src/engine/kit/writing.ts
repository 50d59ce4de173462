/** How a number of a result is written: its text, and the place of its last digit, which is known here and read off no text. */
import { fixed, short, significant } from './format.ts';

/** A number as people read it, without its unit. */
export interface WrittenNumber {
  readonly text: string;
  /** The power of ten of its last digit: -2 of '12.50', 0 of '12'. Absent: the text is words, such as 'not defined'. */
  readonly lastPlace?: number;
  /** How many significant digits it has, zeros at the end included. Absent: words. */
  readonly digits?: number;
  /** Where it is written in another unit than the declared one, 12 µL for 0.012 mL: that unit, and what the number is times the value. */
  readonly unit?: string;
  readonly scale?: number;
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
  return (value) => upToKnown(numeral(significant(value, count)), count);
}

/** Writes with up to that many significant digits, without zeros at the end: 36, 77.7778, 1.5e-9. */
export function upToDigits(count: number): Writing {
  return (value) => upToKnown(numeral(short(value, count)), count);
}

/** Zeros that only fill the places before the point are not known: 1 234 570 has six digits. */
function upToKnown({ text, lastPlace = 0, digits: shown = 0 }: WrittenNumber, count: number): WrittenNumber {
  return { text, lastPlace: Math.max(lastPlace, lastPlace + shown - count), digits: Math.min(shown, count) };
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
  const lastPlace = Number(exponent) - (point === -1 ? 0 : mantissa.length - point - 1);
  return { text, lastPlace, digits: mantissa.replace(/\D/g, '').replace(/^0+/, '').length };
}

/**
 * Writes a number that is known up to that power of ten, such as a difference of two figures: 12.50 for -2. In exponent
 * notation where zeros would take the place of unknown digits, or would be many.
 */
export function upToPlace(lastPlace: number): Writing {
  return (value) => {
    const size = value === 0 ? lastPlace : Math.floor(Math.log10(Math.abs(value)));
    const isPlain = lastPlace <= 0 && lastPlace > -10;
    return numeral(isPlain ? fixed(value, -lastPlace) : value.toExponential(digitsAfter(size - lastPlace)));
  };
}

/** At most as many as a double has. */
function digitsAfter(count: number): number {
  return Math.min(Math.max(0, count), 15);
}

/** Returns the number that is read off a written one: rounded at its last digit. */
export function roundedAt(value: number, lastPlace: number): number {
  const unit = 10 ** Math.abs(lastPlace);
  // Beyond the smallest doubles.
  if (!Number.isFinite(unit)) return value;
  return lastPlace < 0 ? Math.round(value * unit) / unit : Math.round(value / unit) * unit;
}

/** Words in place of digits. */
export function inWords(text: string): WrittenNumber {
  return { text };
}
