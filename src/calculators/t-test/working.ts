import { statisticText } from '#src/families/statisticsNumbers.ts';
import { asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { TTestInput, TTestResult } from '#workers/formulas/t-test.ts';

/** Returns difference, standard error, t and the effect size. */
export function workingOf(result: TTestResult, { design }: TTestInput): readonly WorkingStep[] {
  const { groups, difference, statistic, standardError, welch } = result;
  const [first, second] = groups;
  const [shownDifference, shownError, shownT] = [difference, standardError, statistic].map((value) =>
    statisticText(value),
  ) as [string, string, string];
  const ofGroups: readonly WorkingStep[] =
    first === undefined || second === undefined || design !== 'two-sample'
      ? []
      : [
          {
            label: 'Difference of the means',
            formula: 'x̄₁ − x̄₂',
            substituted: `${asTerm(workingNumber(first.mean, shownDifference))} − ${asTerm(workingNumber(second.mean, shownDifference))}`,
            value: shownDifference,
          },
          {
            label: 'Standard error, Welch',
            formula: 'SE = √(s₁² ÷ n₁ + s₂² ÷ n₂)',
            substituted: `√(${workingNumber(first.standardDeviation, shownError)}² ÷ ${first.count} + ${workingNumber(second.standardDeviation, shownError)}² ÷ ${second.count})`,
            value: shownError,
          },
        ];
  return [
    ...ofGroups,
    {
      label: 't',
      formula: welch === null ? 't = difference ÷ (s ÷ √n)' : 't = difference ÷ SE',
      substituted: `${asTerm(workingNumber(difference, shownT))} ÷ ${workingNumber(standardError, shownT)}`,
      value: shownT,
    },
  ];
}
