import { recordTable } from '#src/families/recordTable.ts';
import {
  assumptionsBlock,
  differencesBlock,
  inR,
  readingNotices,
  reportBlock,
} from '#src/families/statisticsBlocks.ts';
import { countFigure, statisticText } from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type multipleTesting from '#workers/formulas/multiple-testing.ts';
import type {
  AdjustedRow,
  Adjustment,
  MultipleTestingInput,
  MultipleTestingResult,
} from '#workers/formulas/multiple-testing.ts';
import { rankChart } from './chart.ts';
import { FIELDS } from './fields.ts';

type Key = ResultKey<MultipleTestingResult>;

/** Each method, and what it keeps at the level. */
const METHODS: readonly (readonly [method: Adjustment, name: string, keeps: string])[] = [
  ['bonferroni', 'Bonferroni', 'The chance of one false alarm or more'],
  ['holm', 'Holm', 'The same; never stricter than Bonferroni'],
  ['hochberg', 'Hochberg', 'The same, if the tests are independent or positively dependent'],
  [
    'benjaminiHochberg',
    'Benjamini-Hochberg',
    'The expected share of false alarms, if independent or positively dependent',
  ],
  ['benjaminiYekutieli', 'Benjamini-Yekutieli', 'The expected share of false alarms, however dependent'],
];
const MOST_DRAWN = 100;

export default defineCalculator<typeof multipleTesting>()({
  formula: 'multiple-testing',
  fixed: {},
  fields: FIELDS,
  example: {
    data: 'Gene\tp\nTP53\t0.0004\nMYC\t0.031\nKRAS\t0.012\nEGFR\t0.25\nBRCA1\t0.049',
    decimalMark: 'point',
    numberOfTests: '',
    significanceLevel: '0.05',
  },
  errorStyle: 'inline',
  present,
  sources: ['holm1979', 'hochberg1988', 'benjaminiHochberg1995', 'benjaminiYekutieli2001'],
});

function present(result: MultipleTestingResult, input: MultipleTestingInput): Presentation<Key> {
  const { significant, count, numberOfTests, rows, reading } = result;
  const { significanceLevel } = input;
  const text = String(significant.benjaminiHochberg);
  return {
    headline: {
      field: 'significant.benjaminiHochberg',
      label: `At or below ${significanceLevel} after Benjamini-Hochberg`,
      value: significant.benjaminiHochberg,
      text,
      note: `Of ${count} p values from ${numberOfTests} tests. After Holm: ${significant.holm}. Unadjusted: ${significant.unadjusted}.`,
    },
    status: `At or below ${significanceLevel} after Benjamini-Hochberg: ${text}.`,
    blocks: [
      ...readingNotices(reading),
      ...adviceNotices(result, input),
      rankChart(result, input),
      adjustedTable(rows),
      methodTable(result, input),
      {
        kind: 'facts',
        figures: [
          countFigure('count', 'p values in the list', count),
          countFigure('numberOfTests', 'Number of tests', numberOfTests),
        ],
      },
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
    working: workingOf(result),
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

function adjustedTable(rows: readonly AdjustedRow[]): TableBlock<Key> {
  return recordTable<Key, AdjustedRow>({
    title: 'Adjusted p values',
    list: 'rows',
    items: rows,
    nameOf: ({ label }) => label,
    columns: [
      { key: 'label', label: 'Test', of: ({ label }) => label },
      { key: 'pValue', label: 'p', of: ({ pValue }) => pValue },
      ...METHODS.map(([key, label]) => ({ key, label, of: (row: AdjustedRow) => row[key] })),
    ],
    isFolded: false,
    ...(rows.length > MOST_DRAWN ? { drawnRows: MOST_DRAWN } : {}),
  });
}

function methodTable({ significant }: MultipleTestingResult, { significanceLevel }: MultipleTestingInput) {
  return {
    kind: 'table',
    title: 'What each method keeps at the level',
    columns: [{ label: 'Method' }, { label: `At or below ${significanceLevel}`, numeric: true }, { label: 'Keeps' }],
    rows: [
      ['Unadjusted', countFigure('significant.unadjusted', 'Unadjusted', significant.unadjusted), 'Each test alone'],
      ...METHODS.map(([method, name, keeps]) => [
        name,
        // The headline has this one.
        method === 'benjaminiHochberg'
          ? String(significant[method])
          : countFigure(`significant.${method}` as const, name, significant[method]),
        keeps,
      ]),
    ],
  } as const satisfies TableBlock<Key>;
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

function workingOf({ rows, numberOfTests }: MultipleTestingResult): readonly WorkingStep<Key>[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      label: `Bonferroni, ${first.label}`,
      formula: 'min(1, m·p)',
      substituted: `min(1, ${numberOfTests}·${first.pValue})`,
      value: statisticText(first.bonferroni),
    },
  ];
}
