/**
 * One-way analysis of variance: do the means of several groups differ, and which ones?
 *
 *   SSB = Σ n(m − mean)², SSW = Σ (n − 1)s², F = (SSB/(k − 1))/(SSW/(N − k)); η² = SSB/SST
 *   ω² = (SSB − (k − 1)·MSW)/(SST + MSW); Welch's F without equal variances; Levene's test about the medians
 *   pairs: Tukey-Kramer and Games-Howell by the studentized range
 *
 * Sources: `kramer1956`, `welch1951`, `gamesHowell1976`, `brownForsythe1974`. Refuses what `groupedValues` refuses, fewer than
 * two groups or two values in one, and groups without any spread.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { type DataLayout, groupedValues } from '../lib/inputs/groupedValues.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { presentValues, withEnoughValues } from '../lib/inputs/pastedColumns.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { sampleNumberFault } from '../lib/inputs/sampleNumbers.ts';
import { FIRST_LINES, type FirstLine } from '../lib/inputs/tableDoubts.ts';
import type { TableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { pairsOf } from '../lib/statistics/kruskalWallis.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';
import { type Summary, summaryOf, welchError } from '../lib/statistics/twoMeans.ts';
import {
  brownForsytheTest,
  type FTest,
  fTest,
  type VarianceTable,
  varianceTable,
  type WelchTest,
  welchTest,
} from './anova/oneWay.ts';
import { studentizedRange } from './anova/studentizedRange.ts';

/** A group as entered without its values. */
interface GroupSummary {
  readonly name: string;
  readonly mean: number;
  readonly standardDeviation: number;
  readonly sampleSize: number;
}

export interface AnovaInput {
  readonly source: 'data' | 'summary';
  readonly data: string;
  readonly dataLayout?: DataLayout | undefined;
  readonly decimalMark?: DecimalMark | undefined;
  /** Of columns. */
  readonly firstLine?: FirstLine | undefined;
  readonly groups: readonly GroupSummary[];
  /** Percent, 50 to 99.9; of all pairs together. */
  readonly confidenceLevel: number;
}

/** A group with the limits of its mean. */
interface AnovaGroup extends Summary {
  readonly name: string;
  /** Limits of the mean by its own SD. */
  readonly lower: number;
  readonly upper: number;
  /** In the order pasted; empty for a summary. */
  readonly values: readonly number[];
}

/** A pair of group means, with limits and a p value that hold for all pairs together. */
interface GroupComparison {
  /** Places of the two groups, counted from 0; the reference is the earlier one. */
  readonly group: number;
  readonly reference: number;
  /** Mean of the group minus that of the reference. */
  readonly difference: number;
  readonly lower: number;
  readonly upper: number;
  /** To all digits; R's `ptukey` is off by up to about 1e-7. */
  readonly pValue: number;
  readonly degreesOfFreedom: number;
}

/** A pair by the names of its groups. */
type NamedPair = Omit<GroupComparison, 'group' | 'reference' | 'degreesOfFreedom'> & {
  readonly group: string;
  readonly reference: string;
};

export interface AnovaResult extends VarianceTable, FTest {
  readonly groups: readonly AnovaGroup[];
  readonly etaSquared: number;
  /** May be below 0. */
  readonly omegaSquared: number;
  /** Null where a group is constant. */
  readonly welch: WelchTest | null;
  /** Null for a summary, or where the distances from the medians do not vary. */
  readonly brownForsythe: FTest | null;
  readonly tukey: readonly NamedPair[];
  /** Null where a group is constant. */
  readonly gamesHowell: readonly (NamedPair & { readonly degreesOfFreedom: number })[] | null;
  readonly reading: TableReading | null;
}

const MOST_GROUPS = 30;
const FLAT = 'All values are equal within the groups: the test needs some spread';
const NUMBERS = ['mean', 'standardDeviation', 'sampleSize'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    anova: FormulaType<AnovaInput, AnovaResult>;
  }
}

