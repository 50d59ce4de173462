/** How a text of sequences was read, in the sentences of its page: its format, what was left out, records that are not whole. */
import { entryNotices } from '#src/calculators/families/entryNotices.ts';
import { readingNotices } from '#src/calculators/families/readingNotices.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { blockText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { EntryFaults } from '#workers/lib/sequences/records/entryFaults.ts';
import type { SequenceReport } from '#workers/lib/sequences/records/readingWords.ts';

/** What a result about a text of sequences says of that text. */
export interface ReadText {
  readonly recognized: SequenceReport;
  readonly entryFaults: EntryFaults;
  readonly recordCount: number;
}

/** Whether a result is about a text of sequences. */
export function isReadText(result: unknown): result is ReadText {
  return typeof result === 'object' && result !== null && 'recognized' in result && 'entryFaults' in result;
}

/** Empty where the text was read unchanged, and for results without such a text. */
export function readWords(result: unknown, draft: Values): string {
  return isReadText(result) ? readNotices(result, draft).flatMap(blockText).join(' ') : '';
}

/** The notices of the page on how the text was read. */
export function readNotices({ recognized, entryFaults, recordCount }: ReadText, draft: Values): readonly NoticeBlock[] {
  const unit = draft.inputType === 'PROTEIN' ? 'aa' : 'bp';
  return [...readingNotices(recognized), ...entryNotices(entryFaults, recordCount, unit)];
}
