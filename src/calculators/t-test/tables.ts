import { countFigure, decimalsOf, nameFigure, pValueFigure, statistic } from '#src/families/statisticsNumbers.ts';
import type { ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { TTestResult } from '#workers/formulas/t-test.ts';

type Key = ResultKey<TTestResult>;

/** Returns count, mean, SD and SEM of the groups. */
export function groupTable({ groups, correlation }: TTestResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Groups in numbers',
    columns: [{ label: 'Statistic' }, ...groups.map(({ name }) => ({ label: name, numeric: true }))],
    rows: [
      ['Name', ...groups.map(({ name }, at) => nameFigure<Key>(`groups.${at}.name`, 'Name', name))],
      [
        'Values (n)',
        ...groups.map(({ name, count }, at) => countFigure<Key>(`groups.${at}.count`, `Values, ${name}`, count)),
      ],
      [
        'Mean',
        ...groups.map((group, at) =>
          statistic<Key>(`groups.${at}.mean`, `Mean, ${group.name}`, group.mean, { decimals: decimalsOf(group) }),
        ),
      ],
      [
        'SD',
        ...groups.map((group, at) =>
          statistic<Key>(`groups.${at}.standardDeviation`, `SD, ${group.name}`, group.standardDeviation, {
            decimals: decimalsOf(group),
          }),
        ),
      ],
      [
        'SEM',
        ...groups.map((group, at) =>
          statistic<Key>(`groups.${at}.standardError`, `SEM, ${group.name}`, group.standardError, {
            decimals: decimalsOf(group) + 1,
          }),
        ),
      ],
      ...(correlation === null || groups.length < 2
        ? []
        : [
            [
              'Correlation of the pairs',
              statistic<Key>('correlation', 'Correlation of the pairs', correlation),
              '',
            ] as const,
          ]),
    ],
  };
}

/** Returns Welch's and Student's test side by side, for two independent groups. */
export function methodTable({ welch, student }: TTestResult): readonly TableBlock<Key>[] {
  if (welch === null || student === null) return [];
  const open = { missing: 'No limit on this side.' };
  const row = (label: string, key: 'statistic' | 'degreesOfFreedom' | 'standardError' | 'lower' | 'upper') =>
    [
      label,
      statistic<Key>(`welch.${key}`, `${label}, Welch`, welch[key], open),
      statistic<Key>(`student.${key}`, `${label}, Student`, student[key], open),
    ] as const;
  return [
    {
      kind: 'table',
      title: 'Welch and Student',
      note: 'Welch’s test is the one of the headline: it needs no equal spreads and loses little where they are equal.',
      columns: [{ label: 'Statistic' }, { label: 'Welch', numeric: true }, { label: 'Student', numeric: true }],
      rows: [
        row('t', 'statistic'),
        row('Degrees of freedom', 'degreesOfFreedom'),
        [
          'p value',
          pValueFigure<Key>('welch.pValue', 'p value, Welch', welch.pValue),
          pValueFigure<Key>('student.pValue', 'p value, Student', student.pValue),
        ],
        row('Standard error', 'standardError'),
        row('Lower limit', 'lower'),
        row('Upper limit', 'upper'),
      ],
    },
  ];
}
