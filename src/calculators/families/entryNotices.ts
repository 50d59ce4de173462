/** Notices on incomplete GenBank entries, for pages that read sequence files. */
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { EntryFault, EntryFaults, OpenEnd } from '#workers/lib/sequences/records/entryFaults.ts';

const OPEN_ENDS: Readonly<Record<Exclude<OpenEnd, false>, string>> = {
  entry: 'The file ends without the line “//” that closes an entry.',
  read: 'The last read has no quality line.',
};

/**
 * Returns the notices.
 *
 * @param recordCount records of the file: of several, the incomplete one is named
 * @param unit as in the LOCUS line: 'bp' or 'aa'
 */
export function entryNotices(
  { count, listed, endsOpen }: EntryFaults,
  recordCount: number,
  unit: 'bp' | 'aa',
): readonly NoticeBlock[] {
  if (count === 0 && endsOpen === false) return [];
  const more = count - listed.length;
  const sentences = [
    ...listed.map((fault) => sentenceOf(fault, recordCount, unit)),
    ...(more === 0 ? [] : [`The same goes for ${grouped(more)} more.`]),
    ...(endsOpen === false ? [] : [OPEN_ENDS[endsOpen]]),
  ];
  return [{ kind: 'notice', tone: 'caution', title: 'The file may be incomplete', text: sentences.join(' ') }];
}

function sentenceOf({ record, name, declared, letters }: EntryFault, recordCount: number, unit: string): string {
  const which = recordCount === 1 ? 'The entry' : `Record ${grouped(record)}${name === '' ? '' : `, ${name},`}`;
  if (letters === 0 && declared === null) return `${which} has no letters.`;
  if (letters === 0) return `${which} has no sequence, though it says ${grouped(declared ?? 0)} ${unit}.`;
  return `${which} says ${grouped(declared ?? 0)} ${unit}; ${grouped(letters)} letters were read: the file may be cut off or damaged.`;
}
