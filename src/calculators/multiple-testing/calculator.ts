import {
  assumptionsBlock,
  differencesBlock,
  inR,
  readingNotices,
  reportBlock,
} from '#src/calculators/families/statisticsBlocks.ts';
import { DECIMAL_MARK, significanceField, tableField } from '#src/calculators/families/statisticsFields.ts';
import { READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import type multipleTesting from '#workers/formulas/multiple-testing.ts';
import type {
  AdjustedRow,
  Adjustment,
  MultipleTestingInput,
  MultipleTestingResult,
} from '#workers/formulas/multiple-testing.ts';

type Key = ResultKey<MultipleTestingResult>;

const NAMES = {
  bonferroni: 'Bonferroni',
  holm: 'Holm',
  hochberg: 'Hochberg',
  benjaminiHochberg: 'Benjamini-Hochberg',
  benjaminiYekutieli: 'Benjamini-Yekutieli',
} as const;

/** What each method keeps at the level. */
const METHODS: readonly (readonly [method: Adjustment, keeps: string])[] = [
  ['bonferroni', 'The chance of one false alarm or more'],
  ['holm', 'The same; never stricter than Bonferroni'],
  ['hochberg', 'The same, if the tests are independent or positively dependent'],
  ['benjaminiHochberg', 'The expected share of false alarms, if independent or positively dependent'],
  ['benjaminiYekutieli', 'The expected share of false alarms, however dependent'],
];

export default defineCalculator<typeof multipleTesting>()({
  formula: 'multiple-testing',
  fixed: {},
  fields: {
    data: tableField<Draft<MultipleTestingInput>>({
      label: 'p values',
      hint: 'One on each line, or two columns: a label and its p value. Enter 0.0004 and not <0.001.',
      placeholder: 'Gene\tp\nTP53\t0.0004\nMYC\t0.031',
    }),
    decimalMark: DECIMAL_MARK,
    numberOfTests: {
      kind: 'number',
      label: 'Number of tests made',
      hint: 'If the list has only some of them. Blank: as many as p values.',
      min: 1,
      optional: true,
      isExact: true,
    },
    significanceLevel: significanceField<Draft<MultipleTestingInput>>(),
  },
  example: {
    data: 'Gene\tp\nTP53\t0.0004\nMYC\t0.031\nKRAS\t0.012\nEGFR\t0.25\nBRCA1\t0.049',
    decimalMark: 'point',
    numberOfTests: '',
    significanceLevel: '0.05',
  },
  errorStyle: 'inline',
  outputs: {
    count: count('p values in the list'),
    numberOfTests: count('Number of tests'),
    rows: {
      kind: 'rows',
      label: 'Adjusted p values',
      of: ({ row }) => row.label,
      row: {
        label: name(({ row }) => `Test, ${row.label}`),
        pValue: statistic('p'),
        bonferroni: statistic(NAMES.bonferroni),
        holm: statistic(NAMES.holm),
        hochberg: statistic(NAMES.hochberg),
        benjaminiHochberg: statistic(NAMES.benjaminiHochberg),
        benjaminiYekutieli: statistic(NAMES.benjaminiYekutieli),
      },
    },
    significant: {
      kind: 'group',
      keys: {
        unadjusted: count('Unadjusted'),
        bonferroni: count(NAMES.bonferroni),
        holm: count(NAMES.holm),
        hochberg: count(NAMES.hochberg),
        benjaminiHochberg: count(
          ({ input }) => `At or below ${input.significanceLevel} after ${NAMES.benjaminiHochberg}`,
        ),
        benjaminiYekutieli: count(NAMES.benjaminiYekutieli),
      },
    },
    reading: READING,
  },
  present,
  evidence: 'law',
  sources: ['holm1979', 'hochberg1988', 'benjaminiHochberg1995', 'benjaminiYekutieli2001'],
});

function present(result: MultipleTestingResult, input: MultipleTestingInput, figure: FigureOf<Key>): Presentation<Key> {
  const { significant, count, numberOfTests, rows, reading } = result;
  const found = figure('significant.benjaminiHochberg', {
    note: `Of ${count} p values from ${numberOfTests} tests. After Holm: ${significant.holm}. Unadjusted: ${significant.unadjusted}.`,
  });
  return {
    headline: found,
    status: `${found.label}: ${found.text}.`,
    blocks: [
      ...readingNotices(reading),
      ...adviceNotices(result, input),
      rankChart(result, input),
      adjustedTable(rows, figure),
      methodTable(input, figure),
      { kind: 'facts', figures: [figure('count'), figure('numberOfTests')] },
      reportBlock(reportOf(result, input), lineOfR(result)),
      assumptionsBlock([
        'The unadjusted level: without any effect, about one p value in twenty lies below 0.05.',
        'The rising line: all p values up to the last one on or below it are found, also those between that lie above.',
        'Was the method chosen before the p values were seen? Taking the one that finds most undoes the adjustment.',
      ]),
      differencesBlock([
        'Prism offers the two-stage method of Benjamini, Krieger and Yekutieli, which is slightly less strict.',
        'Storey’s q values also estimate the share of tests without any effect, and are therefore slightly smaller.',
        'Many spreadsheet recipes leave out the running minimum, so that a larger p value may get the smaller adjusted one.',
      ]),
    ],
    working: workingOf(result, figure),
  };
}

function adviceNotices({ rows }: MultipleTestingResult, input: MultipleTestingInput): readonly NoticeBlock[] {
  const caution = (title: string, text: string): NoticeBlock => ({ kind: 'notice', tone: 'caution', title, text });
  return [
    ...(rows.some(({ pValue }) => pValue === 0)
      ? [caution('A p value of 0', 'No test gives exactly 0; enter the value.')]
      : []),
    ...(input.numberOfTests === undefined
      ? [caution('How many tests were made?', 'Count every test that was made, not only those reported.')]
      : []),
  ];
}

const MOST_POINTS = 2000;

/** Returns the p values in ascending order against their rank, with the lines that they are held against. */
function rankChart(
  { rows, numberOfTests }: MultipleTestingResult,
  { significanceLevel }: MultipleTestingInput,
): ChartBlock {
  const ranked = [...rows]
    .sort((a, b) => a.pValue - b.pValue)
    .slice(0, MOST_POINTS)
    .map(({ label, pValue, benjaminiHochberg }, at) => ({
      point: { x: at + 1, y: pValue, label },
      isFound: benjaminiHochberg <= significanceLevel,
    }));
  const pointsThat = (isFound: boolean) => ranked.filter((each) => each.isFound === isFound).map(({ point }) => point);
  const series = [
    { name: 'At or below the level after Benjamini-Hochberg', marks: 'points' as const, points: pointsThat(true) },
    { name: 'Above it', marks: 'points' as const, points: pointsThat(false) },
    {
      name: 'Benjamini-Hochberg line',
      marks: 'line' as const,
      points: [1, ranked.length].map((rank) => ({ x: rank, y: (significanceLevel * rank) / numberOfTests })),
    },
  ];
  const some = rows.length > MOST_POINTS ? ` The ${MOST_POINTS} smallest are drawn.` : '';
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'p values by rank',
      summary: `Every p value against its rank, with the level, the level divided by the number of tests, and the rising line of Benjamini and Hochberg.${some}`,
      x: { label: 'Rank', counted: true },
      y: { label: 'p value' },
      series: series.filter(({ points }) => points.length > 0),
      levels: [
        { y: significanceLevel, label: 'Unadjusted level' },
        ...(numberOfTests > 1 ? [{ y: significanceLevel / numberOfTests, label: 'Bonferroni' }] : []),
      ],
    },
  };
}

