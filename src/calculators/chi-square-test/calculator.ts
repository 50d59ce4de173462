import {
  assumptionsBlock,
  differencesBlock,
  reportBlock,
  totalsNotices,
} from '#src/calculators/families/statisticsBlocks.ts';
import { alsoNoted, inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type chiSquareTest from '#workers/formulas/chi-square-test.ts';
import type { ChiSquareTestInput, ChiSquareTestResult } from '#workers/formulas/chi-square-test.ts';
import { fitChart, residualChart } from './charts.ts';
import { FIELDS } from './fields.ts';
import { OUTPUTS } from './outputs.ts';
import { categoryTable, contingencyTables } from './tables.ts';
import { adviceNotices, lineOfR, reportOf } from './words.ts';

type Key = ResultKey<ChiSquareTestResult>;

export default defineCalculator<typeof chiSquareTest>()({
  formula: 'chi-square-test',
  fixed: {},
  fields: FIELDS,
  example: {
    mode: 'goodness-of-fit',
    categories: [
      { name: 'Round yellow', observed: '315', expectedRatio: '9' },
      { name: 'Wrinkled yellow', observed: '101', expectedRatio: '3' },
      { name: 'Round green', observed: '108', expectedRatio: '3' },
      { name: 'Wrinkled green', observed: '32', expectedRatio: '1' },
    ],
    estimatedParameters: '0',
    data: '',
    totals: 'recognized',
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['pearson1900', 'fisher1935', 'campbell2007', 'agresti2002'],
});

const FACTS: readonly Key[] = [
  'statistic',
  'degreesOfFreedom',
  'total',
  'gTest.statistic',
  'gTest.pValue',
  'lowExpected',
];

function present(result: ChiSquareTestResult, input: ChiSquareTestInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('pValue');
  const found = `χ² = ${inSentence(result.statistic, 4)} with ${result.degreesOfFreedom} df`;
  const size = result.mode === 'contingency' ? `, Cramér’s V ${inSentence(result.cramerV)}` : '';
  const isFit = result.mode === 'goodness-of-fit';
  return {
    headline: alsoNoted(headline, `${found}${size}.`),
    status: `Chi-square test: ${found}, p ${headline.text}.`,
    blocks: [
      ...(isFit ? [] : totalsNotices(result.leftOut)),
      ...adviceNotices(result),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      isFit ? fitChart(result) : residualChart(result),
      ...(isFit ? [categoryTable(result, figure)] : contingencyTables(result, figure)),
      reportBlock((write) => reportOf(result, input, write), lineOfR(result, input)),
      assumptionsBlock(
        isFit
          ? [
              'Bars and points: where they differ the ratios fit badly; the standardized residual, beyond ±2, names the category.',
              'Points: an expected count below 5 makes the p value rough.',
              'The ratios must come from theory or other data, not from these counts.',
              'Every individual is counted once, in one category.',
            ]
          : [
              'Dots: cells beyond the lines at ±2 are where rows and columns go together.',
              'Expected counts below 5 make the p value rough; for 2 × 2 read Fisher’s test.',
              'Every individual is in one cell only; two answers of the same person are a pair and need McNemar’s test.',
              'Animals of one cage or litter are not independent: count cages or litters.',
            ],
      ),
      differencesBlock([
        'R’s chisq.test corrects 2 × 2 tables by Yates unless told not to; the headline here is uncorrected.',
        'GraphPad starts with Fisher’s exact test for 2 × 2 tables.',
        'Odds ratio: R’s fisher.test gives the conditional estimate, most other programs ad/bc; both are in the table, and R’s own rounding beside the exact limits.',
        'Fisher’s p value here adds up all tables that are not more likely than yours; some programs double one tail, or print one side only.',
      ]),
    ],
    working: workingOf(result, figure),
  };
}

const MOST_TERMS = 6;

/** Returns χ² as a sum over the cells, if they are few, and Cramér's V. */
function workingOf(result: ChiSquareTestResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { text: value, written } = figure('statistic');
  const cells =
    result.mode === 'contingency'
      ? result.counts.flatMap((row, r) =>
          row.map((observed, c) => ({ observed, expected: result.expected[r]?.[c] ?? 1 })),
        )
      : result.categories;
  const terms = cells.map(({ observed, expected }) => {
    const mean = workingNumber(expected, written);
    return `(${observed} − ${mean})² ÷ ${mean}`;
  });
  const steps: WorkingStep[] =
    terms.length > MOST_TERMS
      ? []
      : [{ label: 'Chi-square', formula: 'χ² = Σ (O − E)² ÷ E', substituted: terms.join(' + '), value }];
  if (result.mode !== 'contingency') return steps;
  const smaller = Math.min(result.rowTotals.length, result.columnTotals.length) - 1;
  const cramer = figure('cramerV');
  return [
    ...steps,
    {
      label: 'Cramér’s V',
      formula: 'V = √(χ² ÷ (N·min(r − 1, c − 1)))',
      substituted: `√(${workingNumber(result.statistic, cramer.written)} ÷ (${result.total}·${smaller}))`,
      value: cramer.text,
    },
  ];
}
