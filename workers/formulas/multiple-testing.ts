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
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { pValueList } from '../lib/inputs/pValueList.ts';
import type { TableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
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
