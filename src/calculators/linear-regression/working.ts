import { statisticText } from '#src/families/statisticsNumbers.ts';
import { asTerm } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

/** Returns t of the slope, and the first unknown read from the line. */
export function workingOf({
  slope,
  intercept,
  slopeStandardError,
  statistic,
  inverse,
  count,
}: LinearRegressionResult): readonly WorkingStep[] {
  const steps: WorkingStep[] = [
    {
      label: 'Slope by least squares',
      formula: 'b = Σ(x − x̄)(y − ȳ) ÷ Σ(x − x̄)²',
      substituted: `over ${count} points`,
      value: statisticText(slope),
    },
  ];
  if (statistic !== null)
    steps.push({
      label: 't of the slope',
      formula: 't = b ÷ SE',
      substituted: `${asTerm(String(slope))} ÷ ${slopeStandardError}`,
      value: statisticText(statistic),
    });
  const [first] = inverse;
  if (first !== undefined)
    steps.push({
      label: 'First unknown',
      formula: 'x = (y − a) ÷ b',
      substituted: `(${asTerm(String(first.y))} − ${asTerm(String(intercept))}) ÷ ${asTerm(String(slope))}`,
      value: statisticText(first.x),
    });
  return steps;
}
