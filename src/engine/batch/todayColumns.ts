/** What the results of many rows mean today, as columns, and the rows in the order in which they need somebody. */
import type { TodayLine } from '#src/engine/kit/onDemand/todayLine.ts';
import type { IsoDate } from '#workers/contract.ts';
import type { ResultColumn } from './resultColumns.ts';

/** The columns of a day. */
export interface TodayColumns {
  readonly asOf: IsoDate;
  readonly columns: readonly ResultColumn[];
  /** Indexes of all rows: alarms, then cautions, then the calm ones, last what was not calculated; within each as in the table. */
  readonly order: readonly number[];
}

const LOUDEST_FIRST: readonly TodayLine['tone'][] = ['alarm', 'caution', 'calm'];

/**
 * Returns the columns.
 *
 * @param lines by row; a row that was not calculated has none
 * @param rowCount of the whole table
 */
export function todayColumns(asOf: IsoDate, lines: ReadonlyMap<number, TodayLine>, rowCount: number): TodayColumns {
  const column = (
    field: string,
    shownHeader: string,
    text: (line: TodayLine) => string,
    isNumeric = false,
  ): ResultColumn => ({
    field: `today.${field}`,
    // A file is read on other days as well.
    header: `${shownHeader} (as of ${asOf})`,
    shownHeader,
    isNumeric,
    textAt(row) {
      const line = lines.get(row);
      return line === undefined ? '' : text(line);
    },
  });
  const loudness = (row: number) => {
    const line = lines.get(row);
    return line === undefined ? LOUDEST_FIRST.length : LOUDEST_FIRST.indexOf(line.tone);
  };
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  return {
    asOf,
    columns: [
      column('day', 'Day today', ({ day }) => String(day), true),
      column('daysToGo', 'Days to go', ({ daysToGo }) => String(daysToGo), true),
      column('state', 'What now', ({ word }) => word),
    ],
    order: rows.toSorted((one, other) => loudness(one) - loudness(other)),
  };
}
