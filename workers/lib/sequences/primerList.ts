/** Reads primers that were typed or pasted: FASTA, or one a line with or without a name. */
import type { Issue } from '../../contract.ts';
import { withoutEndMarks } from './typedBases.ts';

/** A primer as it is ordered. */
export interface TypedPrimer {
  readonly name: string;
  /** 5′ to 3′, upper case, with ambiguity letters; U is read as T. */
  readonly letters: string;
  /** Letters at the 5′ end that were typed in lower case before upper-case ones: they do not bind the template. */
  readonly tail: number;
}

/** Primers in all. */
export const MOST_PRIMERS = 40;
/** Letters of the longest primer. */
const LONGEST_PRIMER = 100;
/** Letters of the longest part that binds, as many as are looked for on a strand. */
const LONGEST_BINDING = 64;
/** Letters of the shortest part that binds. */
const SHORTEST_PRIMER = 4;

const LETTERS = /^[ACGTURYSWKMBDHVN]+$/i;

/** @returns the primers in order, or the issue with the first that cannot be read, under the path */
export function readPrimers(text: string, path: string): readonly TypedPrimer[] | Issue {
  const lines = text.split(/\r\n|\n|\r/).map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const entries = lines.some(({ line }) => line.startsWith('>')) ? fastaEntries(lines) : lineEntries(lines);
  if ('message' in entries) return { ...entries, path };
  const read: TypedPrimer[] = [];
  for (const { name, typed, place } of entries) {
    const letters = withoutEndMarks(typed);
    const refused = (message: string): Issue => ({ message, path, place });
    if (!LETTERS.test(letters))
      return refused('A primer has the letters A, C, G, T and the IUPAC letters R, Y, S, W, K, M, B, D, H, V, N');
    if (letters.length > LONGEST_PRIMER) return refused(`A primer has at most ${LONGEST_PRIMER} letters`);
    const tail = tailOf(letters);
    if (letters.length - tail < SHORTEST_PRIMER)
      return refused(`A primer has at least ${SHORTEST_PRIMER} letters that bind`);
    if (letters.length - tail > LONGEST_BINDING)
      return refused(`A primer has at most ${LONGEST_BINDING} letters that bind. Type its 5′ tail in lower case`);
    read.push({ name: name === '' ? `Primer ${read.length + 1}` : name, letters: inDna(letters), tail });
    if (read.length > MOST_PRIMERS) return { message: `Please enter at most ${MOST_PRIMERS} primers`, path };
  }
  return read.length > 0 ? read : { message: 'Please enter a primer', path };
}

interface Entry {
  readonly name: string;
  readonly typed: string;
  readonly place: string;
}

interface Line {
  readonly line: string;
  readonly number: number;
}

function lineEntries(lines: readonly Line[]): readonly Entry[] | Issue {
  const entries: Entry[] = [];
  for (const { line, number } of lines) {
    if (line === '') continue;
    const parts = line.split(/[\s,;]+/).filter((part) => part !== '');
    const place = placeOf(number, line);
    if (parts.length > 2)
      return { message: 'Please enter one primer a line, with or without a name in front of it', place };
    entries.push({ name: parts.length === 2 ? shortName(parts[0] ?? '') : '', typed: parts.at(-1) ?? '', place });
  }
  return entries;
}

function fastaEntries(lines: readonly Line[]): readonly Entry[] {
  const entries: { name: string; typed: string; place: string }[] = [];
  for (const { line, number } of lines) {
    const last = entries.at(-1);
    if (line.startsWith('>'))
      entries.push({
        name: shortName(line.slice(1).trim().split(/\s/, 1)[0] ?? ''),
        typed: '',
        place: placeOf(number, line),
      });
    else if (last !== undefined) last.typed += line.replace(/\s/g, '');
    else if (line !== '') entries.push({ name: '', typed: line.replace(/\s/g, ''), place: placeOf(number, line) });
  }
  return entries;
}

function placeOf(number: number, line: string): string {
  return `Line ${number}: “${line.slice(0, 40)}”`;
}

function shortName(name: string): string {
  return name.slice(0, 30);
}

function tailOf(letters: string): number {
  const [tail = ''] = /^[a-z]+(?=[A-Z]+$)/.exec(letters) ?? [];
  return tail.length;
}

function inDna(letters: string): string {
  return letters.toUpperCase().replaceAll('U', 'T');
}
