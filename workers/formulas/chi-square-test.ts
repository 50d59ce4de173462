/**
 * Whether counts fit expected ratios, or two classifications are related.
 *
 *   χ² = Σ (O − E)²/E, G = 2 Σ O·ln(O/E); ratios: E = total·ratio/Σ ratios, df = k − 1 − estimated parameters;
 *   table: E = row total·column total/N, df = (r − 1)(c − 1), V = √(χ²/(N·min(r − 1, c − 1)))
 *   residuals: (O − E)/√(E(1 − p)); of a table (O − E)/√(E(1 − row/N)(1 − column/N))
 *   2 × 2: Yates, Fisher's exact test with the conditional odds ratio, ad/bc with Woolf's limits, the ratio of the
 *   first column's shares with Katz's limits
 *
 * Sources: `pearson1900`, `fisher1935`, `agresti2002`. Refuses counts that are not whole, fewer than two categories, what
 * `countTable` refuses, an empty row or column, and no degrees of freedom.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { type CountTable, countTable, isCount } from '../lib/inputs/countTable.ts';
import { type FilledRow, filledRows } from '../lib/inputs/filledRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { INVALID, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { TOTALS, type Totals } from '../lib/inputs/tableDoubts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type Cell, type ChiSquareStatistic, likelihoodRatioTest, pearsonTest } from '../lib/statistics/countsTest.ts';
import { type FisherTest, type FourCounts, fisherExact } from '../lib/statistics/fisherExact.ts';
import { oddsRatio, type RatioEstimate, relativeRisk } from '../lib/statistics/ratioIntervals.ts';

export interface Category {
  readonly name: string;
  /** Whole, 0 or more. */
  readonly observed: number;
  /** Above 0; absent in all rows where all are expected alike. */
  readonly expectedRatio?: number | undefined;
}

export interface ChiSquareTestInput {
  readonly mode: 'goodness-of-fit' | 'contingency';
  readonly categories: readonly Category[];
  /** Parameters of the expected ratios that were estimated from the same counts. */
  readonly estimatedParameters?: number | undefined;
  /** A table of counts. */
  readonly data: string;
  readonly totals?: Totals | undefined;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel?: number | undefined;
}

interface CommonResult extends ChiSquareStatistic {
  readonly total: number;
  readonly degreesOfFreedom: number;
  readonly gTest: ChiSquareStatistic;
  /** How many categories or cells are expected to have fewer than 5. */
  readonly lowExpected: number;
  readonly smallestExpected: number;
}

export interface FitResult extends CommonResult {
  readonly mode: 'goodness-of-fit';
  readonly categories: readonly {
    readonly name: string;
    readonly observed: number;
    readonly expected: number;
    readonly standardizedResidual: number;
  }[];
}

export interface TableResult extends CommonResult, CountTable {
  readonly mode: 'contingency';
  readonly rowTotals: readonly number[];
  readonly columnTotals: readonly number[];
  readonly expected: readonly (readonly number[])[];
  readonly adjustedResiduals: readonly (readonly number[])[];
  readonly cramerV: number;
  /** These four of 2 × 2 tables only. */
  readonly yates: ChiSquareStatistic | null;
  readonly fisher: FisherTest | null;
  readonly oddsRatio: RatioEstimate | null;
  readonly relativeRisk: RatioEstimate | null;
}

export type ChiSquareTestResult = FitResult | TableResult;

const LOW = 5;

declare module '../contract.ts' {
  interface FormulaTypes {
    'chi-square-test': FormulaType<ChiSquareTestInput, ChiSquareTestResult>;
  }
}

export default {
  id: 'chi-square-test',

  validate(candidate) {
    if (candidate.mode === 'goodness-of-fit') {
      const input = fitInput(candidate);
      return input.ok ? acceptFiniteResult(input.input, ofFit(input.input), 'categories') : input;
    }
    if (candidate.mode === 'contingency') {
      const input = tableInput(candidate);
      return input.ok ? acceptFiniteResult(input.input, ofTable(input.input), 'data') : input;
    }
    return refuse(REQUIRED, 'mode');
  },

  compute: (input) => (input.mode === 'contingency' ? ofTable(input) : ofFit(input)),
} satisfies Formula<'chi-square-test'>;

function fitInput(candidate: Candidate<ChiSquareTestInput>): Verdict<ChiSquareTestInput> {
  const filled = filledRows(candidate.categories, 'categories', ['name', 'observed', 'expectedRatio']);
  const blank = blankCell(filled);
  if (blank !== null) return refuse(REQUIRED, blank);
  if (filled.length < 2) return refuse('Please enter at least two categories', 'categories');
  const uncounted = filled.find(({ row }) => !isCount(row.observed));
  if (uncounted !== undefined)
    return refuse('Observed counts must be whole numbers of 0 or more', `${uncounted.path}.observed`);
  const impossible = filled.find(({ row }) => row.expectedRatio !== null && !(row.expectedRatio > 0));
  if (impossible !== undefined)
    return refuse('Expected ratios must be greater than 0', `${impossible.path}.expectedRatio`);
  const parameters = candidate.estimatedParameters ?? 0;
  if (!isCount(parameters)) return refuse(INVALID, 'estimatedParameters');
  if (filled.every(({ row }) => row.observed === 0)) return refuse('Please enter at least one count', 'categories');
  if (filled.length - 1 - parameters < 1) return refuse('No degrees of freedom are left', 'estimatedParameters');
  const categories = filled.map(({ row: { name, observed, expectedRatio } }, at) => ({
    name: textOf(name).trim() || `Category ${at + 1}`,
    observed: observed ?? 0,
    ...(expectedRatio === null ? {} : { expectedRatio }),
  }));
  return accept({ mode: 'goodness-of-fit', categories, estimatedParameters: parameters, data: '' });
}

