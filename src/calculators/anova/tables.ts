import { countFigure, decimalsOf, nameFigure, pValueFigure, statistic } from '#src/families/statisticsNumbers.ts';
import type { Cell, FactsBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { AnovaResult } from '#workers/formulas/anova.ts';

type Key = ResultKey<AnovaResult>;

const MOST_DRAWN = 100;
const CONSTANT = { missing: 'Not defined: a group has no spread.' };

const numeric = (labels: readonly string[]) => labels.map((label) => ({ label, numeric: true }));

/** Returns the usual table of an analysis of variance. */
export function varianceTable({ between, within, total }: AnovaResult): TableBlock<Key> {
  const row = (label: string, key: 'between' | 'within', value: typeof between): readonly Cell<Key>[] => [
    label,
    statistic<Key>(`${key}.sumOfSquares`, `Sum of squares ${label}`, value.sumOfSquares),
    countFigure<Key>(`${key}.degreesOfFreedom`, `Degrees of freedom ${label}`, value.degreesOfFreedom),
    statistic<Key>(`${key}.meanSquare`, `Mean square ${label}`, value.meanSquare),
  ];
  return {
    kind: 'table',
    title: 'Analysis of variance',
    columns: [{ label: 'Source' }, ...numeric(['Sum of squares', 'Degrees of freedom', 'Mean square'])],
    rows: [
      row('between groups', 'between', between),
      row('within groups', 'within', within),
      [
        'total',
        statistic<Key>('total.sumOfSquares', 'Sum of squares, total', total.sumOfSquares),
        countFigure<Key>('total.degreesOfFreedom', 'Degrees of freedom, total', total.degreesOfFreedom),
        '',
      ],
    ],
  };
}

/** Returns all pairs by Tukey, and by Games-Howell where every group has a spread. */
export function pairTables({ tukey, gamesHowell }: AnovaResult): readonly (TableBlock<Key> | FactsBlock<Key>)[] {
  const pair = (
    key: 'tukey' | 'gamesHowell',
    at: number,
    value: AnovaResult['tukey'][number],
  ): readonly Cell<Key>[] => {
    const name = `${value.group} − ${value.reference}`;
    return [
      nameFigure<Key>(`${key}.${at}.group`, 'Group', value.group),
      nameFigure<Key>(`${key}.${at}.reference`, 'Minus', value.reference),
      statistic<Key>(`${key}.${at}.difference`, `Difference, ${name}`, value.difference),
      statistic<Key>(`${key}.${at}.lower`, `Lower limit, ${name}`, value.lower),
      statistic<Key>(`${key}.${at}.upper`, `Upper limit, ${name}`, value.upper),
      pValueFigure<Key>(`${key}.${at}.pValue`, `p value, ${name}`, value.pValue),
    ];
  };
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
      rows: tukey.map((value, at) => pair('tukey', at, value)),
      isFolded: false,
      ...drawn,
    },
    gamesHowell === null
      ? {
          kind: 'facts',
          title: 'Pairs by Games-Howell',
          figures: [statistic<Key>('gamesHowell', 'Games-Howell', null, CONSTANT)],
        }
      : {
          kind: 'table',
          title: 'Pairs by Games-Howell',
          note: 'Each group has its own spread.',
          columns: [...columns, { label: 'Degrees of freedom', numeric: true }],
          rows: gamesHowell.map((value, at) => [
            ...pair('gamesHowell', at, value),
            statistic<Key>(
              `gamesHowell.${at}.degreesOfFreedom`,
              `Degrees of freedom, ${value.group} − ${value.reference}`,
              value.degreesOfFreedom,
            ),
          ]),
          isFolded: false,
          ...drawn,
        },
  ];
}

/** Returns Welch's test of the means and Levene's test of the spreads. */
export function otherTests({ welch, brownForsythe }: AnovaResult): FactsBlock<Key> {
  const ofWelch =
    welch === null
      ? [statistic<Key>('welch', 'Welch’s test', null, CONSTANT)]
      : [
          statistic<Key>('welch.statistic', 'Welch’s F', welch.statistic),
          pValueFigure<Key>('welch.pValue', 'p value, Welch', welch.pValue),
          countFigure<Key>(
            'welch.numeratorDegreesOfFreedom',
            'Degrees of freedom above, Welch',
            welch.numeratorDegreesOfFreedom,
          ),
          statistic<Key>(
            'welch.denominatorDegreesOfFreedom',
            'Degrees of freedom below, Welch',
            welch.denominatorDegreesOfFreedom,
          ),
        ];
  const ofSpreads =
    brownForsythe === null
      ? [statistic<Key>('brownForsythe', 'Brown-Forsythe test', null, { missing: 'Needs values that vary.' })]
      : [
          statistic<Key>('brownForsythe.statistic', 'Brown-Forsythe F (spreads)', brownForsythe.statistic),
          pValueFigure<Key>('brownForsythe.pValue', 'p value, Brown-Forsythe', brownForsythe.pValue),
        ];
  return { kind: 'facts', title: 'Unequal spreads', figures: [...ofWelch, ...ofSpreads] };
}

/** Returns count, mean and SD of the groups. */
export function groupTable({ groups }: AnovaResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Groups in numbers',
    columns: [{ label: 'Group' }, ...numeric(['Values (n)', 'Mean', 'SD'])],
    rows: groups.map((group, at) => {
      const { name, count, mean, standardDeviation } = group;
      const decimals = decimalsOf(group);
      return [
        nameFigure<Key>(`groups.${at}.name`, 'Group', name),
        countFigure<Key>(`groups.${at}.count`, `Values, ${name}`, count),
        statistic<Key>(`groups.${at}.mean`, `Mean, ${name}`, mean, { decimals }),
        statistic<Key>(`groups.${at}.standardDeviation`, `SD, ${name}`, standardDeviation, { decimals }),
      ];
    }),
    isFolded: false,
  };
}
