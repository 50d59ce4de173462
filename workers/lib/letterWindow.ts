import type { ByteSource } from '../contract.ts';
import type { LetterTable } from './nucleicAcid.ts';

/**
 * The letters `from` (inclusive) to `to` (exclusive) of a text mapped by a table; bytes that the table does not know
 * are passed over and not counted. A window that reaches beyond either end is cut there.
 *
 * @param source holds letters of the table and white space only
 */
export async function letterWindow(source: ByteSource, table: LetterTable, from: number, to: number): Promise<string> {
  const first = Math.max(0, from);
  const letters = new Uint8Array(Math.max(0, Math.min(to, source.size) - first));
  // Counts up from below zero, so that letters before the window fall on negative indices.
  let index = -first;
  for await (const { bytes } of source.slices()) {
    for (let at = 0; at < bytes.length && index < letters.length; at += 1) {
      const letter = table[bytes[at] as number] as number;
      if (letter === 0) continue;
      if (index >= 0) letters[index] = letter;
      index += 1;
    }
    if (index >= letters.length) break;
  }
  return asciiText(letters.subarray(0, Math.max(0, index)));
}

/** The same letters from last to first. */
export function reversed(letters: string): string {
  return asciiText(new TextEncoder().encode(letters).reverse());
}

/** The text of ASCII bytes. */
export function asciiText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