/** Counts are needed in every row that is used; ratios in all of them or in none. */
function blankCell(filled: readonly FilledRow<Candidate<Category>>[]): string | null {
  const uncounted = filled.find(({ row }) => isMissing(row.observed ?? null));
  if (uncounted !== undefined) return `${uncounted.path}.observed`;
  if (filled.every(({ row }) => (row.expectedRatio ?? null) === null)) return null;
  const unratioed = filled.find(({ row }) => isMissing(row.expectedRatio ?? null));
  return unratioed === undefined ? null : `${unratioed.path}.expectedRatio`;
}

function tableInput(candidate: Candidate<ChiSquareTestInput>): Verdict<ChiSquareTestInput> {
  const data = textOf(candidate.data);
  const totals = candidate.totals || 'recognized';
  if (!TOTALS.includes(totals)) return refuse(REQUIRED, 'totals');
  const read = countTable(data, totals);
  if (!read.ok) return read;
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  const { counts } = read.input;
  if ([...rowTotalsOf(counts), ...columnTotalsOf(counts)].includes(0))
    return refuse('Every row and every column needs at least one count', 'data');
  return accept({
    mode: 'contingency',
    categories: [],
    data,
    totals,
    confidenceLevel: level.input,
  });
}

function rowTotalsOf(counts: CountTable['counts']): readonly number[] {
  return counts.map((row) => row.reduce((sum, count) => sum + count, 0));
}

function columnTotalsOf(counts: CountTable['counts']): readonly number[] {
  return (counts[0] ?? []).map((_, at) => counts.reduce((sum, row) => sum + (row[at] ?? 0), 0));
}

function ofFit({ categories, estimatedParameters = 0 }: ChiSquareTestInput): FitResult {
  const total = categories.reduce((sum, { observed }) => sum + observed, 0);
  const whole = categories.reduce((sum, { expectedRatio = 1 }) => sum + expectedRatio, 0);
  const expected = categories.map(({ name, observed, expectedRatio = 1 }) => {
    const share = expectedRatio / whole;
    const mean = total * share;
    return { name, observed, expected: mean, standardizedResidual: (observed - mean) / Math.sqrt(mean * (1 - share)) };
  });
  return {
    mode: 'goodness-of-fit',
    ...testOf(expected, total, categories.length - 1 - estimatedParameters),
    categories: expected,
  };
}

function testOf(cells: readonly Cell[], total: number, degreesOfFreedom: number): CommonResult {
  return {
    total,
    ...pearsonTest(cells, degreesOfFreedom),
    degreesOfFreedom,
    gTest: likelihoodRatioTest(cells, degreesOfFreedom),
    lowExpected: cells.filter(({ expected }) => expected < LOW).length,
    smallestExpected: cells.reduce((least, { expected }) => Math.min(least, expected), Number.MAX_VALUE),
  };
}

function ofTable({ data, totals = 'recognized', confidenceLevel = 95 }: ChiSquareTestInput): TableResult {
  const read = countTable(data, totals);
  if (!read.ok) throw new Error('A validated text can be read');
  const { counts } = read.input;
  const [rowTotals, columnTotals] = [rowTotalsOf(counts), columnTotalsOf(counts)];
  const total = rowTotals.reduce((sum, count) => sum + count, 0);
  const expected = rowTotals.map((row) => columnTotals.map((column) => (row / total) * column));
  const cells = counts.flatMap((row, r) => row.map((observed, c) => ({ observed, expected: expected[r]?.[c] ?? 1 })));
  const [rows, columns] = [rowTotals.length - 1, columnTotals.length - 1];
  const test = testOf(cells, total, rows * columns);
  return {
    mode: 'contingency',
    ...read.input,
    ...test,
    rowTotals,
    columnTotals,
    expected,
    adjustedResiduals: counts.map((row, r) =>
      row.map((observed, c) => {
        const mean = expected[r]?.[c] ?? 1;
        const rest = (1 - (rowTotals[r] ?? 0) / total) * (1 - (columnTotals[c] ?? 0) / total);
        return (observed - mean) / Math.sqrt(mean * rest);
      }),
    ),
    cramerV: Math.sqrt(test.statistic / total / Math.min(rows, columns)),
    ...ofFour(counts, cells, confidenceLevel / 100),
  };
}

function ofFour(counts: CountTable['counts'], cells: readonly Cell[], level: number) {
  const [a, b, c, d, more] = counts.flat();
  if (a === undefined || b === undefined || c === undefined || d === undefined || more !== undefined)
    return { yates: null, fisher: null, oddsRatio: null, relativeRisk: null };
  const four: FourCounts = [a, b, c, d];
  return {
    yates: pearsonTest(cells, 1, 0.5),
    fisher: fisherExact(four, level),
    oddsRatio: oddsRatio(four, level),
    relativeRisk: relativeRisk(four, level),
  };
}
