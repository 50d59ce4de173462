/** The SI prefix in which a quantity reads best. The figure itself keeps its unit. */
import type { Figure } from '#src/kit/presentation.ts';
import { shownText } from './shownText.ts';

/** Units that differ by a factor of a thousand, the largest first. What follows a slash stays. */
const FAMILIES: readonly (readonly string[])[] = [
  ['kg', 'g', 'mg', 'µg', 'ng', 'pg', 'fg'],
  ['L', 'mL', 'µL', 'nL', 'pL'],
  ['km', 'm', 'mm', 'µm', 'nm', 'pm'],
  ['mol', 'mmol', 'µmol', 'nmol', 'pmol', 'fmol'],
  ['M', 'mM', 'µM', 'nM', 'pM', 'fM'],
  ['s', 'ms', 'µs', 'ns'],
  ['MDa', 'kDa', 'Da'],
];
/** A fraction of an amount per volume or time; grams per mole and doses per kilogram are not read in other prefixes. */
const UNIT = /^(?<unit>[^/]+)(?<per>\/(?:L|mL|µL|min|h|s))?$/;
const NUMBER = /^(?<sign>-?)(?<whole>\d{1,30})(?:\.(?<fraction>\d{1,30}))?(?:e(?<exponent>[+-]?\d{1,3}))?$/;

/** Within these a number reads well in any unit. */
const LEAST = 0.1;
const MOST = 10_000;

/**
 * Returns a figure of less than 0.1 or of 10,000 and more in the prefix that makes it a number from 1 to 1000, with the
 * same digits: '15 µg' for 0.000015 g.
 *
 * @returns null where the figure reads well, its unit takes no prefixes, or none of them is near
 */
export function prefixedReading({ text, unit }: Figure): string | null {
  const { unit: base = '', per = '' } = UNIT.exec(unit ?? '')?.groups ?? {};
  const family = FAMILIES.find((units) => units.includes(base));
  const number = NUMBER.exec(text)?.groups;
  const size = Math.abs(Number(text));
  if (family === undefined || number === undefined || size === 0 || (size >= LEAST && size < MOST)) return null;
  const { sign = '', whole = '', fraction = '', exponent = '0' } = number;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  // The place of the decimal point among these digits.
  const point = digits.length - fraction.length + Number(exponent);
  const steps = Math.floor((point - 1) / 3);
  const prefixed = family[family.indexOf(base) - steps];
  return prefixed === undefined ? null : shownText(`${sign}${withPoint(digits, point - 3 * steps)} ${prefixed}${per}`);
}

/** Returns the digits with a point after the first one, two or three of them. */
function withPoint(digits: string, place: number): string {
  const whole = digits.slice(0, place).padEnd(place, '0');
  const fraction = digits.slice(place);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
