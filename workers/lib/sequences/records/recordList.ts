/**
 * The records of a text: a column for each thing that is known of them, and the form in which those are kept between two readings.
 * That form is a handful of pieces, because code that walks an input would otherwise find millions of keys, and a full piece is a
 * blob, because a blob is passed between threads, and lies outside their memory, without a copy.
 */
import type { TextColumn } from '../../../columns.ts';
import type { LetterCounts } from '../../../kernel/alphabets.ts';
import { partsInTurn } from '../../../streams/readParts.ts';
import { LINE_FEED } from '../letters/rawBytes.ts';
import { textCollector } from '../letters/textColumn.ts';

/** What is known of each record, in the order of the text. */
export interface RecordColumns {
  /** Empty in plain text. */
  readonly names: TextColumn;
  /** Letters. */
  readonly lengths: Counts;
  /** Letters that are A, C, G or T. */
  readonly bases: Counts;
  /** Letters that are G or C. */
  readonly strong: Counts;
}

/** Whole numbers, in 32 bits where all of them fit. */
export type Counts = Uint32Array | Float64Array;

export interface RecordSummary {
  readonly name: string;
  /** Letters. */
  readonly length: number;
  /** Percent of A, C, G and T; null without any. */
  readonly gcContent: number | null;
}

/** Columns as they are kept; opaque to all but `recordColumns`. */
export interface RecordList {
  readonly count: number;
  /** Bytes of all names. */
  readonly nameBytes: number;
  /** Whether a record is longer than 32 bits can count. */
  readonly isWide: boolean;
  /** RECORDS_OF_PIECE records each, the last one fewer: their numbers, and behind them their names. */
  readonly pieces: readonly (ArrayBuffer | Blob)[];
}

/** Records of a piece: some two megabytes. */
export const RECORDS_OF_PIECE = 1 << 16;

/** Numbers of a record in its piece: length, bases, G and C. */
const NUMBERS = 3;
const NUMBER_BYTES = 8;
const FIRST_ROOM = 4;
const MOST_IN_32_BITS = 2 ** 32 - 1;

/** @param most maximum number of records to keep: the first ones */
export function recordCollector(most: number) {
  const pieces: (ArrayBuffer | Blob)[] = [];
  let numbers = new Float64Array(NUMBERS * FIRST_ROOM);
  let names = textCollector();
  let count = 0;
  let nameBytes = 0;
  let isWide = false;

  /** The records since the last piece. */
  function rest(): readonly [Float64Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] {
    return [numbers.slice(0, NUMBERS * (count - RECORDS_OF_PIECE * pieces.length)), names.column().utf8.slice()];
  }

  return {
    add(name: string, { A, C, G, T, ambiguous }: LetterCounts): void {
      if (count === most) return;
      const at = NUMBERS * (count - RECORDS_OF_PIECE * pieces.length);
      if (at === numbers.length) {
        const larger = new Float64Array(2 * at);
        larger.set(numbers);
        numbers = larger;
      }
      const bases = A + C + G + T;
      numbers[at] = bases + ambiguous;
      numbers[at + 1] = bases;
      numbers[at + 2] = C + G;
      isWide ||= bases + ambiguous > MOST_IN_32_BITS;
      names.add(name);
      count += 1;
      if (count % RECORDS_OF_PIECE !== 0) return;
      const full = rest();
      nameBytes += full[1].length;
      pieces.push(new Blob([...full]));
      names = textCollector();
    },
    list(): RecordList {
      const [ownNumbers, ownNames] = rest();
      const last = new Uint8Array(ownNumbers.byteLength + ownNames.length);
      last.set(new Uint8Array(ownNumbers.buffer));
      last.set(ownNames, ownNumbers.byteLength);
      return {
        count,
        nameBytes: nameBytes + ownNames.length,
        isWide,
        pieces: last.length === 0 ? pieces : [...pieces, last.buffer],
      };
    },
  };
}

/**
 * Opens the columns, in buffers of their own.
 *
 * @param most the first records only
 */
export async function recordColumns(list: RecordList, most = Number.POSITIVE_INFINITY): Promise<RecordColumns> {
  const { isWide, nameBytes } = list;
  const count = Math.min(list.count, most);
  const counts = (): Counts => (isWide ? new Float64Array(count) : new Uint32Array(count));
  const [lengths, bases, strong] = [counts(), counts(), counts()];
  let utf8 = new Uint8Array(nameBytes);
  let size = 0;
  const ends = new Uint32Array(count);
  let first = 0;
  for await (const piece of partsInTurn(list.pieces)) {
    const records = Math.min(RECORDS_OF_PIECE, list.count - first);
    const numbers = new Float64Array(piece.buffer, 0, NUMBERS * records);
    const taken = Math.min(records, count - first);
    for (let record = 0; record < taken; record += 1) {
      lengths[first + record] = numbers[NUMBERS * record] as number;
      bases[first + record] = numbers[NUMBERS * record + 1] as number;
      strong[first + record] = numbers[NUMBERS * record + 2] as number;
    }
    const names = piece.subarray(NUMBERS * NUMBER_BYTES * records);
    let at = 0;
    for (let record = 0; record < taken; record += 1) {
      const end = names.indexOf(LINE_FEED, at);
      ends[first + record] = size + end;
      at = end + 1;
    }
    utf8.set(names.subarray(0, at), size);
    size += at;
    first += records;
    if (first >= count) break;
  }
  if (size < nameBytes) utf8 = utf8.slice(0, size);
  return { names: { utf8, ends }, lengths, bases, strong };
}

/** Percent of A, C, G and T; NaN without any. */
export function gcContentAt({ bases, strong }: Pick<RecordColumns, 'bases' | 'strong'>, index: number): number {
  return (100 * (strong[index] as number)) / (bases[index] as number);
}
