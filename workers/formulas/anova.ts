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
import { tWithin } from '../lib/statistics/tDistribution.ts';
import { type Summary, summaryOf } from '../lib/statistics/twoMeans.ts';
import { compactLetters } from './anova/compactLetters.ts';
import { type ComparedWithControl, compareWithControl } from './anova/dunnett.ts';
import {
  brownForsytheTest,
  type FTest,
  fTest,
  type VarianceTable,
  varianceTable,
  type WelchTest,
  welchTest,
} from './anova/oneWay.ts';
import { type GroupComparison, gamesHowellComparisons, tukeyComparisons } from './anova/pairs.ts';

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
  /** Two groups share a letter exactly when their pair by Tukey does not differ at the level. In the order of the groups. */
  readonly letters: readonly GroupLetters[];
  /** The same by Games-Howell; null where a group is constant, or a pair has fewer than 2 degrees of freedom. */
  readonly gamesHowellLetters: readonly GroupLetters[] | null;
  /** Every other group against the control; null without one. */
  readonly dunnett: Dunnett | null;
  readonly reading: TableReading | null;
}

interface GroupLetters {
  readonly group: string;
  readonly letters: string;
}

interface Dunnett extends Omit<ComparedWithControl, 'pairs'> {
  readonly control: string;
  readonly pairs: readonly (NamedPair & { readonly statistic: number })[];
}

const MOST_GROUPS = 30;
/** Of a pair by Games-Howell whose letters are given. */
const FEWEST_FREEDOM = 2;
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

/** Refuses a control that is no group, with the names as presses. */
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
  const welch = welchTest(groups);
  const named = <Pair extends { readonly group: number; readonly reference: number }>(pair: Pair) => ({
    ...pair,
    group: groups[pair.group]?.name ?? '',
    reference: groups[pair.reference]?.name ?? '',
  });
  const tukey = tukeyComparisons(groups, within, level);
  const gamesHowell = welch === null ? null : gamesHowellComparisons(groups, level);
  const lettersOf = (pairs: readonly GroupComparison[]) => {
    const letters = compactLetters(groups, pairs, 1 - level);
    return groups.map(({ name }, at) => ({ group: name, letters: letters[at] ?? '' }));
  };
  const control = groups.findIndex(({ name }) => name === input.dunnettControl);
  const dunnettOf = (place: number): Dunnett => {
    const { pairs, ...rest } = compareWithControl(groups, place, within, level);
    return { control: groups[place]?.name ?? '', ...rest, pairs: pairs.map(named) };
  };
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
    tukey: tukey.map(({ degreesOfFreedom: _, ...pair }) => named(pair)),
    gamesHowell: gamesHowell === null ? null : gamesHowell.map(named),
    letters: lettersOf(tukey),
    gamesHowellLetters:
      gamesHowell === null || gamesHowell.some(({ degreesOfFreedom }) => degreesOfFreedom < FEWEST_FREEDOM)
        ? null
        : lettersOf(gamesHowell),
    dunnett: control < 0 ? null : dunnettOf(control),
    reading,
  };
}
