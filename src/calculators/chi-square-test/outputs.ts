import { limits, pValue, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Here, Outputs } from '#src/engine/kit/outputs.ts';
import type { ChiSquareTestInput, ChiSquareTestResult } from '#workers/formulas/chi-square-test.ts';
import type { ConditionalOddsRatio } from '#workers/lib/statistics/fisherExact.ts';
import type { RatioEstimate } from '#workers/lib/statistics/ratioIntervals.ts';

const OTHER_TABLE = 'For 2 × 2 tables only.';
const INFINITE = { missing: 'Without limit: a cell is 0.' };
const EMPTY = { missing: 'Not defined: a cell is 0.' };

/** The results of a chi-square test: those of categories, and those of a table. */
export const OUTPUTS: Outputs<ChiSquareTestResult, ChiSquareTestResult, ChiSquareTestInput> = {
  mode: {
    kind: 'words',
    label: 'Test',
    words: { 'goodness-of-fit': 'Goodness of fit', contingency: 'Independence' },
  },
  pValue: pValue('p value, Pearson’s chi-square test'),
  statistic: statistic('χ² (Pearson, uncorrected)'),
  degreesOfFreedom: count('Degrees of freedom'),
  total: count('Total count'),
  gTest: {
    kind: 'group',
    keys: { statistic: statistic('G (likelihood ratio)'), pValue: pValue('p value, G test') },
  },
  lowExpected: count(({ result }) =>
    result.mode === 'contingency' ? 'Cells expected below 5' : 'Categories expected below 5',
  ),
  smallestExpected: statistic('Smallest expected count'),
  categories: {
    kind: 'rows',
    label: 'Categories',
    of: ({ row }) => row.name,
    row: {
      name: name('Category'),
      observed: count('Observed'),
      expected: statistic('Expected'),
      standardizedResidual: statistic('Standardized residual'),
    },
  },
  cramerV: statistic('Cramér’s V', { note: '0 none, 1 complete.' }),
  yates: {
    kind: 'group',
    label: 'Yates’ correction',
    missingNote: OTHER_TABLE,
    keys: { statistic: statistic('χ² with Yates’ correction'), pValue: pValue('p value, Yates') },
  },
  fisher: {
    kind: 'group',
    label: 'Fisher’s exact test',
    missingNote: OTHER_TABLE,
    keys: {
      pValue: pValue('p value, Fisher’s exact test'),
      ...conditionalRatio('Odds ratio, conditional (exact)'),
      asInR: { kind: 'group', keys: conditionalRatio('The same as R prints it') },
    },
  },
  oddsRatio: {
    kind: 'group',
    label: 'Odds ratio',
    missingNote: OTHER_TABLE,
    keys: ratio('Odds ratio, ad/bc (Woolf)'),
  },
  relativeRisk: {
    kind: 'group',
    label: 'Relative risk',
    missingNote: OTHER_TABLE,
    keys: ratio('Relative risk (Katz)'),
  },
  rowNames: { kind: 'each', label: 'Rows', each: name('Row') },
  columnNames: { kind: 'each', label: 'Columns', each: name('Column') },
  rowTotals: {
    kind: 'each',
    label: 'Totals of the rows',
    each: count(({ result, at }) => `Total, ${namesIn(result).rowNames[Number(at)]}`),
  },
  columnTotals: {
    kind: 'each',
    label: 'Totals of the columns',
    each: count(({ result, at }) => `Total, ${namesIn(result).columnNames[Number(at)]}`),
  },
  counts: { kind: 'each', label: 'Observed counts', each: rowOf(count(ofCell('Observed'))) },
  expected: { kind: 'each', label: 'Expected counts', each: rowOf(statistic(ofCell('Expected'))) },
  adjustedResiduals: { kind: 'each', label: 'Adjusted residuals', each: rowOf(statistic(ofCell('Adjusted residual'))) },
  leftOut: { kind: 'each', label: 'Totals left out', each: name('Total left out') },
};

function ratio(label: string): Outputs<RatioEstimate, unknown, unknown> {
  return { estimate: statistic(label, INFINITE), ...limits(`, ${label}`, EMPTY) };
}

function conditionalRatio(label: string): Outputs<ConditionalOddsRatio, unknown, unknown> {
  return {
    oddsRatio: statistic(label, INFINITE),
    lower: statistic(`Lower limit, ${label}`),
    upper: statistic(`Upper limit, ${label}`, INFINITE),
  };
}

function rowOf<Cell>(each: Cell) {
  return { kind: 'each', label: 'Row', each } as const;
}

function ofCell(label: string) {
  return ({ result, items: [row, column] }: Here<ChiSquareTestResult, unknown, unknown>): string => {
    const { rowNames, columnNames } = namesIn(result);
    return `${label}, ${rowNames[Number(row)]}, ${columnNames[Number(column)]}`;
  };
}

/** Only a table has cells. */
function namesIn(result: ChiSquareTestResult) {
  return result.mode === 'contingency' ? result : { rowNames: [], columnNames: [] };
}
