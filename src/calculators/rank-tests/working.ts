import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { RankTestsResult } from '#workers/formulas/rank-tests.ts';

/** Returns the statistic from the rank sums, and the effect size. */
export function workingOf(
  result: RankTestsResult,
  figure: FigureOf<ResultKey<RankTestsResult>>,
): readonly WorkingStep[] {
  if (result.test === 'kruskal-wallis') {
    const epsilon = figure('epsilonSquared');
    const count = result.groups.reduce((sum, group) => sum + group.count, 0);
    const substituted = `${workingNumber(result.statistic, epsilon.written)} ÷ (${count} − 1)`;
    return [{ label: 'Effect size', formula: 'ε² = H ÷ (N − 1)', substituted, value: epsilon.text }];
  }
  if (result.test === 'wilcoxon-signed-rank') {
    const { positiveRankSum, negativeRankSum, count, zeroDifferences, rankBiserial } = result;
    const n = count - zeroDifferences;
    return [
      {
        label: 'Rank-biserial correlation, without its sign',
        formula: '|W₊ − W₋| ÷ (n·(n + 1) ÷ 2)',
        substituted: `|${positiveRankSum} − ${negativeRankSum}| ÷ (${n}·(${n} + 1) ÷ 2)`,
        value: statisticText(Math.abs(rankBiserial)),
      },
    ];
  }
  const [first, second] = result.groups;
  if (first === undefined || second === undefined) return [];
  return [
    {
      label: 'U of the first group',
      formula: 'U = R₁ − n₁·(n₁ + 1) ÷ 2',
      substituted: `${first.rankSum} − ${first.count}·(${first.count} + 1) ÷ 2`,
      value: figure('statistic').text,
    },
    {
      label: 'Chance that a first value is larger',
      formula: 'U ÷ (n₁·n₂)',
      substituted: `${result.statistic} ÷ (${first.count}·${second.count})`,
      value: figure('commonLanguageEffect').text,
    },
  ];
}
