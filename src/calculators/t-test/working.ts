import { asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { TTestInput, TTestResult } from '#workers/formulas/t-test.ts';

/** Returns t; of two groups also their difference and its standard error. */
export function workingOf(
  result: TTestResult,
  { design }: TTestInput,
  figure: FigureOf<ResultKey<TTestResult>>,
): readonly WorkingStep[] {
  const { groups, difference, standardError, welch } = result;
  const [first, second] = groups;
  const [shownDifference, shownError, shownT] = [figure('difference'), figure('standardError'), figure('statistic')];
  const ofGroups: readonly WorkingStep[] =
    first === undefined || second === undefined || design !== 'two-sample'
      ? []
      : [
          {
            label: 'Difference of the means',
            formula: 'x̄₁ − x̄₂',
            substituted: `${asTerm(workingNumber(first.mean, shownDifference.written))} − ${asTerm(workingNumber(second.mean, shownDifference.written))}`,
            value: shownDifference.text,
          },
          {
            label: 'Standard error, Welch',
            formula: 'SE = √(s₁² ÷ n₁ + s₂² ÷ n₂)',
            substituted: `√(${workingNumber(first.standardDeviation, shownError.written)}² ÷ ${first.count} + ${workingNumber(second.standardDeviation, shownError.written)}² ÷ ${second.count})`,
            value: shownError.text,
          },
        ];
  return [
    ...ofGroups,
    {
      label: 't',
      formula: welch === null ? 't = difference ÷ (s ÷ √n)' : 't = difference ÷ SE',
      substituted: `${asTerm(workingNumber(difference, shownT.written))} ÷ ${workingNumber(standardError, shownT.written)}`,
      value: shownT.text,
    },
  ];
}
