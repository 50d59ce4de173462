/**
 * Texts whose every character is a letter and which are something else all the same: a table whose names would be read as bases,
 * three-letter codes that would be read as a chain three times as long.
 */
import type { ByteSlice, Issue } from '../../../contract.ts';
import { HEAD_CHARACTERS, seenFormat } from '../../../streams/seenFormat.ts';

/** Passes slices on and keeps the beginning of the text. */
export function createHeadKeeper() {
  const decoder = new TextDecoder();
  let head = '';
  return {
    async *keep(slices: AsyncIterable<ByteSlice>): AsyncGenerator<ByteSlice> {
      for await (const slice of slices) {
        if (head.length < HEAD_CHARACTERS) {
          const start = decoder.decode(slice.bytes.subarray(0, 4 * HEAD_CHARACTERS), { stream: true });
          head = (head + start).trimStart();
        }
        yield slice;
      }
    },
    head: (): string => head.slice(0, HEAD_CHARACTERS),
  };
}

/**
 * The issue about a text that was read letter by letter and should not be; null where it is what it seems.
 *
 * @param message the sentence that refuses a text of these letters
 */
export function mistakenText(head: string, letters: 'bases' | 'residues', message: string): Issue | null {
  const seen = seenFormat(head);
  if (seen === 'table') {
    return {
      message,
      path: 'sequence',
      place: `This looks like a table with columns: the names in it would be read as ${letters}.`,
      remedies: [{ label: 'Read as a table with columns', field: 'recognize', value: true }],
    };
  }
  if (seen !== 'three-letter' || letters === 'bases') return null;
  return {
    message,
    path: 'sequence',
    place: 'This looks like three-letter amino acid codes, and would be read as a chain three times as long.',
    remedies: [{ label: 'Read three-letter codes', field: 'recognize', value: true }],
  };
}
