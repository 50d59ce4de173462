/** How the results of the statistics pages are declared: statistics, p values, counts and names. */
import type { Depends, GroupOutput, NumberOutput, WordsOutput } from '#src/kit/outputs.ts';
import { decimals, inWords, numeral, plain, type WrittenNumber } from '#src/kit/writing.ts';
import type { TableReading } from '#workers/lib/inputs/tableReading.ts';
import { inDecimals, statisticText } from './statisticsNumbers.ts';

const LEAST_DRAWN = 1e-4;

interface StatisticOptions<Place> {
  readonly unit?: Depends<string | undefined, Place>;
  readonly note?: Depends<string | undefined, Place>;
  /** Why the value is missing, where it is. */
  readonly missing?: Depends<string, Place>;
  /** Of a position in a sample: `decimalsOf` it. */
  readonly decimals?: (here: Place) => number;
}

/** A number with six significant digits; one that does not apply is a dash with the reason. */
export function statistic<Place>(
  label: Depends<string, Place>,
  { missing = 'Not defined for these values.', decimals: count, ...more }: StatisticOptions<Place> = {},
): NumberOutput<Place> {
  return {
    kind: 'number',
    label,
    ...more,
    missingNote: missing,
    written: (value, here) => numeral(count === undefined ? statisticText(value) : inDecimals(value, count(here))),
  };
}

/** A p value with four decimals; a smaller one as less than 0.0001, with three digits beside. */
export function pValue<Place>(
  label: Depends<string, Place>,
  missing: Depends<string, Place> = 'Not defined for these values.',
): NumberOutput<Place> {
  return { kind: 'number', label, missingNote: missing, written: writtenPValue };
}

function writtenPValue(value: number): WrittenNumber {
  if (value >= LEAST_DRAWN) return decimals(4)(value);
  return { ...inWords('< 0.0001'), note: `${value === 0 ? '0' : value.toExponential(2)}.` };
}

/** A whole number. */
export function count<Place>(
  label: Depends<string, Place>,
  note?: Depends<string | undefined, Place>,
): NumberOutput<Place> {
  return { kind: 'number', label, written: plain, ...(note === undefined ? {} : { note }) };
}

/** A text that the visitor gave, such as the name of a group. */
export function name<Place>(label: Depends<string, Place>): WordsOutput<string, Place> {
  return { kind: 'words', label, words: (value) => (value.trim() === '' ? '–' : value) };
}

/** What was read from a pasted table. */
export const READING: GroupOutput<TableReading, unknown, unknown, unknown> = {
  kind: 'group',
  keys: {
    columns: count('Columns'),
    lines: count('Lines of data'),
    values: count('Values'),
    missing: count('Missing values'),
    hasHeader: { kind: 'words', label: 'Has a heading' },
    mayBeDecimalCommas: { kind: 'words', label: 'Commas may be decimal marks' },
  },
};
