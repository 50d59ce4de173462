/** Which records of a text a question is about. */
import type { RecordList } from './recordList.ts';

export interface RecordFilter {
  /** Part of a name, in either case; empty: any. */
  readonly nameContains: string;
  /** Letters. Absent: no limit. */
  readonly leastLength?: number | undefined;
  readonly mostLength?: number | undefined;
}

export interface ChosenRecord {
  /** Its place in the text, counted from 1. */
  readonly number: number;
  readonly name: string;
  /** Letters. */
  readonly length: number;
}

/** The records that pass, in the order of the text. */
export function chosenRecords(list: RecordList, { nameContains, leastLength = 0, mostLength }: RecordFilter) {
  const lengths = new Float64Array(list.lengths);
  const names = list.names.split('\n');
  const wanted = nameContains.toLowerCase();
  const most = mostLength ?? Number.POSITIVE_INFINITY;
  const chosen: ChosenRecord[] = [];
  for (let index = 0; index < lengths.length; index += 1) {
    const [length, name] = [lengths[index] as number, names[index] ?? ''];
    if (length < leastLength || length > most) continue;
    if (wanted !== '' && !name.toLowerCase().includes(wanted)) continue;
    chosen.push({ number: index + 1, name, length });
  }
  return chosen;
}

/** Whether what was typed is a length, or nothing. */
export function isLengthLimit(typed: number | null): boolean {
  return typed === null || (Number.isInteger(typed) && typed >= 0);
}
