/**
 * The records of a text: a list with names, lengths and GC contents, sorted and filtered, and the statistics of what is listed.
 *
 *   GC content = 100 · (G + C) / (A + T + G + C)        percent; over all listed records as if they were one
 *   N50        = length of the shortest of the longest records that together hold half of the letters; N90: nine tenths
 *   L50        = how many records that are
 *
 * Nothing is read again: the page's own reading has counted every record, up to MOST_RECORDS of them. Refuses a shortest length
 * above the longest, and lengths that are no whole numbers.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { GivenStrand } from '../lib/sequences/givenStrand.ts';
import { type LengthStatistics, lengthStatistics } from '../lib/sequences/lengthStatistics.ts';
import { recordsOf } from '../lib/sequences/recordList.ts';

export interface AllRecordsInput {
  readonly given: GivenStrand;
  readonly order: RecordOrder;
  /** Letters. Absent: no limit. */
  readonly leastLength?: number | undefined;
  readonly mostLength?: number | undefined;
  /** Part of a name, in either case; empty: any. */
  readonly nameContains: string;
}

/** As they stand in the text, or the longest first, the shortest first, by name, by the highest or lowest GC content. */
export type RecordOrder = (typeof RECORD_ORDERS)[number];
const RECORD_ORDERS = ['file', 'longest', 'shortest', 'name', 'gcHighest', 'gcLowest'] as const;

export interface AllRecordsResult {
  /** Records listed. */
  readonly count: number;
  /** Records of the text. */
  readonly recordCount: number;
  /** Records that were kept of the text: fewer in a text of very many. */
  readonly keptCount: number;
  /** Of the records listed; null without any. */
  readonly lengths: LengthStatistics | null;
  /** Percent of A, C, G and T of the records listed together; null without any. */
  readonly gcContent: number | null;
  /** Letters that are none of them. */
  readonly otherLetters: number;
  readonly records: readonly ListedRecord[];
}

export interface ListedRecord {
  /** Its place in the text, counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly length: number;
  /** Percent of A, C, G and T; null without any. */
  readonly gcContent: number | null;
  /** Letters that are none of them. */
  readonly otherLetters: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'all-records': FormulaType<AllRecordsInput, AllRecordsResult>;
  }
}

export default {
  id: 'all-records',

  validate({ given, order, leastLength, mostLength, nameContains }) {
    const least = leastLength ?? null;
    const most = mostLength ?? null;
    if (!isLength(least)) return refuse('Please enter a length as a whole number of letters', 'leastLength');
    if (!isLength(most)) return refuse('Please enter a length as a whole number of letters', 'mostLength');
    if (least !== null && most !== null && least > most)
      return refuse('The shortest length is above the longest', 'leastLength');
    return accept({
      given,
      order: RECORD_ORDERS.find((known) => known === order) ?? 'file',
      ...(least === null ? {} : { leastLength: least }),
      ...(most === null ? {} : { mostLength: most }),
      nameContains: typeof nameContains === 'string' ? nameContains.trim() : '',
    });
  },

  compute({ given, order, leastLength = 0, mostLength = Number.POSITIVE_INFINITY, nameContains }) {
    const { records: list, recordCount } = given.learnt;
    const bases = new Float64Array(list.bases);
    const all = recordsOf(list).map((record, index): ListedRecord => {
      const otherLetters = record.length - (bases[index] ?? 0);
      return { number: index + 1, ...record, otherLetters };
    });
    const wanted = nameContains.toLowerCase();
    const records = all
      .filter(({ length }) => length >= leastLength && length <= mostLength)
      .filter(({ name }) => wanted === '' || name.toLowerCase().includes(wanted))
      .sort(BY[order]);
    return {
      count: records.length,
      recordCount,
      keptCount: all.length,
      lengths: lengthStatistics(Float64Array.from(records, ({ length }) => length)),
      gcContent: overallGc(records),
      otherLetters: records.reduce((sum, record) => sum + record.otherLetters, 0),
      records,
    };
  },
} satisfies Formula<'all-records'>;

/** Sorting keeps the order of the text among equals. Names are compared by their characters' numbers: there is no locale. */
const BY: Readonly<Record<RecordOrder, (one: ListedRecord, other: ListedRecord) => number>> = {
  file: () => 0,
  longest: (one, other) => other.length - one.length,
  shortest: (one, other) => one.length - other.length,
  name: (one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0),
  gcHighest: (one, other) => (other.gcContent ?? -1) - (one.gcContent ?? -1),
  gcLowest: (one, other) => (one.gcContent ?? 101) - (other.gcContent ?? 101),
};

function isLength(typed: number | null): boolean {
  return typed === null || (Number.isInteger(typed) && typed >= 0);
}

function overallGc(records: readonly ListedRecord[]): number | null {
  let bases = 0;
  let guanineAndCytosine = 0;
  for (const { length, otherLetters, gcContent } of records) {
    bases += length - otherLetters;
    // A share of a whole number of bases: rounding undoes what the division lost.
    guanineAndCytosine += Math.round(((gcContent ?? 0) / 100) * (length - otherLetters));
  }
  return bases === 0 ? null : (100 * guanineAndCytosine) / bases;
}
