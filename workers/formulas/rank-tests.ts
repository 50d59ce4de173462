/**
 * Compares groups by ranks: Mann-Whitney, Wilcoxon's signed-rank and Kruskal-Wallis tests.
 *
 *   U = R1 − n1(n1 + 1)/2; V = sum of the ranks of positive differences; midranks for ties, differences of 0 left out
 *   exact p: P(|T − E| ≥ |t − E|) over all permutations or signs, up to 60 values; else z = (t − E ∓ ½)/√variance
 *   H = Σ n(mean rank − (N + 1)/2)² ÷ (N(N + 1)/12 − Σ(t³ − t)/(12(N − 1))), χ² with k − 1 degrees of freedom
 *
 * Sources: `wilcoxon1945`, `mannWhitney1947`, `kruskalWallis1952`, `dunn1964`, `holm1979`. Refuses what `groupedValues`
 * refuses, another number of groups, half a pair, and data without spread.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { type DataLayout, type GroupedValues, groupedValues } from '../lib/inputs/groupedValues.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { pastedColumns, presentValues, withEnoughValues } from '../lib/inputs/pastedColumns.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { FIRST_LINES, type FirstLine } from '../lib/inputs/tableDoubts.ts';
import { type TableReading, tableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { type DunnComparison, kruskalWallis } from '../lib/statistics/kruskalWallis.ts';
import type { Alternative } from '../lib/statistics/meanTest.ts';
import { midranks } from '../lib/statistics/midranks.ts';
import { ascending, medianOf } from '../lib/statistics/quartiles.ts';
import { type MannWhitney, mannWhitney } from './rank-tests/mannWhitney.ts';
import { type SignedRank, signedRank } from './rank-tests/signedRank.ts';

export interface RankTestsInput {
  readonly test: 'mann-whitney' | 'wilcoxon-signed-rank' | 'kruskal-wallis';
  readonly data: string;
  readonly decimalMark: DecimalMark;
  /** Of columns. */
  readonly firstLine: FirstLine;
  /** Not of signed ranks. */
  readonly dataLayout?: DataLayout | undefined;
  /** Not of Kruskal-Wallis, which has no direction. */
  readonly alternative?: Alternative | undefined;
  /** Percent, 50 to 99.9; not of Kruskal-Wallis. */
  readonly confidenceLevel?: number | undefined;
}

export interface RankedGroup {
  readonly name: string;
  readonly count: number;
  readonly median: number;
  readonly rankSum: number;
  readonly meanRank: number;
  readonly values: readonly number[];
}

export interface TwoGroupsResult extends Omit<MannWhitney, 'rankSums'> {
  readonly test: 'mann-whitney';
  readonly groups: readonly RankedGroup[];
  readonly reading: TableReading;
}

export interface PairsResult extends SignedRank {
  readonly test: 'wilcoxon-signed-rank';
  /** Differences, those of 0 included. */
  readonly count: number;
  readonly zeroDifferences: number;
  /** Of the differences, in the order pasted. */
  readonly differences: readonly number[];
  /** Of the columns: two, or one of differences. */
  readonly names: readonly string[];
  readonly reading: TableReading;
}

export interface SeveralGroupsResult {
  readonly test: 'kruskal-wallis';
  readonly groups: readonly RankedGroup[];
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
  readonly epsilonSquared: number;
  readonly dunn: readonly (Omit<DunnComparison, 'group' | 'reference'> & {
    readonly group: string;
    readonly reference: string;
  })[];
  readonly reading: TableReading;
}

export type RankTestsResult = TwoGroupsResult | PairsResult | SeveralGroupsResult;

const MOST_GROUPS = 30;
const FLAT = 'All values are equal: the test needs some spread';
/** A difference smaller than this share of the largest value is 0: 0.3 − 0.1 and 0.2. */
const TIE = 1e-9;

declare module '../contract.ts' {
  interface FormulaTypes {
    'rank-tests': FormulaType<RankTestsInput, RankTestsResult>;
  }
}

export default {
  id: 'rank-tests',

  validate(candidate) {
    const { test } = candidate;
    if (test === 'wilcoxon-signed-rank') return pairsInput(candidate);
    if (test === 'mann-whitney' || test === 'kruskal-wallis') return groupsInput(candidate, test);
    return refuse(REQUIRED, 'test');
  },

  compute: (input) => {
    if (input.test === 'wilcoxon-signed-rank') return ofPairs(input);
    return input.test === 'mann-whitney' ? ofTwoGroups(input) : ofSeveralGroups(input);
  },
} satisfies Formula<'rank-tests'>;

function groupsInput(
  { data: text, decimalMark, dataLayout, firstLine: chosen, alternative, confidenceLevel }: Candidate<RankTestsInput>,
  test: 'mann-whitney' | 'kruskal-wallis',
): Verdict<RankTestsInput> {
  const isTwo = test === 'mann-whitney';
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (dataLayout !== 'columns' && dataLayout !== 'long') return refuse(REQUIRED, 'dataLayout');
  if (isTwo && !isAlternative(alternative)) return refuse(REQUIRED, 'alternative');
  const data = textOf(text);
  const firstLine = chosen || 'recognized';
  if (!FIRST_LINES.includes(firstLine)) return refuse(REQUIRED, 'firstLine');
  const read = groupedValues(data, { decimalMark, dataLayout, firstLine });
  if (!read.ok) return read;
  const { groups } = read.input;
  if (isTwo && groups.length !== 2)
    return refuse(dataLayout === 'long' ? 'Please paste two groups' : 'Please paste two columns', 'data');
  if (groups.length < 2) return refuse('Please paste at least two groups', 'data');
  if (groups.length > MOST_GROUPS) return refuse(`Please paste at most ${MOST_GROUPS} groups`, 'data');
  const enough = withEnoughValues(groups, 1);
  if (!enough.ok) return enough;
  const values = groups.flatMap(presentValues);
  const input = { test, data, decimalMark, dataLayout, firstLine };
  const flat = midranks(values).groups.length === 1;
  if (!isTwo) return flat ? refuse(FLAT, 'data') : accept(input);
  const level = confidenceLevelIn(confidenceLevel);
  if (!level.ok) return level;
  if (flat) return refuse(FLAT, 'data');
  const complete = { ...input, alternative: alternative || 'two-sided', confidenceLevel: level.input };
  return acceptFiniteResult(complete, widthOf(values), 'data');
}

