/** The text of a sequence as its page reads it, ready to be split into records. */
import { lookAt } from '#src/engine/form/onDemand/chosenFile.ts';
import { isHeldText, type Values } from '#src/engine/kit/fields.ts';
import type { LongText } from '#workers/contract.ts';
import type { LetterSieve } from '#workers/lib/sequences/letters/letterSieve.ts';
import { lettersOfType } from '#workers/lib/sequences/protein/chainReading.ts';
import { openReading } from '#workers/lib/sequences/records/sequenceReading.ts';
import { stringSource } from '#workers/streams/byteSource.ts';
import { fileSource } from '#workers/streams/fileSource.ts';
import type { TextFormat } from '#workers/streams/textFormat.ts';
import { wrappedSource } from '#workers/streams/wrappedSource.ts';
import { wrappingOf } from '#workers/streams/wrapping.ts';
import type { HeldFiles } from './heldFiles.ts';

/** Stores a stream that can be read only once, so that it can be read again. */
export type Keep = (chunks: AsyncIterable<Uint8Array>, name: string) => Promise<File>;

export interface OpenedText {
  /** The text for the formula: of a compressed file, what was inflated once. */
  readonly text: LongText;
  /** What the records are in: rewritten where their letters cannot be found byte by byte. */
  readonly records: Blob;
  readonly format: TextFormat;
  /** A new one for each reading; null where nothing is to be left out. */
  readonly sieve: () => LetterSieve | null;
}

/**
 * Opens a text.
 *
 * @param draft says how the text is to be read
 * @throws unreadable where a file is damaged, or holds no text
 */
export async function openedText(texts: HeldFiles, keep: Keep, text: LongText, draft: Values): Promise<OpenedText> {
  const { readAsFasta, recognize, inputType } = draft;
  const inside = await unwrappedText(texts, keep, text);
  const source = typeof inside.text === 'string' ? stringSource(inside.text) : fileSource(inside.blob, 'text');
  const { rewriting, format, sieve } = await openReading(source, {
    readAsFasta: readAsFasta === true,
    recognize: recognize === true,
    letters: lettersOfType(inputType),
  });
  return {
    text: inside.isGzip ? inside.text : text,
    records: rewriting === null ? inside.blob : new Blob([rewriting.text]),
    format,
    sieve,
  };
}

/** A wrapped file has no random access: what is in it is taken out once. */
async function unwrappedText(texts: HeldFiles, keep: Keep, text: LongText) {
  const blob = texts.blobOf(text);
  if (!isHeldText(text)) return { text, blob, isGzip: false };
  const file = new File([blob], text.name);
  const { isGzip } = await lookAt(file);
  const start = new Uint8Array(await blob.slice(0, START_BYTES).arrayBuffer());
  if (!isGzip && wrappingOf(start) === null) return { text, blob, isGzip };
  const kept = await keep(bytesOf(wrappedSource(file, text.name, isGzip).slices()), text.name);
  return { text: isGzip ? await texts.hold(kept) : text, blob: kept, isGzip };
}

/** Bytes that tell how a file is wrapped. */
const START_BYTES = 16;

async function* bytesOf(slices: AsyncIterable<{ readonly bytes: Uint8Array }>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of slices) yield bytes;
}
