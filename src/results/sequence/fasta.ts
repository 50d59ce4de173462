/** FASTA files, built window by window so that no text is ever in memory twice. */

/** Letters per line. */
export const FASTA_LINE = 60;
/** Letters fetched at a time; a multiple of the line, so that windows join without a seam. */
export const FASTA_WINDOW = FASTA_LINE * 50_000;

/** Lines of 60 letters, each ended by a line feed. */
export function fastaLines(letters: string): string {
  const lines: string[] = [];
  for (let start = 0; start < letters.length; start += FASTA_LINE) lines.push(letters.slice(start, start + FASTA_LINE));
  return lines.map((line) => `${line}\n`).join('');
}

/** The first line: an identifier without spaces, then the length. */
export function fastaHeader(identifier: string, length: number, unit: string): string {
  return `>${identifier} ${length} ${unit}\n`;
}

export type ReadLetters = (from: number, to: number) => Promise<string>;

/** All letters in order, a window at a time. */
export async function* letterWindows(length: number, read: ReadLetters, size = FASTA_WINDOW): AsyncGenerator<string> {
  for (let from = 0; from < length; from += size) yield await read(from, Math.min(from + size, length));
}
