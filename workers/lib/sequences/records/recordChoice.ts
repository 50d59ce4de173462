/** Which records of a text a question is about. */

import { eachText, isWhole } from '../letters/textColumn.ts';
import type { Counts, RecordColumns } from './recordList.ts';

export interface RecordFilter {
  /** Part of a name, in either case; empty: any. */
  readonly nameContains: string;
  /** Letters. Absent: no limit. */
  readonly leastLength?: number | undefined;
  readonly mostLength?: number | undefined;
}

/** The indices of the records that pass, in the order of the text. */
export function chosenPlaces(
  { names, lengths }: Pick<RecordColumns, 'names' | 'lengths'>,
  { nameContains, leastLength = 0, mostLength = Number.POSITIVE_INFINITY }: RecordFilter,
): Uint32Array {
  const places = new Uint32Array(lengths.length);
  let count = 0;
  const isInRange = (index: number) =>
    (lengths[index] as number) >= leastLength && (lengths[index] as number) <= mostLength;
  const take = (index: number) => {
    places[count] = index;
    count += 1;
  };
  const wanted = nameContains.toLowerCase();
  if (wanted === '') {
    for (let index = 0; index < lengths.length; index += 1) if (isInRange(index)) take(index);
  } else {
    eachText(names, (name, index) => {
      if (isInRange(index) && name.toLowerCase().includes(wanted)) take(index);
    });
  }
  return count === places.length ? places : places.slice(0, count);
}

/** The numbers at these places, in their order: the column itself where that is all of it. */
export function countsAt(counts: Counts, places: Uint32Array): Counts {
  if (isWhole(places, counts.length)) return counts;
  const taken = counts instanceof Float64Array ? new Float64Array(places.length) : new Uint32Array(places.length);
  for (let index = 0; index < places.length; index += 1) taken[index] = counts[places[index] as number] as number;
  return taken;
}

/** Whether what was typed is a length, or nothing. */
export function isLengthLimit(typed: number | null): boolean {
  return typed === null || (Number.isInteger(typed) && typed >= 0);
}
