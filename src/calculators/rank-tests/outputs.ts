import { AS_TYPED } from '#src/calculators/families/statisticsNumbers.ts';
import { limits, pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import type { RankTestsInput, RankTestsResult } from '#workers/formulas/rank-tests.ts';

export const TEST_NAMES = {
  'mann-whitney': 'Mann-Whitney test',
  'wilcoxon-signed-rank': 'Wilcoxon signed-rank test',
  'kruskal-wallis': 'Kruskal-Wallis test',
} as const;
const STATISTICS = {
  'mann-whitney': 'U of the first group',
  'wilcoxon-signed-rank': 'V',
  'kruskal-wallis': 'H, corrected for ties',
} as const;
const MANY = 'More than 60 values.';

/** The results of tests of ranks; each test has some of them. */
export const OUTPUTS: Outputs<RankTestsResult, RankTestsResult, RankTestsInput> = {
  test: { kind: 'words', label: 'Test', words: TEST_NAMES },
  pValue: pValue(({ result }) => `p value, ${TEST_NAMES[result.test]}`),
  hodgesLehmann: {
    kind: 'group',
    keys: { estimate: statistic('Hodges-Lehmann difference'), ...limits(', two-sided') },
  },
  commonLanguageEffect: statistic('Chance that a first value is larger', {
    note: '0.5: neither group tends to have the larger values; ties count half.',
  }),
  rankBiserial: statistic('Rank-biserial correlation'),
  statistic: statistic(({ result }) => STATISTICS[result.test], {
    note: ({ result }) => (result.test === 'wilcoxon-signed-rank' ? 'The sum of the positive ranks.' : undefined),
  }),
  smallerStatistic: statistic('Smaller U'),
  positiveRankSum: statistic('Sum of the positive ranks'),
  negativeRankSum: statistic('Sum of the negative ranks'),
  count: count('Differences'),
  zeroDifferences: count('Differences of 0, left out'),
  degreesOfFreedom: count('Degrees of freedom'),
  epsilonSquared: statistic('ε²', { note: 'From 0, no difference, to 1.' }),
  exactPValue: pValue('Exact p value', MANY),
  normal: {
    kind: 'group',
    keys: {
      z: statistic('z'),
      pValue: pValue('p value, normal'),
      zUncorrected: statistic('z, uncorrected'),
      pValueUncorrected: pValue('p value, normal, uncorrected'),
    },
  },
  pValueMethod: {
    kind: 'words',
    label: 'Method of the headline',
    words: { exact: 'Exact', normal: 'Normal approximation' },
  },
  smallestPValue: pValue('Smallest p value that the counts allow', MANY),
  groups: {
    kind: 'rows',
    label: 'Groups',
    of: ({ row }) => row.name,
    row: {
      name: name('Group'),
      count: count('Values'),
      median: statistic('Median', { decimals: () => AS_TYPED }),
      rankSum: statistic('Rank sum'),
      meanRank: statistic('Mean rank'),
      values: { kind: 'inner', label: 'Values' },
    },
  },
  dunn: {
    kind: 'rows',
    label: 'Dunn’s comparisons',
    of: ({ row }) => `${row.group} against ${row.reference}`,
    row: {
      group: name('Group'),
      reference: name('Against'),
      z: statistic('z'),
      pValue: pValue('p value'),
      adjustedPValue: pValue('Adjusted p value'),
    },
  },
  names: { kind: 'each', label: 'Columns', each: name('Column') },
  differences: { kind: 'inner', label: 'Differences of the pairs' },
  reading: READING,
};
