/**
 * The records of a text: a list with names, lengths and GC contents, sorted and filtered, and the statistics of what is listed.
 *
 *   GC content = 100 · (G + C) / (A + T + G + C)        percent; over all listed records as if they were one
 *   N50        = length of the shortest of the longest records that together hold half of the letters; N90: nine tenths
 *   L50        = how many records that are
 *
 * Nothing is read again: the page's own reading has counted every record, up to MOST_RECORDS of them. Refuses a shortest length
 * above the longest, and lengths that are not whole numbers.
 */
import type { TextColumn } from '../columns.ts';
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { sortPlaces } from '../lib/sequences/letters/sortPlaces.ts';
import { compareTexts, textsAt } from '../lib/sequences/letters/textColumn.ts';
import { chosenPlaces, countsAt, isLengthLimit } from '../lib/sequences/records/recordChoice.ts';
import { type Counts, gcContentAt, type RecordColumns, recordColumns } from '../lib/sequences/records/recordList.ts';
import type { GivenStrand } from '../lib/sequences/strand/givenStrand.ts';
import { freeBuffer } from '../streams/freeBuffer.ts';

export interface AllRecordsInput {
  readonly given: GivenStrand;
  readonly order: RecordOrder;
  /** Letters. Absent: no limit. */
  readonly leastLength?: number | undefined;
  readonly mostLength?: number | undefined;
  /** Part of a name, in either case; empty: any. */
  readonly nameContains: string;
}

/** In the order of the text, or the longest first, the shortest first, by name, by the highest or lowest GC content. */
type RecordOrder = (typeof RECORD_ORDERS)[number];
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
  /** Letters other than A, C, G and T. */
  readonly otherLetters: number;
  readonly records: ListedRecords;
}

/** One list for each column, because there may be a million records. */
interface ListedRecords {
  /** Place in the text, counted from 1. */
  readonly numbers: Uint32Array;
  readonly names: TextColumn;
  /** Letters. */
  readonly lengths: Counts;
  /** Percent of A, C, G and T; NaN without any. */
  readonly gcContents: Float64Array;
  /** Letters other than A, C, G and T. */
  readonly otherLetters: Counts;
}

/** Statistics of the lengths of many sequences. */
interface LengthStatistics {
  readonly total: number;
  readonly mean: number;
  readonly median: number;
  readonly shortest: number;
  readonly longest: number;
  /** Sequences of at least this length hold half of all letters, or more. */
  readonly n50: number;
  /** The same for nine tenths. */
  readonly n90: number;
  /** Fewest sequences that hold half of all letters. */
  readonly l50: number;
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

  async compute({ given, order, ...filter }) {
    const columns = await recordColumns(given.learnt.records);
    const places = chosenPlaces(columns, filter);
    SORT[order](places, columns);
    const lengths = countsAt(columns.lengths, places);
    const [bases, strong] = [countsAt(columns.bases, places), countsAt(columns.strong, places)];
    const [allBases, allStrong] = [sumOf(bases), sumOf(strong)];
    const records = {
      names: textsAt(columns.names, places),
      lengths,
      gcContents: gcContentsOf({ bases, strong }),
      otherLetters: differencesOf(lengths, bases),
    };
    for (const { buffer } of [bases, strong]) freeBuffer(buffer);
    const statistics = lengthStatistics(lengths);
    return {
      count: places.length,
      recordCount: given.learnt.recordCount,
      keptCount: given.learnt.records.count,
      lengths: statistics,
      gcContent: allBases === 0 ? null : (100 * allStrong) / allBases,
      otherLetters: (statistics?.total ?? 0) - allBases,
      records: { ...records, numbers: raisedByOne(places) },
    };
  },
} satisfies Formula<'all-records'>;

/** Sorts places of the columns; equal records stay as in the text. */
const SORT: Readonly<Record<RecordOrder, (places: Uint32Array, columns: RecordColumns) => void>> = {
  file() {},
  longest: (places, { lengths }) => sortPlaces(places, lengths, 'falling'),
  shortest: (places, { lengths }) => sortPlaces(places, lengths, 'rising'),
  name(places, { names }) {
    places.sort((one, other) => compareTexts(names, one, other) || one - other);
  },
  gcHighest: (places, columns) => sortPlaces(places, gcContentsOf(columns), 'falling'),
  gcLowest: (places, columns) => sortPlaces(places, gcContentsOf(columns), 'rising'),
};

function gcContentsOf(columns: Pick<RecordColumns, 'bases' | 'strong'>): Float64Array {
  const gcContents = new Float64Array(columns.bases.length);
  for (let index = 0; index < gcContents.length; index += 1) gcContents[index] = gcContentAt(columns, index);
  return gcContents;
}

/** The letters besides bases. A column of zeros, as it mostly is, takes no memory until it is written to. */
function differencesOf(lengths: Counts, bases: Counts): Counts {
  const differences =
    lengths instanceof Float64Array ? new Float64Array(lengths.length) : new Uint32Array(lengths.length);
  for (let index = 0; index < lengths.length; index += 1)
    if (lengths[index] !== bases[index]) differences[index] = (lengths[index] as number) - (bases[index] as number);
  return differences;
}

/** The statistics of all lengths together; null for an empty list. */
export function lengthStatistics(lengths: Counts): LengthStatistics | null {
  const count = lengths.length;
  if (count === 0) return null;
  const sorted = lengths.slice().sort();
  const at = (index: number) => sorted[index] ?? 0;
  const total = sumOf(sorted);
  const half = longestHolding(sorted, total / 2);
  return {
    total,
    mean: total / count,
    median: (at((count - 1) >> 1) + at(count >> 1)) / 2,
    shortest: at(0),
    longest: at(count - 1),
    n50: at(count - half),
    n90: at(count - longestHolding(sorted, 0.9 * total)),
    l50: half,
  };
}

/** How many of the longest it takes to have that many letters together; at least 1. */
function longestHolding(sorted: Counts, wanted: number): number {
  let sum = 0;
  let taken = 0;
  while (taken === 0 || (sum < wanted && taken < sorted.length)) {
    taken += 1;
    sum += sorted[sorted.length - taken] ?? 0;
  }
  return taken;
}

function sumOf(numbers: Counts): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** Adds 1 to each index, in place. */
function raisedByOne(places: Uint32Array): Uint32Array {
  for (let index = 0; index < places.length; index += 1) places[index] = (places[index] as number) + 1;
  return places;
}
