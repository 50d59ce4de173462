/** A record of a text as a text of its own, in memory: what a question to every record asks about, one after the other. */
import type { ByteSource, HeldText } from '../../contract.ts';

/** A record, and what a formula is given where it alone is the text of the page. */
export interface LoneRecord {
  /** Empty where the text gives none. */
  readonly name: string;
  /** Letters of a strand, or amino acids of a chain. */
  readonly length: number;
  /** Null where the record has nothing to ask about. */
  readonly alone: LoneText | null;
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

/**
 * A FASTA file of one record, all letters in a line.
 *
 * @param letters in ASCII
 */
export function loneSource(name: string, letters: Uint8Array): ByteSource {
  const header = new TextEncoder().encode(`>${name}\n`);
  const bytes = new Uint8Array(header.length + letters.length);
  bytes.set(header);
  bytes.set(letters, header.length);
  return bytesSource(bytes);
}

const SLICE_BYTES = 1 << 18;

/** Bytes in memory as a file. A mark is the index of a byte. */
function bytesSource(bytes: Uint8Array): ByteSource {
  let done = 0;
  return {
    origin: 'file',
    progress: () => ({ done, total: bytes.length, unit: 'bytes' }),
    async *slices(from = 0) {
      for (let at = from; at < bytes.length; at += SLICE_BYTES) {
        done = Math.min(at + SLICE_BYTES, bytes.length);
        yield { bytes: bytes.subarray(at, done), mark: at };
      }
    },
  };
}
