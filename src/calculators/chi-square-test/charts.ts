import { uniquelyNamed } from '#src/calculators/families/boxPlot.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { FitResult, TableResult } from '#workers/formulas/chi-square-test.ts';

/** Residuals beyond this are farther from 0 than chance alone explains in one cell of twenty. */
export const FAR = 2;

/** Returns the observed counts as bars with the expected ones as points. */
export function fitChart({ categories }: FitResult): ChartBlock {
  const points = (of: 'observed' | 'expected') =>
    categories.map((category, at) => ({ x: at + 1, y: category[of], label: category.name }));
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Observed and expected counts',
      summary: 'Observed counts as bars, expected counts as points.',
      x: { label: 'Category', decimals: 0, counted: true },
      y: { label: 'Count', reaches: [0] },
      series: [
        { name: 'Observed', marks: 'bars', points: points('observed') },
        { name: 'Expected', marks: 'points', points: points('expected') },
      ],
    },
  };
}

/** Returns the adjusted residuals, a dot for each cell. */
export function residualChart({ rowNames, adjustedResiduals }: TableResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Adjusted residuals',
      summary:
        'One dot for each cell: to the right more than expected, to the left fewer. Hollow dots lie beyond 2, farther than chance usually goes.',
      x: { label: 'Adjusted residual', reaches: [-FAR, FAR] },
      rows: uniquelyNamed(
        adjustedResiduals.map((row, at) => ({
          label: rowNames[at] ?? '',
          dots: row.map((x) => (Math.abs(x) > FAR ? { x, isMarked: true } : { x })),
        })),
      ),
      marks: [
        { x: -FAR, label: 'Fewer than expected' },
        { x: FAR, label: 'More than expected' },
      ],
    },
  };
}
