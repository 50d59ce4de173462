import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { LigationResult } from '#workers/formulas/ligation.ts';

/** Returns the insert that each of the common molar ratios needs. */
export function ratioChart({ commonRatios }: LigationResult): ChartBlock {
  return namedBars({
    title: 'Insert for common molar ratios',
    summary: 'Insert to vector in moles, for the amount of vector entered.',
    of: 'Insert : vector',
    y: { label: 'Insert', unit: 'ng', decimals: 2 },
    names: commonRatios.map(({ molarRatio }) => `${molarRatio}:1`),
    series: [{ name: 'Insert', values: commonRatios.map(({ insertMass }) => insertMass) }],
  });
}
