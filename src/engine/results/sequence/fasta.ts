/** Writes FASTA files, window by window so that no text is in memory twice. */

import type { SequenceBlock } from '#src/engine/kit/presentation.ts';

/** Letters per line. */
export const FASTA_LINE = 60;
/** Letters read at a time; a multiple of the line length, so that windows join without a gap. */
export const FASTA_WINDOW = FASTA_LINE * 50_000;

/** Returns lines of 60 letters, each terminated by a line feed. */
export function fastaLines(letters: string): string {
  const lines: string[] = [];
  for (let start = 0; start < letters.length; start += FASTA_LINE) lines.push(letters.slice(start, start + FASTA_LINE));
  return lines.map((line) => `${line}\n`).join('');
}

/** Returns the header line: a title, then the length. */
export function fastaHeader(title: string, length: number, unit: string): string {
  return `>${title} ${length} ${unit}\n`;
}

/** Returns the title of letters derived from a record: the record's own name and description, then what was derived. */
export function fastaTitle({ recordName = '', title }: Pick<SequenceBlock, 'recordName' | 'title'>): string {
  const name = recordName
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/^[ >]+/, '')
    .trimEnd();
  // Lower-cases the first letter of a title's word, but not in RNA.
  const made = title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return `${name === '' ? UNNAMED : name} ${made}`;
}

/** The first word of a header is its identifier and must be a valid one. */
const UNNAMED = 'sequence';

export type ReadLetters = (from: number, to: number) => Promise<string>;

/** Yields all letters in order, a window at a time. */
export async function* letterWindows(length: number, read: ReadLetters, size = FASTA_WINDOW): AsyncGenerator<string> {
  for (let from = 0; from < length; from += size) yield await read(from, Math.min(from + size, length));
}