export default {
  id: 'anova',

  validate(candidate) {
    const { source } = candidate;
    if (source !== 'data' && source !== 'summary') return refuse(REQUIRED, 'source');
    const verdict = source === 'data' ? dataInput(candidate) : summaryInput(candidate);
    if (!verdict.ok) return verdict;
    const path = source === 'data' ? 'data' : 'groups';
    const { groups } = groupsOf(verdict.input);
    if (groups.every(({ standardDeviation }) => standardDeviation === 0)) return refuse(FLAT, path);
    const table = varianceTable(groups);
    // Squares may be beyond all numbers, or vanish.
    return acceptFiniteResult(verdict.input, [table, table.between.meanSquare / table.within.meanSquare], path);
  },

  compute,
} satisfies Formula<'anova'>;

function dataInput({
  data: text,
  decimalMark,
  dataLayout,
  firstLine: chosen,
  confidenceLevel,
}: Candidate<AnovaInput>): Verdict<AnovaInput> {
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (dataLayout !== 'columns' && dataLayout !== 'long') return refuse(REQUIRED, 'dataLayout');
  const data = textOf(text);
  const firstLine = chosen || 'recognized';
  if (!FIRST_LINES.includes(firstLine)) return refuse(REQUIRED, 'firstLine');
  const read = groupedValues(data, { decimalMark, dataLayout, firstLine });
  if (!read.ok) return read;
  const { groups } = read.input;
  if (groups.length < 2) return refuse('Please paste at least two groups', 'data');
  if (groups.length > MOST_GROUPS) return refuse(`Please paste at most ${MOST_GROUPS} groups`, 'data');
  const enough = withEnoughValues(groups, 2);
  if (!enough.ok) return enough;
  const level = confidenceLevelIn(confidenceLevel);
  if (!level.ok) return level;
  return accept({ source: 'data', data, decimalMark, dataLayout, firstLine, groups: [], confidenceLevel: level.input });
}

function summaryInput({ groups, confidenceLevel }: Candidate<AnovaInput>): Verdict<AnovaInput> {
  const filled = filledRows(groups, 'groups', ['name', ...NUMBERS]);
  for (const { row, path } of filled) {
    const missing = NUMBERS.find((name) => isMissing(row[name] ?? null));
    if (missing !== undefined) return refuse(REQUIRED, `${path}.${missing}`);
  }
  if (filled.length < 2) return refuse('Please enter at least two groups', 'groups');
  if (filled.length > MOST_GROUPS) return refuse(`Please enter at most ${MOST_GROUPS} groups`, 'groups');
  const rows = filled.map(({ row: { name, mean, standardDeviation, sampleSize } }, at) => ({
    name: textOf(name).trim() || `Group ${at + 1}`,
    mean: mean ?? 0,
    standardDeviation: standardDeviation ?? 0,
    sampleSize: sampleSize ?? 2,
  }));
  for (const [at, { name: _, ...numbers }] of rows.entries()) {
    const wrong = NUMBERS.find((name) => sampleNumberFault(name, numbers) !== null);
    if (wrong !== undefined) return refuse(sampleNumberFault(wrong, numbers) ?? '', `${filled[at]?.path}.${wrong}`);
  }
  const level = confidenceLevelIn(confidenceLevel);
  if (!level.ok) return level;
  return accept({ source: 'summary', data: '', groups: rows, confidenceLevel: level.input });
}

type Sample = Summary & { readonly name: string; readonly values: readonly number[] };

/** The groups of a validated input. */
function groupsOf(input: AnovaInput): { readonly groups: readonly Sample[]; readonly reading: TableReading | null } {
  const { source, data, decimalMark = 'point', dataLayout = 'columns', firstLine = 'recognized' } = input;
  if (source === 'summary')
    return {
      groups: input.groups.map(({ sampleSize: count, ...rest }) => ({ ...rest, count, values: [] })),
      reading: null,
    };
  const read = groupedValues(data, { decimalMark, dataLayout, firstLine });
  if (!read.ok) throw new Error('A validated text can be read');
  const groups = read.input.groups.map((column) => {
    const values = presentValues(column);
    return { name: column.name, ...summaryOf(values), values };
  });
  return { groups, reading: read.input.reading };
}

