/**
 * One-way analysis of variance: do the means of several groups differ, and which ones?
 *
 *   SSB = Σ n(m − mean)², SSW = Σ (n − 1)s², F = (SSB/(k − 1))/(SSW/(N − k)); η² = SSB/SST
 *   ω² = (SSB − (k − 1)·MSW)/(SST + MSW); Welch's F without equal variances; Levene's test about the medians
 *   pairs: Tukey-Kramer and Games-Howell by the studentized range, with compact letters; Dunnett against a control
 *
 * Sources: `kramer1956`, `welch1951`, `gamesHowell1976`, `brownForsythe1974`, `piepho2004`, `dunnett1955`. Refuses what `groupedValues` refuses, fewer than
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
import { type GroupChecks, groupChecks } from '../lib/statistics/groupChecks.ts';
import {
  type FTest,
  type FTestWithFreedom,
  fTest,
  shareLimits,
  type VarianceTable,
  varianceTable,
  welchTest,
} from '../lib/statistics/oneWay.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';
import { type Summary, summaryOf } from '../lib/statistics/twoMeans.ts';
import { againstControl, type ComparedPairs, type Dunnett, pairsOfGroups } from './anova/pairs.ts';

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
  /** Name of the group that the others are compared with; absent for none. */
  readonly dunnettControl?: string | undefined;
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

export interface AnovaResult extends VarianceTable, FTest, ComparedPairs {
  readonly groups: readonly AnovaGroup[];
  readonly etaSquared: number;
  /** May be below 0. */
  readonly omegaSquared: number;
  /** 90 % limits of what η² and ω² estimate; null for a very large F. */
  readonly etaSquaredLower: number | null;
  readonly etaSquaredUpper: number | null;
  /** Null where a group is constant. */
  readonly welch: FTestWithFreedom | null;
  /** Null for a summary, or where the distances from the medians do not vary. */
  readonly brownForsythe: FTestWithFreedom | null;
  /** Every other group against the control; null without one. */
  readonly dunnett: Dunnett | null;
  /** Of values; null for a summary. */
  readonly assumptions: GroupChecks | null;
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
    const unknown = unknownControl(verdict.input, groups);
    if (unknown !== null) return unknown;
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
  dunnettControl,
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
  return accept({
    source: 'data',
    data,
    decimalMark,
    dataLayout,
    firstLine,
    groups: [],
    ...controlIn(dunnettControl),
    confidenceLevel: level.input,
  });
}

function summaryInput({ groups, dunnettControl, confidenceLevel }: Candidate<AnovaInput>): Verdict<AnovaInput> {
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
  return accept({
    source: 'summary',
    data: '',
    groups: rows,
    ...controlIn(dunnettControl),
    confidenceLevel: level.input,
  });
}

function controlIn(typed: Candidate<AnovaInput>['dunnettControl']): Pick<AnovaInput, 'dunnettControl'> {
  const name = textOf(typed).trim();
  return name === '' ? {} : { dunnettControl: name };
}

const MOST_OFFERED = 6;

/** Refuses a control that is not the name of a group, with the names as presses. */
function unknownControl({ dunnettControl }: AnovaInput, groups: readonly Sample[]): Verdict<never> | null {
  if (dunnettControl === undefined || groups.some(({ name }) => name === dunnettControl)) return null;
  const remedies = groups
    .slice(0, MOST_OFFERED)
    .map(({ name }) => ({ label: `Compare with ${name}`, field: 'dunnettControl', value: name }));
  const message = `"${dunnettControl}" is not one of the groups`;
  return { ok: false, issues: [{ message, path: 'dunnettControl', remedies }] };
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
  const test = fTest(table);
  const limits = shareLimits(table, test.statistic);
  const welch = welchTest(groups);
  const assumptions = input.source === 'data' ? groupChecks(groups) : null;
  return {
    groups: groups.map((group) => {
      const margin = (tWithin(level, group.count - 1) * group.standardDeviation) / Math.sqrt(group.count);
      return { ...group, lower: group.mean - margin, upper: group.mean + margin };
    }),
    ...table,
    ...test,
    etaSquared: between.sumOfSquares / total.sumOfSquares,
    omegaSquared:
      (between.sumOfSquares - between.degreesOfFreedom * within.meanSquare) / (total.sumOfSquares + within.meanSquare),
    etaSquaredLower: limits?.lower ?? null,
    etaSquaredUpper: limits?.upper ?? null,
    welch,
    brownForsythe: assumptions?.brownForsythe ?? null,
    ...pairsOfGroups(groups, within, level, welch !== null),
    dunnett: againstControl(groups, within, level, input.dunnettControl),
    assumptions,
    reading,
  };
}
