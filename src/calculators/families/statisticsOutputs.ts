/** How the results of the statistics pages are declared: statistics, p values, counts and names. */
import { count } from '#src/engine/kit/countAndName.ts';
import type { Depends, GroupOutput, NumberOutput } from '#src/engine/kit/outputs.ts';
import { decimals, inWords, numeral, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type { TableReading } from '#workers/lib/inputs/tableReading.ts';
import { inDecimals, LEAST_DRAWN, statisticText } from './statisticsNumbers.ts';

const NOT_DEFINED = 'Not defined for these values.';

interface StatisticOptions<Place> extends Pick<NumberOutput<Place>, 'unit' | 'columnUnit' | 'note'> {
  /** Why the value is missing, where it is. */
  readonly missing?: Depends<string, Place>;
  /** Of a position in a sample: `decimalsOf` it. */
  readonly decimals?: (here: Place) => number;
}

/** A number with six significant digits; one that does not apply is a dash with the reason. */
export function statistic<Place>(
  label: Depends<string, Place>,
  { missing = NOT_DEFINED, decimals: count, ...more }: StatisticOptions<Place> = {},
): NumberOutput<Place> {
  return {
    kind: 'number',
    label,
    ...more,
    missingNote: missing,
    written: (value, here) => numeral(count === undefined ? statisticText(value) : inDecimals(value, count(here))),
  };
}

/** The ends of an interval: 'Lower limit' and 'Upper limit', followed by what they are of. */
export function limits<Place>(of = '', options: StatisticOptions<Place> = {}) {
  return { lower: statistic(`Lower limit${of}`, options), upper: statistic(`Upper limit${of}`, options) };
}

/** A p value with four decimals; a smaller one as less than 0.0001, with three digits beside. */
export function pValue<Place>(
  label: Depends<string, Place>,
  missing: Depends<string, Place> = NOT_DEFINED,
): NumberOutput<Place> {
  return { kind: 'number', label, missingNote: missing, written: writtenPValue };
}

function writtenPValue(value: number): WrittenNumber {
  if (value >= LEAST_DRAWN) return decimals(4)(value);
  return { ...inWords('< 0.0001'), note: `${value === 0 ? '0' : value.toExponential(2)}.` };
}

/** What was read from a pasted table. */
export const READING: GroupOutput<TableReading, unknown, unknown, unknown> = {
  kind: 'group',
  keys: {
    columns: count('Columns'),
    lines: count('Lines of data'),
    values: count('Values'),
    missing: count('Missing values'),
    hasHeader: { kind: 'flag', label: 'Has a heading' },
    mayBeDecimalCommas: { kind: 'flag', label: 'Commas may be decimal marks' },
  },
};
