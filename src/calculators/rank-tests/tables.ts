import { AS_TYPED, countFigure, nameFigure, pValueFigure, statistic } from '#src/families/statisticsNumbers.ts';
import type { Block, FactsBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type {
  PairsResult,
  RankedGroup,
  RankTestsResult,
  SeveralGroupsResult,
  TwoGroupsResult,
} from '#workers/formulas/rank-tests.ts';

type Key = ResultKey<RankTestsResult>;

const MOST_DRAWN = 100;

/** Returns the figures and tables of the test that was made. */
export function figureBlocks(result: RankTestsResult): readonly Block<Key>[] {
  switch (result.test) {
    case 'mann-whitney':
      return [twoGroupFacts(result), methodTable(result), groupTable(result.groups)];
    case 'wilcoxon-signed-rank':
      return [pairFacts(result), methodTable(result)];
    case 'kruskal-wallis':
      return [severalFacts(result), groupTable(result.groups), dunnTable(result)];
  }
}

function estimateFigures({ estimate, lower, upper }: PairsResult['hodgesLehmann']) {
  return [
    statistic<Key>('hodgesLehmann.estimate', 'Hodges-Lehmann difference', estimate),
    statistic<Key>('hodgesLehmann.lower', 'Lower limit, two-sided', lower),
    statistic<Key>('hodgesLehmann.upper', 'Upper limit, two-sided', upper),
  ];
}

function twoGroupFacts(result: TwoGroupsResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    figures: [
      ...estimateFigures(result.hodgesLehmann),
      statistic('commonLanguageEffect', 'Chance that a first value is larger', result.commonLanguageEffect, {
        note: '0.5: neither group tends to have the larger values; ties count half.',
      }),
      statistic('rankBiserial', 'Rank-biserial correlation', result.rankBiserial),
      statistic('statistic', 'U of the first group', result.statistic),
      statistic('smallerStatistic', 'Smaller U', result.smallerStatistic),
    ],
  };
}

function pairFacts(result: PairsResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    figures: [
      ...estimateFigures(result.hodgesLehmann),
      statistic('rankBiserial', 'Rank-biserial correlation', result.rankBiserial),
      statistic('statistic', 'V', result.statistic, { note: 'The sum of the positive ranks.' }),
      statistic('positiveRankSum', 'Sum of the positive ranks', result.positiveRankSum),
      statistic('negativeRankSum', 'Sum of the negative ranks', result.negativeRankSum),
      countFigure('count', 'Differences', result.count),
      countFigure('zeroDifferences', 'Differences of 0, left out', result.zeroDifferences),
    ],
  };
}

function severalFacts(result: SeveralGroupsResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    figures: [
      statistic('statistic', 'H, corrected for ties', result.statistic),
      countFigure('degreesOfFreedom', 'Degrees of freedom', result.degreesOfFreedom),
      statistic('epsilonSquared', 'ε²', result.epsilonSquared, { note: 'From 0, no difference, to 1.' }),
    ],
  };
}

function methodTable({ pValueMethod, exactPValue, normal }: TwoGroupsResult | PairsResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'p value by method',
    columns: [{ label: 'Method' }, { label: 'z', numeric: true }, { label: 'p value', numeric: true }],
    rows: [
      [
        'Exact, all orders counted',
        '–',
        pValueFigure<Key>('exactPValue', 'Exact p value', exactPValue, 'More than 60 values.'),
      ],
      [
        'Normal, continuity correction',
        statistic<Key>('normal.z', 'z', normal.z),
        pValueFigure<Key>('normal.pValue', 'p value, normal', normal.pValue),
      ],
      [
        'Normal, uncorrected',
        statistic<Key>('normal.zUncorrected', 'z, uncorrected', normal.zUncorrected),
        pValueFigure<Key>('normal.pValueUncorrected', 'p value, normal, uncorrected', normal.pValueUncorrected),
      ],
      ['Headline', '', nameFigure<Key>('pValueMethod', 'Method of the headline', pValueMethod)],
    ],
  };
}

function groupTable(groups: readonly RankedGroup[]): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Groups in ranks',
    columns: [
      { label: 'Group' },
      ...['Values (n)', 'Median', 'Rank sum', 'Mean rank'].map((label) => ({ label, numeric: true })),
    ],
    rows: groups.map(({ name, count, median, rankSum, meanRank }, at) => [
      nameFigure<Key>(`groups.${at}.name`, 'Group', name),
      countFigure<Key>(`groups.${at}.count`, `Values, ${name}`, count),
      statistic<Key>(`groups.${at}.median`, `Median, ${name}`, median, { decimals: AS_TYPED }),
      statistic<Key>(`groups.${at}.rankSum`, `Rank sum, ${name}`, rankSum),
      statistic<Key>(`groups.${at}.meanRank`, `Mean rank, ${name}`, meanRank),
    ]),
    isFolded: false,
  };
}

function dunnTable({ dunn }: SeveralGroupsResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Dunn’s comparisons',
    note: 'z above 0: the group has the larger ranks. The last column is adjusted for all pairs by Holm.',
    columns: [
      { label: 'Group' },
      { label: 'Against' },
      ...['z', 'p value', 'Adjusted p value'].map((label) => ({ label, numeric: true })),
    ],
    rows: dunn.map(({ group, reference, z, pValue, adjustedPValue }, at) => {
      const pair = `${group} against ${reference}`;
      return [
        nameFigure<Key>(`dunn.${at}.group`, 'Group', group),
        nameFigure<Key>(`dunn.${at}.reference`, 'Against', reference),
        statistic<Key>(`dunn.${at}.z`, `z, ${pair}`, z),
        pValueFigure<Key>(`dunn.${at}.pValue`, `p value, ${pair}`, pValue),
        pValueFigure<Key>(`dunn.${at}.adjustedPValue`, `Adjusted p value, ${pair}`, adjustedPValue),
      ];
    }),
    isFolded: false,
    ...(dunn.length > MOST_DRAWN ? { drawnRows: MOST_DRAWN } : {}),
  };
}
