/**
 * p values of several tests, adjusted for their number m. With the p values in ascending order, i the rank, and 1 at most:
 *
 *   Bonferroni m·p; Holm the running maximum of (m − i + 1)·p; Hochberg the running minimum, from the largest, of the same
 *   Benjamini-Hochberg the running minimum, from the largest, of m·p/i; Benjamini-Yekutieli of m·p/i·Σ 1/j for j to m
 *
 * Tests that were made and are not in the list count as having larger p values. Sources: `holm1979`, `hochberg1988`,
 * `benjaminiHochberg1995`, `benjaminiYekutieli2001`. Refuses values that are not p values and fewer tests than values.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { significanceLevelIn } from '../lib/inputs/levels.ts';
import { hasTwoWholeNumbers, MOST_CELLS } from '../lib/inputs/pastedColumns.ts';
import { isMissingCell, type PastedLine, pastedLines } from '../lib/inputs/pastedLines.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import type { TableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type DecimalMark, writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { type AdjustedPValues, adjustedPValues } from '../lib/statistics/adjustedPValues.ts';

export interface MultipleTestingInput {
  /** p values in reading order, or two columns: label and p value. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  /** Whole, as many as p values or more; blank: as many as p values. */
  readonly numberOfTests?: number | undefined;
  /** Probability, 0.0001 to 0.5. */
  readonly significanceLevel: number;
}

/** A way to adjust. */
export type Adjustment = keyof AdjustedPValues;

/** One p value and what becomes of it; all from 0 to 1. */
export type AdjustedRow = { readonly label: string; readonly pValue: number } & Readonly<Record<Adjustment, number>>;

export interface MultipleTestingResult {
  /** p values in the list. */
  readonly count: number;
  readonly numberOfTests: number;
  /** In the order pasted. */
  readonly rows: readonly AdjustedRow[];
  /** How many are at or below the level. */
  readonly significant: Readonly<Record<'unadjusted' | Adjustment, number>>;
  readonly reading: TableReading;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'multiple-testing': FormulaType<MultipleTestingInput, MultipleTestingResult>;
  }
}

export default {
  id: 'multiple-testing',
  validate,
  compute,
} satisfies Formula<'multiple-testing'>;

function validate({
  data: pasted,
  decimalMark,
  numberOfTests,
  significanceLevel,
}: Candidate<MultipleTestingInput>): Verdict<MultipleTestingInput> {
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  const data = textOf(pasted);
  const read = pValueList(data, decimalMark);
  if (!read.ok) return read;
  const level = significanceLevelIn(significanceLevel);
  if (!level.ok) return level;
  const common = { data, decimalMark, significanceLevel: level.input };
  if (numberOfTests === null || numberOfTests === undefined) return accept(common);
  if (!Number.isInteger(numberOfTests) || numberOfTests < read.input.pValues.length)
    return refuse('Number of tests must be a whole number not below the number of p values', 'numberOfTests');
  return accept({ ...common, numberOfTests });
}

function compute({ data, decimalMark, numberOfTests, significanceLevel }: MultipleTestingInput): MultipleTestingResult {
  const read = pValueList(data, decimalMark);
  if (!read.ok) throw new Error('A validated text can be read');
  const { labels, pValues, reading } = read.input;
  const tests = numberOfTests ?? pValues.length;
  const adjusted = adjustedPValues(pValues, tests);
  const found = (values: readonly number[]) => values.filter((value) => value <= significanceLevel).length;
  return {
    count: pValues.length,
    numberOfTests: tests,
    rows: pValues.map((pValue, at) => ({
      label: labels[at] ?? '',
      pValue,
      bonferroni: adjusted.bonferroni[at] ?? 1,
      holm: adjusted.holm[at] ?? 1,
      hochberg: adjusted.hochberg[at] ?? 1,
      benjaminiHochberg: adjusted.benjaminiHochberg[at] ?? 1,
      benjaminiYekutieli: adjusted.benjaminiYekutieli[at] ?? 1,
    })),
    significant: {
      unadjusted: found(pValues),
      bonferroni: found(adjusted.bonferroni),
      holm: found(adjusted.holm),
      hochberg: found(adjusted.hochberg),
      benjaminiHochberg: found(adjusted.benjaminiHochberg),
      benjaminiYekutieli: found(adjusted.benjaminiYekutieli),
    },
    reading,
  };
}

/** A list of p values from a pasted text: alone, in reading order, or each behind its label. */
interface PValueList {
  /** As pasted; the running number of the p value where it has none. */
  readonly labels: readonly string[];
  /** From 0 to 1, in reading order. */
  readonly pValues: readonly number[];
  readonly reading: TableReading;
}

/** A p value that is given as a limit is a mistake of the data and no name of a column. */
const LIMIT = /^[<>≤≥=]/;

/**
 * Two columns are labels and p values where no cell of the first reads as a number; in all other tables every cell is a
 * p value. A first line of words is a header.
 */
export function pValueList(text: string, decimalMark: DecimalMark): Verdict<PValueList> {
  const lines = pastedLines(text, decimalMark);
  if (lines.length === 0) return refuse(REQUIRED, 'data');
  const isNumber = (cell: string) => writtenNumber(cell, decimalMark) !== null;
  const isLabeled = lines.every(({ cells: [first = '', ...others] }) => others.length === 1 && !isNumber(first));
  const places = isLabeled ? 1 : 0;
  const filled = (lines[0]?.cells ?? []).slice(places).filter((cell) => !isMissingCell(cell));
  const hasHeader = filled.length > 0 && filled.every((cell) => !isNumber(cell) && !LIMIT.test(cell));
  const rows = hasHeader ? lines.slice(1) : lines;
  if (rows.reduce((count, { cells }) => count + cells.length - places, 0) > MOST_CELLS)
    return refuse(`Please paste at most ${MOST_CELLS} p values`, 'data');
  return pValuesIn(rows, { isLabeled, hasHeader, text, decimalMark });
}

/** How the lines are to be read. */
interface Layout {
  readonly isLabeled: boolean;
  readonly hasHeader: boolean;
  readonly text: string;
  readonly decimalMark: DecimalMark;
}

function pValuesIn(
  rows: readonly PastedLine[],
  { isLabeled, hasHeader, text, decimalMark }: Layout,
): Verdict<PValueList> {
  const labels: string[] = [];
  const pValues: number[] = [];
  let missing = 0;
  let outside: number | null = null;
  for (const { line, cells } of rows) {
    for (const cell of isLabeled ? cells.slice(1) : cells) {
      if (isMissingCell(cell)) {
        missing += 1;
        continue;
      }
      const value = writtenNumber(cell, decimalMark);
      if (value === null) return refuse(`Line ${line}: "${cell}" is not a number`, 'data');
      if (value < 0 || value > 1) outside ??= line;
      pValues.push(value);
      labels.push((isLabeled && cells[0]) || String(pValues.length));
    }
  }
  if (pValues.length === 0) return refuse(REQUIRED, 'data');
  if (outside !== null) return refuse(`Line ${outside}: a p value lies between 0 and 1`, 'data');
  return accept({
    labels,
    pValues,
    reading: {
      columns: rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
      lines: rows.length,
      values: pValues.length,
      missing,
      hasHeader,
      mayBeDecimalCommas: hasTwoWholeNumbers(text, rows, decimalMark),
    },
  });
}
