import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Cell, FactsBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { AnovaResult } from '#workers/formulas/anova.ts';

type Key = ResultKey<AnovaResult>;

const MOST_DRAWN = 100;
const PAIR = ['group', 'reference', 'difference', 'lower', 'upper', 'pValue'] as const;

/** Returns the usual table of an analysis of variance. */
export function varianceTable(figure: FigureOf<Key>): TableBlock<Key> {
  const row = (label: string, key: 'between' | 'within'): readonly Cell<Key>[] => [
    label,
    figure(`${key}.sumOfSquares`),
    figure(`${key}.degreesOfFreedom`),
    figure(`${key}.meanSquare`),
  ];
  return {
    kind: 'table',
    title: 'Analysis of variance',
    columns: [
      { label: 'Source' },
      ...['Sum of squares', 'Degrees of freedom', 'Mean square'].map((label) => ({ label, numeric: true })),
    ],
    rows: [
      row('between groups', 'between'),
      row('within groups', 'within'),
      ['total', figure('total.sumOfSquares'), figure('total.degreesOfFreedom'), ''],
    ],
  };
}

/** Returns all pairs by Tukey, and by Games-Howell where every group has a spread. */
export function pairTables(
  { tukey, gamesHowell }: AnovaResult,
  figure: FigureOf<Key>,
): readonly (TableBlock<Key> | FactsBlock<Key>)[] {
  const drawn = tukey.length > MOST_DRAWN ? { drawnRows: MOST_DRAWN } : {};
  return [
    rowsTable(figure, {
      title: 'Pairs by Tukey',
      note: 'One spread for all groups. Limits and p values hold for all pairs together.',
      list: 'tukey',
      rows: tukey.length,
      columns: PAIR,
      isFolded: false,
      ...drawn,
    }),
    gamesHowell === null
      ? { kind: 'facts', title: 'Pairs by Games-Howell', figures: [figure('gamesHowell')] }
      : rowsTable(figure, {
          title: 'Pairs by Games-Howell',
          note: 'Each group has its own spread.',
          list: 'gamesHowell',
          rows: gamesHowell.length,
          columns: [...PAIR, 'degreesOfFreedom'],
          isFolded: false,
          ...drawn,
        }),
  ];
}

/** Returns Welch's test of the means and Levene's test of the spreads. */
export function otherTests({ welch, brownForsythe }: AnovaResult, figure: FigureOf<Key>): FactsBlock<Key> {
  const ofWelch: readonly Key[] =
    welch === null
      ? ['welch']
      : ['welch.statistic', 'welch.pValue', 'welch.numeratorDegreesOfFreedom', 'welch.denominatorDegreesOfFreedom'];
  const ofSpreads: readonly Key[] =
    brownForsythe === null
      ? ['brownForsythe']
      : [
          'brownForsythe.statistic',
          'brownForsythe.pValue',
          'brownForsythe.numeratorDegreesOfFreedom',
          'brownForsythe.denominatorDegreesOfFreedom',
        ];
  return { kind: 'facts', title: 'Unequal spreads', figures: [...ofWelch, ...ofSpreads].map((key) => figure(key)) };
}

/** Returns the other groups against the control; none without one. */
export function controlTables(
  { dunnett }: AnovaResult,
  figure: FigureOf<Key>,
): readonly (TableBlock<Key> | FactsBlock<Key>)[] {
  if (dunnett === null) return [];
  return [
    rowsTable(figure, {
      title: `Against ${dunnett.control}, by Dunnett`,
      note: 'One spread for all groups. Limits and p values hold for these pairs together, which are fewer than all pairs.',
      list: 'dunnett.pairs',
      rows: dunnett.pairs.length,
      columns: [...PAIR, 'statistic'],
      isFolded: false,
    }),
    {
      kind: 'facts',
      title: 'Dunnett',
      figures: [figure('dunnett.control'), figure('dunnett.degreesOfFreedom'), figure('dunnett.criticalValue')],
    },
  ];
}

/** Returns count, mean and SD of the groups. */
export function groupTable({ groups }: AnovaResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Groups in numbers',
    list: 'groups',
    rows: groups.length,
    columns: ['name', ['count', 'Values (n)'], 'mean', 'standardDeviation'],
    isFolded: false,
  });
}

/** Returns the letters by Tukey, and by Games-Howell where every pair has enough values. */
export function letterTables(
  { letters, gamesHowellLetters }: AnovaResult,
  figure: FigureOf<Key>,
): readonly (TableBlock<Key> | FactsBlock<Key>)[] {
  return [
    rowsTable(figure, {
      title: 'Letters by Tukey',
      note: 'Groups that share a letter do not differ at this level. The largest mean has an a.',
      list: 'letters',
      rows: letters.length,
      columns: ['group', ['letters', 'Letters']],
      isFolded: false,
    }),
    gamesHowellLetters === null
      ? { kind: 'facts', title: 'Letters by Games-Howell', figures: [figure('gamesHowellLetters')] }
      : rowsTable(figure, {
          title: 'Letters by Games-Howell',
          list: 'gamesHowellLetters',
          rows: gamesHowellLetters.length,
          columns: ['group', ['letters', 'Letters']],
        }),
  ];
}
