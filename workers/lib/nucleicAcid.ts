/**
 * DNA as bytes: tables that map one byte of text to one letter, and a tally of bytes. A table works on any slice of a
 * long text without looking at its neighbours, which is what keeps sequences of any length out of memory.
 */

/** By byte value: the byte of the letter it becomes, or 0 where the byte is no letter of the alphabet. */
export type LetterTable = Uint8Array;

/** How often each byte value occurs. Doubles, so that no count can overflow. */
export type ByteTally = Float64Array;

/**
 * A table from pairs of letters. Either case is read, upper case is written.
 *
 * @param letters upper-case letter read → upper-case letter written
 */
export function letterTable(letters: Readonly<Record<string, string>>): LetterTable {
  const table = new Uint8Array(256);
  for (const [read, written] of Object.entries(letters)) {
    table[read.charCodeAt(0)] = written.charCodeAt(0);
    table[read.toLowerCase().charCodeAt(0)] = written.charCodeAt(0);
  }
  return table;
}

/** The entered strand in upper case. */
export const DNA = letterTable({ A: 'A', T: 'T', G: 'G', C: 'C' });

/** The opposite base of each base, in the order entered. */
export const COMPLEMENT = letterTable({ A: 'T', T: 'A', G: 'C', C: 'G' });

/** The RNA of the entered strand, taken as the coding strand. */
export const TRANSCRIPT = letterTable({ A: 'A', T: 'U', G: 'G', C: 'C' });

export function emptyTally(): ByteTally {
  return new Float64Array(256);
}

/** Adds the bytes of a slice to the tally. */
export function addBytes(tally: ByteTally, bytes: Uint8Array): void {
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    tally[byte] = (tally[byte] as number) + 1;
  }
}

/** How often a letter occurs, in either case. */
export function countOf(tally: ByteTally, letter: string): number {
  const upper = letter.toUpperCase().charCodeAt(0);
  const lower = letter.toLowerCase().charCodeAt(0);
  return (tally[upper] ?? 0) + (upper === lower ? 0 : (tally[lower] ?? 0));
}

/** How many letters of the table's alphabet there are. */
export function countLetters(tally: ByteTally, table: LetterTable): number {
  return tally.reduce((sum, count, byte) => (table[byte] === 0 ? sum : sum + count), 0);
}

/** True when there is an ASCII character that is neither a letter of the table nor white space. */
export function hasForeignAscii(tally: ByteTally, table: LetterTable): boolean {
  return tally.some((count, byte) => count > 0 && byte < FIRST_NON_ASCII && table[byte] === 0 && !isAsciiSpace(byte));
}

/** True when there is a byte beyond ASCII: part of a foreign character, or of a space such as the no-break space. */
export function hasNonAscii(tally: ByteTally): boolean {
  return tally.some((count, byte) => count > 0 && byte >= FIRST_NON_ASCII);
}

const FIRST_NON_ASCII = 0x80;

/** Tab, line feed, vertical tab, form feed, carriage return, space. */
function isAsciiSpace(byte: number): boolean {
  return (byte >= 0x09 && byte <= 0x0d) || byte === 0x20;
}
