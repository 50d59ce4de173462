import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import { namedBars } from './namedBars.ts';

/**
 * Returns the isotopes of an element as in a mass spectrum.
 *
 * @param of what their names are
 * @param isotopes abundance in percent
 */
export function isotopeChart(
  of: string,
  isotopes: readonly { readonly name: string; readonly abundance: number }[],
): ChartBlock {
  return namedBars({
    title: 'Abundance of each isotope',
    summary: 'The more abundant an isotope is, the more its mass counts in the average.',
    of,
    y: { label: 'Abundance', unit: '%' },
    names: isotopes.map(({ name }) => name),
    series: [{ name: 'Abundance', values: isotopes.map(({ abundance }) => abundance) }],
  });
}
