import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { FormulaOfComposition } from '#workers/formulas/percent-composition.ts';

/** Returns the measured percentages beside those of the formula that fits best. */
export function analysisChart({ analysis }: FormulaOfComposition): ChartBlock {
  return namedBars({
    title: 'Measured and calculated composition',
    summary: 'Calculated from the empirical formula that fits best.',
    of: 'Element',
    y: { label: 'Share of the mass', unit: '%', decimals: 2 },
    names: analysis.map(({ symbol }) => symbol),
    series: [
      { name: 'Measured', values: analysis.map(({ measured }) => measured) },
      { name: 'Calculated', values: analysis.map(({ calculated }) => calculated) },
    ],
  });
}
