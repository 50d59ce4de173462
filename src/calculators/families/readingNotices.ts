/** What pages that read sequences say of how a text was read: its format, what was left out, what was read as something else. */
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { SequenceReport } from '#workers/lib/sequences/records/readingWords.ts';

export function readingNotices({ line, qualityFaults: { count, first } }: SequenceReport): readonly NoticeBlock[] {
  const read: NoticeBlock[] = line === '' ? [] : [{ kind: 'notice', tone: 'neutral', text: `Read as: ${line}.` }];
  if (first === null) return read;
  const { record, letters, qualities } = first;
  const caution: NoticeBlock = {
    kind: 'notice',
    tone: 'caution',
    title: 'Letters and quality values differ',
    text: `In ${counted(count, 'read', 'reads')} of this FASTQ file there is not one quality value for each letter; the first is read ${grouped(record)}, with ${counted(letters, 'letter', 'letters')} and ${counted(qualities, 'value', 'values')}. The file may be cut off or damaged.`,
  };
  return [...read, caution];
}
