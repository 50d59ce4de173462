import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { RankedGroup, RankTestsResult, SeveralGroupsResult } from '#workers/formulas/rank-tests.ts';

type Key = ResultKey<RankTestsResult>;

const MOST_DRAWN = 100;

const ESTIMATE: readonly Key[] = ['hodgesLehmann.estimate', 'hodgesLehmann.lower', 'hodgesLehmann.upper'];
const FACTS: Readonly<Record<RankTestsResult['test'], readonly Key[]>> = {
  'mann-whitney': [...ESTIMATE, 'commonLanguageEffect', 'rankBiserial', 'statistic', 'smallerStatistic'],
  'wilcoxon-signed-rank': [
    ...ESTIMATE,
    'rankBiserial',
    'statistic',
    'positiveRankSum',
    'negativeRankSum',
    'count',
    'zeroDifferences',
  ],
  'kruskal-wallis': ['statistic', 'degreesOfFreedom', 'epsilonSquared'],
};

/** Returns the figures and tables of the test that was made. */
export function figureBlocks(result: RankTestsResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  const facts: Block<Key> = { kind: 'facts', figures: FACTS[result.test].map((key) => figure(key)) };
  switch (result.test) {
    case 'mann-whitney':
      return [facts, methodTable(figure), groupTable(result.groups, figure)];
    case 'wilcoxon-signed-rank':
      return [facts, methodTable(figure)];
    case 'kruskal-wallis':
      return [facts, groupTable(result.groups, figure), dunnTable(result, figure)];
  }
}

function methodTable(figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'p value by method',
    columns: [{ label: 'Method' }, { label: 'z', numeric: true }, { label: 'p value', numeric: true }],
    rows: [
      ['Exact, all orders counted', '–', figure('exactPValue')],
      ['Normal, continuity correction', figure('normal.z'), figure('normal.pValue')],
      ['Normal, uncorrected', figure('normal.zUncorrected'), figure('normal.pValueUncorrected')],
      ['Headline', '', figure('pValueMethod')],
    ],
  };
}

function groupTable(groups: readonly RankedGroup[], figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Groups in ranks',
    list: 'groups',
    rows: groups.length,
    columns: ['name', ['count', 'Values (n)'], 'median', 'rankSum', 'meanRank'],
    isFolded: false,
  });
}

function dunnTable({ dunn }: SeveralGroupsResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Dunn’s comparisons',
    note: 'z above 0: the group has the larger ranks. The last column is adjusted for all pairs by Holm.',
    list: 'dunn',
    rows: dunn.length,
    columns: ['group', 'reference', 'z', 'pValue', 'adjustedPValue'],
    isFolded: false,
    ...(dunn.length > MOST_DRAWN ? { drawnRows: MOST_DRAWN } : {}),
  });
}