const MOST_DRAWN = 100;

function adjustedTable(rows: readonly AdjustedRow[], figure: FigureOf<Key>): TableBlock<Key> {
  const keys = ['pValue', ...METHODS.map(([method]) => method)] as const;
  return {
    kind: 'table',
    title: 'Adjusted p values',
    columns: [{ label: 'Test', numeric: false }, ...keys.map((key) => figure.column(`rows.0.${key}`))],
    rows: rows.map((_, at) => [figure(`rows.${at}.label`), ...keys.map((key) => figure(`rows.${at}.${key}`))]),
    isFolded: false,
    ...(rows.length > MOST_DRAWN ? { drawnRows: MOST_DRAWN } : {}),
  };
}

function methodTable({ significanceLevel }: MultipleTestingInput, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'What each method keeps at the level',
    columns: [{ label: 'Method' }, { label: `At or below ${significanceLevel}`, numeric: true }, { label: 'Keeps' }],
    rows: [
      ['Unadjusted', figure('significant.unadjusted'), 'Each test alone'],
      ...METHODS.map(([method, keeps]) => {
        const found = figure(`significant.${method}`);
        // The headline has this one.
        return [NAMES[method], method === 'benjaminiHochberg' ? found.text : found, keeps];
      }),
    ],
  };
}

function reportOf({ significant, count, numberOfTests }: MultipleTestingResult, input: MultipleTestingInput): string {
  const level = input.significanceLevel;
  return `Of ${count} p values from ${numberOfTests} tests, ${significant.benjaminiHochberg} were at or below ${level} after adjustment by Benjamini and Hochberg, ${significant.holm} after Holm and ${significant.bonferroni} after Bonferroni.`;
}

function lineOfR({ rows, count, numberOfTests }: MultipleTestingResult): string {
  const p = inR(rows.map(({ pValue }) => pValue));
  const tests = numberOfTests === count ? '' : `, n = ${numberOfTests}`;
  return `p <- ${p}; sapply(c("bonferroni", "holm", "hochberg", "BH", "BY"), function(m) p.adjust(p, m${tests}))`;
}

function workingOf({ rows, numberOfTests }: MultipleTestingResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      label: `Bonferroni, ${first.label}`,
      formula: 'min(1, m·p)',
      substituted: `min(1, ${numberOfTests}·${first.pValue})`,
      value: figure('rows.0.bonferroni').text,
    },
  ];
}
