/** Other numbers of about the same size, written in the ways in which people write them. */
import type { Chance } from './chance.ts';

/** A number and how it stands in a line. */
export interface WrittenNumber {
  readonly value: number;
  readonly text: string;
  /** Written so that it may be another number as well: nothing may be answered as if it were certain, except by what else is in the line. */
  readonly other?: number;
}

/**
 * Another number.
 *
 * @param isWhole counts stay whole numbers
 */
export function otherNumber(chance: Chance, value: number, isWhole: boolean): number {
  const size = value === 0 ? chance.between(0.1, 9) : value * 10 ** chance.between(-0.7, 0.7);
  if (isWhole && chance.is(0.9)) return Math.max(1, Math.round(Math.abs(size))) * Math.sign(size);
  return Number(size.toPrecision(chance.whole(1, 4)));
}

/**
 * Writes it.
 *
 * @param isPlain in digits with a point only: beside it are signs that would make another number of it
 */
export function writtenNumber(chance: Chance, value: number, isPlain: boolean): WrittenNumber {
  const plain = plainDigits(value);
  if (isPlain || plain.includes('e')) return { value, text: plain };
  const ways = [() => ({ value, text: plain }), ...waysOf(chance, value, plain)];
  return chance.of([...ways, ...(chance.is(0.5) ? [() => ({ value, text: plain })] : [])])();
}

/** The digits of a number without an exponent; as JavaScript writes it where that is long. */
function plainDigits(value: number): string {
  const [mantissa = '', power = '0'] = value.toExponential().split('e');
  const digits = mantissa.replace(/\D/g, '').length;
  const places = Math.max(0, digits - 1 - Number(power));
  return places > 12 || Math.abs(value) > 1e12 ? String(value) : value.toFixed(places);
}

function waysOf(chance: Chance, value: number, plain: string): readonly (() => WrittenNumber)[] {
  const [whole = '', fraction = ''] = plain.split('.');
  const ways: (() => WrittenNumber)[] = [];
  const add = (text: string, other?: number): void => {
    ways.push(() => (other === undefined ? { value, text } : { value, text, other }));
  };
  if (fraction !== '' && (fraction.length !== 3 || /^-?0$/.test(whole))) add(`${whole},${fraction}`);
  if (/^-?0$/.test(whole) && fraction !== '') add(`${whole.replace('0', '')}.${fraction}`);
  if (fraction === '' && chance.is(0.3)) add(`${plain}.0`);
  if (Math.abs(value) >= 1000) {
    const grouped = (mark: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
    const isShort = Math.abs(value) < 1e6 && fraction === '';
    add(`${grouped(',')}${fraction === '' ? '' : `.${fraction}`}`, isShort ? value / 1000 : undefined);
    if (fraction === '') add(grouped(' '));
    if (fraction !== '') add(`${grouped('.')},${fraction}`);
  }
  const [mantissa, power = '0'] = value.toExponential().split('e');
  const exponent = power.replace('+', '');
  if (Number(exponent) !== 0)
    for (const text of [
      `${mantissa}e${exponent}`,
      `${mantissa}E${power}`,
      `${mantissa}×10^${exponent}`,
      `${mantissa} x 10^${exponent}`,
      `${mantissa}*10^${exponent}`,
      `${mantissa}·10${raised(exponent)}`,
    ])
      add(text);
  if (mantissa === '1' && Number(exponent) > 1) add(`10^${exponent}`);
  if (value < 0) add(plain.replace('-', '−'));
  if (value >= 1e6 && value % 1e4 === 0) add(`${value / 1e6} million`);
  if (value >= 1e3 && value % 1e3 === 0) add(`${value / 1e3} thousand`);
  return ways;
}

function raised(exponent: string): string {
  return [...exponent].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)])).join('');
}
