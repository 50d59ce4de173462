import type { ChartBlock } from '#src/kit/presentation.ts';
import type { HorseWeightInput, HorseWeightResult } from '#workers/formulas/horse-weight.ts';

/** Returns the estimate in its range, in the unit of the tape. */
export function rangeChart(
  { weightLb, weightKg, rangeLb, rangeKg }: HorseWeightResult,
  { unit }: HorseWeightInput,
): ChartBlock {
  const [estimate, { min, max }, weightUnit] = unit === 'in' ? [weightLb, rangeLb, 'lb'] : [weightKg, rangeKg, 'kg'];
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'Estimated weight and its range',
      summary: 'The true weight may differ from the estimate by 10 percent in either direction.',
      axis: { label: 'Weight', unit: weightUnit, decimals: 0 },
      spans: [{ label: 'Range, ±10 %', from: min, to: max }],
      marks: [{ label: 'Estimate', at: estimate }],
    },
  };
}
