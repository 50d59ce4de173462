import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { FactsBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { TTestResult } from '#workers/formulas/t-test.ts';

type Key = ResultKey<TTestResult>;

const EFFECT: readonly Key[] = [
  'difference',
  'lower',
  'upper',
  'statistic',
  'degreesOfFreedom',
  'standardError',
  'effectSize.cohenD',
  'effectSize.hedgesG',
  'effectSize.lower',
  'effectSize.upper',
  'effectSize.hedgesLower',
  'effectSize.hedgesUpper',
];

/** Returns the difference and the size of the effect. */
export function effectFacts(figure: FigureOf<Key>): FactsBlock<Key> {
  return { kind: 'facts', figures: EFFECT.map((key) => figure(key)) };
}

/** Returns count, mean, SD and SEM of the groups. */
export function groupTable({ groups, correlation }: TTestResult, figure: FigureOf<Key>): TableBlock<Key> {
  const row = (label: string, key: 'name' | 'count' | 'mean' | 'standardDeviation' | 'standardError') => [
    label,
    ...groups.map((_, at) => figure(`groups.${at}.${key}`)),
  ];
  return {
    kind: 'table',
    title: 'Groups in numbers',
    columns: [{ label: 'Statistic' }, ...groups.map(({ name }) => ({ label: name, numeric: true }))],
    rows: [
      row('Name', 'name'),
      row('Values (n)', 'count'),
      row('Mean', 'mean'),
      row('SD', 'standardDeviation'),
      row('SEM', 'standardError'),
      ...(correlation === null || groups.length < 2
        ? []
        : [['Correlation of the pairs', figure('correlation'), ''] as const]),
    ],
  };
}

/** Returns Welch's and Student's test side by side, for two independent groups. */
export function methodTable({ welch, student }: TTestResult, figure: FigureOf<Key>): readonly TableBlock<Key>[] {
  if (welch === null || student === null) return [];
  const row = (label: string, key: keyof typeof welch) =>
    [label, figure(`welch.${key}`), figure(`student.${key}`)] as const;
  return [
    {
      kind: 'table',
      title: 'Welch and Student',
      note: 'Welch’s test is the one of the headline: it needs no equal spreads and loses little where they are equal.',
      columns: [{ label: 'Statistic' }, { label: 'Welch', numeric: true }, { label: 'Student', numeric: true }],
      rows: [
        row('t', 'statistic'),
        row('Degrees of freedom', 'degreesOfFreedom'),
        row('p value', 'pValue'),
        row('Standard error', 'standardError'),
        row('Lower limit', 'lower'),
        row('Upper limit', 'upper'),
      ],
    },
  ];
}