function isAlternative(value: unknown): value is Alternative {
  return value === 'two-sided' || value === 'greater' || value === 'less';
}

/** The largest difference: where it is beyond all numbers, so are estimates. */
function widthOf(values: readonly number[]): number {
  const most = values.reduce((largest, value) => Math.max(largest, value), Number.NEGATIVE_INFINITY);
  return most - values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}

function pairsInput({
  data: text,
  decimalMark,
  firstLine: chosen,
  alternative,
  confidenceLevel,
}: Candidate<RankTestsInput>): Verdict<RankTestsInput> {
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (!isAlternative(alternative)) return refuse(REQUIRED, 'alternative');
  const data = textOf(text);
  const firstLine = chosen || 'recognized';
  if (!FIRST_LINES.includes(firstLine)) return refuse(REQUIRED, 'firstLine');
  const read = differencesIn({ data, decimalMark, firstLine });
  if (!read.ok) return read;
  const level = confidenceLevelIn(confidenceLevel);
  if (!level.ok) return level;
  const { differences } = read.input;
  if (differences.every((difference) => difference === 0))
    return refuse('All differences are 0: the test needs some that are not', 'data');
  const input: RankTestsInput = {
    test: 'wilcoxon-signed-rank',
    data,
    decimalMark,
    firstLine,
    alternative,
    confidenceLevel: level.input,
  };
  return acceptFiniteResult(input, widthOf([...differences, 0]), 'data');
}

/** Differences of two columns, or one column of them; those that are 0 but for rounding are 0. */
function differencesIn({
  data,
  decimalMark,
  firstLine,
}: Pick<RankTestsInput, 'data' | 'decimalMark' | 'firstLine'>): Verdict<{
  readonly differences: readonly number[];
  readonly names: readonly string[];
  readonly reading: TableReading;
}> {
  const read = pastedColumns(data, { decimalMark, firstLine });
  if (!read.ok) return read;
  const { columns, lines } = read.input;
  const [first, second, third] = columns;
  if (first === undefined || third !== undefined) return refuse('Please paste two columns', 'data');
  if (second !== undefined) {
    const half = lines.findIndex((_, at) => (first.values[at] === null) !== (second.values[at] === null));
    if (half >= 0) return refuse(`Line ${lines[half]}: a pair needs both values`, 'data');
  }
  const enough = withEnoughValues(columns, 1);
  if (!enough.ok) return enough;
  const [x, y] = columns.map(presentValues) as [readonly number[], (readonly number[])?];
  const largest = columns.flatMap(presentValues).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const differences = x.map((value, at) => {
    const difference = value - (y?.[at] ?? 0);
    return Math.abs(difference) <= TIE * largest ? 0 : difference;
  });
  return accept({ differences, names: columns.map(({ name }) => name), reading: tableReading(read.input) });
}

function readGroups({ data, decimalMark, dataLayout = 'columns', firstLine }: RankTestsInput): GroupedValues {
  const read = groupedValues(data, { decimalMark, dataLayout, firstLine });
  if (!read.ok) throw new Error('A validated text can be read');
  return read.input;
}

function rankedGroup(name: string, values: readonly number[], rankSum: number): RankedGroup {
  const count = values.length;
  return { name, count, median: medianOf(ascending(values)), rankSum, meanRank: rankSum / count, values };
}

function ofTwoGroups(input: RankTestsInput): TwoGroupsResult {
  const { alternative = 'two-sided', confidenceLevel = 95 } = input;
  const { groups, reading } = readGroups(input);
  const samples = groups.map(presentValues);
  const { rankSums, ...test } = mannWhitney(samples[0] ?? [], samples[1] ?? [], alternative, confidenceLevel / 100);
  const ranked = groups.map(({ name }, at) => rankedGroup(name, samples[at] ?? [], rankSums[at] ?? 0));
  return { test: 'mann-whitney', groups: ranked, ...test, reading };
}

function ofPairs({ alternative = 'two-sided', confidenceLevel = 95, ...table }: RankTestsInput): PairsResult {
  const read = differencesIn(table);
  if (!read.ok) throw new Error('A validated text can be read');
  const { differences, names, reading } = read.input;
  const kept = differences.filter((difference) => difference !== 0);
  return {
    test: 'wilcoxon-signed-rank',
    count: differences.length,
    zeroDifferences: differences.length - kept.length,
    ...signedRank(kept, alternative, confidenceLevel / 100),
    differences,
    names,
    reading,
  };
}

function ofSeveralGroups(input: RankTestsInput): SeveralGroupsResult {
  const { groups, reading } = readGroups(input);
  const samples = groups.map(presentValues);
  const { rankSums, dunn, ...test } = kruskalWallis(samples);
  const nameOf = (at: number) => groups[at]?.name ?? '';
  return {
    test: 'kruskal-wallis',
    groups: groups.map(({ name }, at) => rankedGroup(name, samples[at] ?? [], rankSums[at] ?? 0)),
    ...test,
    dunn: dunn.map((pair) => ({ ...pair, group: nameOf(pair.group), reference: nameOf(pair.reference) })),
    reading,
  };
}
