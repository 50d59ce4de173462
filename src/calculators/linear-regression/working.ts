import { asTerm } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

/** Returns t of the slope, and the first unknown read from the line. */
export function workingOf(
  { slope, intercept, slopeStandardError, statistic, inverse, count }: LinearRegressionResult,
  figure: FigureOf<ResultKey<LinearRegressionResult>>,
): readonly WorkingStep[] {
  const steps: WorkingStep[] = [
    {
      label: 'Slope by least squares',
      formula: 'b = Σ(x − x̄)(y − ȳ) ÷ Σ(x − x̄)²',
      substituted: `over ${count} points`,
      value: figure('slope').text,
    },
  ];
  if (statistic !== null)
    steps.push({
      label: 't of the slope',
      formula: 't = b ÷ SE',
      substituted: `${asTerm(String(slope))} ÷ ${slopeStandardError}`,
      value: figure('statistic').text,
    });
  const [first] = inverse;
  if (first !== undefined)
    steps.push({
      label: 'First unknown',
      formula: 'x = (y − a) ÷ b',
      substituted: `(${asTerm(String(first.y))} − ${asTerm(String(intercept))}) ÷ ${asTerm(String(slope))}`,
      value: figure('inverse.0.x').text,
    });
  return steps;
}
