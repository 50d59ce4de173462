import { short } from '#src/engine/kit/format.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import { shareBar } from './shareBar.ts';

/** Returns the isotopes of an element as parts of it. Abundances in percent. */
export function isotopeChart(isotopes: readonly { readonly name: string; readonly abundance: number }[]): ChartBlock {
  return shareBar(
    'Abundance of each isotope',
    'The more abundant an isotope is, the more its mass counts in the average.',
    isotopes.map(({ name, abundance }) => [name, abundance, `${short(abundance)} %`]),
  );
}
