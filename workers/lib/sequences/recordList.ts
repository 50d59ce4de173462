/**
 * The records of a text, in the form kept between two readings: one string and two buffers for all of them, so that
 * code that walks an input finds a handful of keys and not thousands, and because buffers transfer between threads at
 * once.
 */
import { growingNumbers } from './growingNumbers.ts';

export interface RecordSummary {
  /** Empty in plain text. */
  readonly name: string;
  /** Letters. */
  readonly length: number;
  /** Percent of A, C, G and T; null without any. */
  readonly gcContent: number | null;
}

export interface RecordList {
  /** One line each: no name has a line break. */
  readonly names: string;
  /** 64-bit numbers, in the order of the names. */
  readonly lengths: ArrayBuffer;
  /** The same; NaN without any A, C, G or T. */
  readonly gcContents: ArrayBuffer;
  /** The same: letters that are A, C, G or T. */
  readonly bases: ArrayBuffer;
}

/** Names that are kept one by one until they are joined: a million strings that stay are most of the work of a reading. */
const NAMES_AT_ONCE = 4096;

/** @param most maximum number of records to keep: the first ones */
export function recordCollector(most: number) {
  const joined: string[] = [];
  let names: string[] = [];
  let count = 0;
  const lengths = growingNumbers();
  const gcContents = growingNumbers();
  const bases = growingNumbers();
  return {
    /** @param ofBases letters that are A, C, G or T */
    add({ name, length, gcContent }: RecordSummary, ofBases: number): void {
      if (count === most) return;
      count += 1;
      names.push(name);
      if (names.length === NAMES_AT_ONCE) {
        joined.push(names.join('\n'));
        names = [];
      }
      lengths.add(length);
      gcContents.add(gcContent ?? Number.NaN);
      bases.add(ofBases);
    },
    list: (): RecordList => ({
      names: (names.length === 0 ? joined : [...joined, names.join('\n')]).join('\n'),
      lengths: lengths.values().slice().buffer,
      gcContents: gcContents.values().slice().buffer,
      bases: bases.values().slice().buffer,
    }),
  };
}

/**
 * The records of a list, in their order.
 *
 * @param most the first ones only
 */
export function recordsOf(list: RecordList, most = Number.POSITIVE_INFINITY): readonly RecordSummary[] {
  const lengths = new Float64Array(list.lengths).subarray(0, most);
  const gcContents = new Float64Array(list.gcContents);
  const names = list.names.split('\n');
  return Array.from(lengths, (length, index) => {
    const gcContent = gcContents[index] ?? Number.NaN;
    return { name: names[index] ?? '', length, gcContent: Number.isNaN(gcContent) ? null : gcContent };
  });
}
