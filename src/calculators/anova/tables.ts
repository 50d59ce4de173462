import type { FigureOf } from '#src/kit/outputs.ts';
import type { Cell, FactsBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { AnovaResult } from '#workers/formulas/anova.ts';

type Key = ResultKey<AnovaResult>;

const MOST_DRAWN = 100;

const numeric = (labels: readonly string[]) => labels.map((label) => ({ label, numeric: true }));

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
    columns: [{ label: 'Source' }, ...numeric(['Sum of squares', 'Degrees of freedom', 'Mean square'])],
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
  const pair = (key: 'tukey' | 'gamesHowell', at: number): readonly Cell<Key>[] => [
    figure(`${key}.${at}.group`),
    figure(`${key}.${at}.reference`),
    figure(`${key}.${at}.difference`),
    figure(`${key}.${at}.lower`),
    figure(`${key}.${at}.upper`),
    figure(`${key}.${at}.pValue`),
  ];
  const columns = [
    { label: 'Group' },
    { label: 'Minus' },
    ...numeric(['Difference', 'Lower limit', 'Upper limit', 'p value']),
  ];
  const drawn = tukey.length > MOST_DRAWN ? { drawnRows: MOST_DRAWN } : {};
  return [
    {
      kind: 'table',
      title: 'Pairs by Tukey',
      note: 'One spread for all groups. Limits and p values hold for all pairs together.',
      columns,
      rows: tukey.map((_, at) => pair('tukey', at)),
      isFolded: false,
      ...drawn,
    },
    gamesHowell === null
      ? {
          kind: 'facts',
          title: 'Pairs by Games-Howell',
          figures: [figure('gamesHowell')],
        }
      : {
          kind: 'table',
          title: 'Pairs by Games-Howell',
          note: 'Each group has its own spread.',
          columns: [...columns, { label: 'Degrees of freedom', numeric: true }],
          rows: gamesHowell.map((_, at) => [...pair('gamesHowell', at), figure(`gamesHowell.${at}.degreesOfFreedom`)]),
          isFolded: false,
          ...drawn,
        },
  ];
}

/** Returns Welch's test of the means and Levene's test of the spreads. */
export function otherTests({ welch, brownForsythe }: AnovaResult, figure: FigureOf<Key>): FactsBlock<Key> {
  const ofWelch: readonly Key[] =
    welch === null
      ? ['welch']
      : ['welch.statistic', 'welch.pValue', 'welch.numeratorDegreesOfFreedom', 'welch.denominatorDegreesOfFreedom'];
  const ofSpreads: readonly Key[] =
    brownForsythe === null ? ['brownForsythe'] : ['brownForsythe.statistic', 'brownForsythe.pValue'];
  return { kind: 'facts', title: 'Unequal spreads', figures: [...ofWelch, ...ofSpreads].map((key) => figure(key)) };
}

/** Returns count, mean and SD of the groups. */
export function groupTable({ groups }: AnovaResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Groups in numbers',
    columns: [{ label: 'Group' }, ...numeric(['Values (n)', 'Mean', 'SD'])],
    rows: groups.map((_, at) => [
      figure(`groups.${at}.name`),
      figure(`groups.${at}.count`),
      figure(`groups.${at}.mean`),
      figure(`groups.${at}.standardDeviation`),
    ]),
    isFolded: false,
  };
}
