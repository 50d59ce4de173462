/** The SI prefix in which a quantity reads best. The figure itself keeps its unit. */
import { fixed } from '#src/kit/format.ts';
import type { Figure } from '#src/kit/presentation.ts';
import { roundedAt } from '#src/kit/writing.ts';
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

/** Within these a number reads well in any unit. */
const LEAST = 0.1;
const MOST = 10_000;

/**
 * Returns a figure of less than 0.1 or of 10,000 and more in the prefix that makes it a number from 1 to 1000, with the
 * same digits: '15 µg' for 0.000015 g.
 *
 * @returns null where the figure reads well, its unit takes no prefixes, or none of them is near
 */
export function prefixedReading({ value, written, unit }: Figure): string | null {
  const { unit: base = '', per = '' } = UNIT.exec(unit ?? '')?.groups ?? {};
  const family = FAMILIES.find((units) => units.includes(base));
  if (family === undefined || written === undefined || typeof value !== 'number') return null;
  const number = roundedAt(value * written.scale, written.lastPlace);
  const size = Math.abs(number);
  if (size === 0 || (size >= LEAST && size < MOST)) return null;
  const steps = Math.floor(Math.log10(size) / 3);
  const prefixed = family[family.indexOf(base) - steps];
  if (prefixed === undefined) return null;
  const digits = fixed(number / 1000 ** steps, Math.max(0, 3 * steps - written.lastPlace));
  return shownText(`${digits} ${prefixed}${per}`);
}
