/** A record of a text as a text of its own, in memory: what a question to every record asks about, one after the other. */
import type { ByteSource, HeldText } from '../../../contract.ts';

/** A record, and what a formula is given where it alone is the text of the page. */
export interface LoneRecord {
  /** Empty where the text gives none. */
  readonly name: string;
  /** Letters of a strand, or amino acids of a chain. */
  readonly length: number;
  /** Null where the record has nothing to ask about. */
  readonly alone: LoneText | null;
  /** Why it has not; absent where it has no letters, or no protein. */
  readonly reason?: string;
}

export interface LoneText {
  /** As the calculator of the page would have accepted it. */
  readonly given: unknown;
  readonly source: ByteSource;
}

/** Name of the text of a record that is alone. */
export const LONE: HeldText = { held: 'record', name: '', size: 0, unit: 'bytes', firstLine: '' };

/** Whether a text is that of a record alone. */
export function isLoneText(text: HeldText | string): boolean {
  return typeof text !== 'string' && text.held === LONE.held;
}

const SLICE_BYTES = 1 << 18;

const encoder = new TextEncoder();

/** The first line of a record alone, with its end. */
export function loneHeader(name: string): Uint8Array {
  return encoder.encode(`>${name}\n`);
}

/**
 * A FASTA file of one record, all letters in a line. It is put together when it is first read, which few questions do. A mark is the
 * index of a byte.
 *
 * @param letters in ASCII
 */
export function loneSource(header: Uint8Array, letters: Uint8Array): ByteSource {
  let written: Uint8Array | null = null;
  let done = 0;

  return {
    origin: 'file',
    progress: () => ({ done, total: header.length + letters.length, unit: 'bytes' }),
    async *slices(from = 0) {
      written ??= joined(header, letters);
      for (let at = from; at < written.length; at += SLICE_BYTES) {
        done = Math.min(at + SLICE_BYTES, written.length);
        yield { bytes: written.subarray(at, done), mark: at };
      }
    },
  };
}

function joined(header: Uint8Array, letters: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(header.length + letters.length);
  bytes.set(header);
  bytes.set(letters, header.length);
  return bytes;
}
