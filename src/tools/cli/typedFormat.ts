/** A typed text whose beginning shows its format is read so, as a paste on the page is. */
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { LongText } from '#workers/contract.ts';
import { HEAD_CHARACTERS, isCertainFormat } from '#workers/streams/seenFormat.ts';
import type { HeldFiles } from './heldFiles.ts';

/** UTF-8, with some white space before the text. */
const START_BYTES = 8 * HEAD_CHARACTERS;

/**
 * Returns the draft with the option ticked that recognizes the format, where nothing was said about how to read the text.
 *
 * @param given the inputs by name, before they were made a draft
 */
export async function withFormatRecognized(
  fields: AnyFields,
  texts: HeldFiles,
  draft: Values,
  given: unknown,
): Promise<Values> {
  const [name, field] = Object.entries(fields).find(([, { kind }]) => kind === 'sequence') ?? [];
  if (name === undefined || field?.kind !== 'sequence' || field.recognizedBy === undefined) return draft;
  const option = field.recognizedBy;
  const said = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  if (said.includes(option) || draft.readAsFasta === true) return draft;
  const start = await texts
    .blobOf(draft[name] as LongText)
    .slice(0, START_BYTES)
    .text();
  return isCertainFormat(start) ? { ...draft, [option]: true } : draft;
}
