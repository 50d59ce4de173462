/** FASTA files, built window by window so that no text is ever in memory twice. */

import type { SequenceBlock } from '#src/kit/presentation.ts';

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

/** The first line: what the letters are, then how many. */
export function fastaHeader(title: string, length: number, unit: string): string {
  return `>${title} ${length} ${unit}\n`;
}

/** What letters made from a record are: the record's own name and description, then what was made. */
export function fastaTitle({ recordName = '', title }: Pick<SequenceBlock, 'recordName' | 'title'>): string {
  const name = recordName
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/^[ >]+/, '')
    .trimEnd();
  // Words of a title begin small here; RNA does not.
  const made = title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return `${name === '' ? UNNAMED : name} ${made}`;
}

/** The first word of a header is its identifier, and has to be one. */
const UNNAMED = 'sequence';

export type ReadLetters = (from: number, to: number) => Promise<string>;

/** All letters in order, a window at a time. */
export async function* letterWindows(length: number, read: ReadLetters, size = FASTA_WINDOW): AsyncGenerator<string> {
  for (let from = 0; from < length; from += size) yield await read(from, Math.min(from + size, length));
}
