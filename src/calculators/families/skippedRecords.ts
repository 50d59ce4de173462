/** What pages that read several proteins say of those that are left out. */
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { SkippedRecord, SkippedRecords } from '#workers/lib/sequences/protein/chainRecords.ts';

/** How many they are, which, and the letter of each; nothing where none is left out. */
export function skippedNotices({ count, listed }: SkippedRecords): readonly NoticeBlock[] {
  if (count === 0) return [];
  const more = count - listed.length;
  const sentences = [
    ...listed.map(sentenceOf),
    ...(more === 0 ? [] : [`${grouped(more)} more have such a letter.`]),
    'There are values for the twenty amino acids only.',
  ];
  const title = count === 1 ? '1 record is left out' : `${counted(count, 'record', 'records')} are left out`;
  return [{ kind: 'notice', tone: 'caution', title, text: sentences.join(' ') }];
}

function sentenceOf({ record, name, reason }: SkippedRecord): string {
  return `Record ${grouped(record)}${name === '' ? '' : `, ${name}`}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
}
