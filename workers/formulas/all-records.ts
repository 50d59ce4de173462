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
import { chosenRecords, isLengthLimit } from '../lib/sequences/recordChoice.ts';
import type { RecordList } from '../lib/sequences/recordList.ts';

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
  readonly records: ListedRecords;
}

/** One list for each column, because there may be a million records. */
export interface ListedRecords {
  /** Place in the text, counted from 1. */
  readonly numbers: readonly number[];
  readonly names: readonly string[];
  /** Letters. */
  readonly lengths: readonly number[];
  /** Percent of A, C, G and T; null without any. */
  readonly gcContents: readonly (number | null)[];
  /** Letters that are none of them. */
  readonly otherLetters: readonly number[];
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
    if (!isLengthLimit(least)) return refuse('Please enter a length as a whole number of letters', 'leastLength');
    if (!isLengthLimit(most)) return refuse('Please enter a length as a whole number of letters', 'mostLength');
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

  compute({ given, order, ...filter }) {
    const { records: list, recordCount } = given.learnt;
    const columns = columnsOf(list);
    const chosen = chosenRecords(list, filter);
    const indices = chosen.map(({ number }) => number - 1);
    const sorted = order === 'file' ? indices : indices.sort(BY[order](columns));
    const { lengths, gcContents, bases } = columns;
    const at = (index: number) => ({
      length: lengths[index] ?? 0,
      gcContent: gcContents[index] ?? Number.NaN,
      bases: bases[index] ?? 0,
    });
    const records: ListedRecords = {
      numbers: sorted.map((index) => index + 1),
      names: sorted.map((index) => columns.names[index] ?? ''),
      lengths: sorted.map((index) => at(index).length),
      gcContents: sorted.map((index) => (Number.isNaN(at(index).gcContent) ? null : at(index).gcContent)),
      otherLetters: sorted.map((index) => at(index).length - at(index).bases),
    };
    return {
      count: sorted.length,
      recordCount,
      keptCount: lengths.length,
      lengths: lengthStatistics(Float64Array.from(records.lengths)),
      gcContent: overallGc(records),
      otherLetters: records.otherLetters.reduce((sum, letters) => sum + letters, 0),
      records,
    };
  },
} satisfies Formula<'all-records'>;

interface Columns {
  readonly names: readonly string[];
  readonly lengths: Float64Array;
  /** NaN without any A, C, G or T. */
  readonly gcContents: Float64Array;
  readonly bases: Float64Array;
}

function columnsOf({ names, lengths, gcContents, bases }: RecordList): Columns {
  return {
    names: names.split('\n'),
    lengths: new Float64Array(lengths),
    gcContents: new Float64Array(gcContents),
    bases: new Float64Array(bases),
  };
}

type Comparison = (one: number, other: number) => number;

/** Sorting keeps the order of the text among equals. Names are compared by their characters' numbers: there is no locale. */
const BY: Readonly<Record<RecordOrder, (columns: Columns) => Comparison>> = {
  file: () => (one, other) => one - other,
  longest: ({ lengths }) => falling((index) => lengths[index] ?? 0),
  shortest: ({ lengths }) => rising((index) => lengths[index] ?? 0),
  name:
    ({ names }) =>
    (one, other) => {
      const [first = '', second = ''] = [names[one], names[other]];
      return first < second ? -1 : first > second ? 1 : 0;
    },
  gcHighest: ({ gcContents }) => falling((index) => known(gcContents[index], -1)),
  gcLowest: ({ gcContents }) => rising((index) => known(gcContents[index], 101)),
};

function rising(of: (index: number) => number): Comparison {
  return (one, other) => of(one) - of(other);
}

function falling(of: (index: number) => number): Comparison {
  return (one, other) => of(other) - of(one);
}

function known(gcContent: number | undefined, otherwise: number): number {
  return gcContent === undefined || Number.isNaN(gcContent) ? otherwise : gcContent;
}

function overallGc({ lengths, otherLetters, gcContents }: ListedRecords): number | null {
  let bases = 0;
  let guanineAndCytosine = 0;
  for (const [index, gcContent] of gcContents.entries()) {
    const own = (lengths[index] ?? 0) - (otherLetters[index] ?? 0);
    bases += own;
    // A share of a whole number of bases: rounding undoes what the division lost.
    guanineAndCytosine += Math.round(((gcContent ?? 0) / 100) * own);
  }
  return bases === 0 ? null : (100 * guanineAndCytosine) / bases;
}
