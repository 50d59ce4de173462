import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { MetabolicResult } from '#workers/formulas/metabolic-rate.ts';
import type { ActivityLevel } from '#workers/reference/activityFactors.ts';

/** Returns the energy need at every activity level, beside the basal rate. */
export function activityChart(
  { byActivity, bmr }: MetabolicResult,
  names: Readonly<Record<ActivityLevel, string>>,
): ChartBlock {
  return namedBars({
    title: 'Energy need by activity level',
    summary: 'The basal rate times the factor of each activity level.',
    of: 'Activity level',
    y: { label: 'Energy need', unit: 'kcal/day', decimals: 0 },
    names: ['Basal rate', ...byActivity.map(({ activityLevel }) => names[activityLevel])],
    series: [{ name: 'Energy need', values: [bmr, ...byActivity.map(({ tdee }) => tdee)] }],
  });
}