function compute(input: AnovaInput): AnovaResult {
  const level = input.confidenceLevel / 100;
  const { groups, reading } = groupsOf(input);
  const table = varianceTable(groups);
  const { between, within, total } = table;
  const welch = welchTest(groups);
  const named = <Pair extends { readonly group: number; readonly reference: number }>(pair: Pair) => ({
    ...pair,
    group: groups[pair.group]?.name ?? '',
    reference: groups[pair.reference]?.name ?? '',
  });
  return {
    groups: groups.map((group) => {
      const margin = (tWithin(level, group.count - 1) * group.standardDeviation) / Math.sqrt(group.count);
      return { ...group, lower: group.mean - margin, upper: group.mean + margin };
    }),
    ...table,
    ...fTest(table),
    etaSquared: between.sumOfSquares / total.sumOfSquares,
    omegaSquared:
      (between.sumOfSquares - between.degreesOfFreedom * within.meanSquare) / (total.sumOfSquares + within.meanSquare),
    welch,
    brownForsythe: input.source === 'data' ? brownForsytheTest(groups.map(({ values }) => values)) : null,
    tukey: tukeyComparisons(groups, within, level).map(({ degreesOfFreedom: _, ...pair }) => named(pair)),
    gamesHowell: welch === null ? null : gamesHowellComparisons(groups, level).map(named),
    reading,
  };
}

/**
 * All pairs with one variance for all groups: Tukey's test, for unequal counts as by `kramer1956`.
 *
 * @param meanSquare within the groups, above 0
 * @param level of all limits together, above 0 and below 1
 */
export function tukeyComparisons(
  groups: readonly Summary[],
  { meanSquare, degreesOfFreedom }: { readonly meanSquare: number; readonly degreesOfFreedom: number },
  level: number,
): readonly GroupComparison[] {
  return comparePairs(groups, level, (one, other) => ({
    standardError: Math.sqrt(meanSquare * (1 / one.count + 1 / other.count)),
    degreesOfFreedom,
  }));
}

/** All pairs with a variance for each group, all above 0. Source: `gamesHowell1976`. */
export function gamesHowellComparisons(groups: readonly Summary[], level: number): readonly GroupComparison[] {
  return comparePairs(groups, level, welchError);
}

/** @param errorOf of the difference of the two means */
function comparePairs(
  groups: readonly Summary[],
  level: number,
  errorOf: (one: Summary, other: Summary) => { readonly standardError: number; readonly degreesOfFreedom: number },
): readonly GroupComparison[] {
  const range = studentizedRange(groups.length);
  const criticalValues = new Map<number, number>();
  const criticalValue = (freedom: number) => {
    const value = criticalValues.get(freedom) ?? range.quantile(1 - level, freedom, 'upper');
    criticalValues.set(freedom, value);
    return value;
  };
  return pairsOf(groups.length).map(({ group, reference }) => {
    const [one, other] = [groups[group], groups[reference]];
    if (one === undefined || other === undefined) throw new Error('A pair is of two groups');
    const { standardError, degreesOfFreedom } = errorOf(one, other);
    // The range is in standard errors of one mean.
    const unit = standardError / Math.SQRT2;
    const difference = one.mean - other.mean;
    const q = Math.abs(difference) / unit;
    const margin = criticalValue(degreesOfFreedom) * unit;
    return {
      group,
      reference,
      difference,
      lower: difference - margin,
      upper: difference + margin,
      pValue: q === 0 ? 1 : range.tails(q, degreesOfFreedom).upper,
      degreesOfFreedom,
    };
  });
}
