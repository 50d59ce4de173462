/** Reads primers that were typed or pasted: one or two on a line with or without a name, or FASTA. The one reader of all sections. */
import type { Issue } from '../../../contract.ts';
import { type OrderedPrimer, orderedPrimer } from './orderedPrimer.ts';

/** A primer as it is ordered. */
export interface TypedPrimer {
  readonly name: string;
  /** 5′ to 3′, upper case, with ambiguity letters; U is read as T. */
  readonly letters: string;
  /** Letters at the 5′ end that were typed in lower case before upper-case ones: they do not bind the template. */
  readonly tail: number;
  /** What was left out of what was typed: '/5Biosg/', '* ×2'. */
  readonly leftOut: readonly string[];
}

/** A forward and a reverse primer. */
export interface PrimerPair {
  readonly name: string;
  readonly primers: readonly [forward: TypedPrimer, reverse: TypedPrimer];
}

/** Primers in all. */
export const MOST_PRIMERS = 40;
/** Lines of pairs. */
const MOST_PAIRS = 50;
/** Letters of the longest primer. */
const LONGEST_PRIMER = 150;
/** Letters of the longest part that binds, as many as are looked for on a strand. */
export const LONGEST_BINDING = 64;
/** Letters of the shortest part that binds. */
const SHORTEST_PRIMER = 4;
/** Fewer letters in front of a primer are a name, even if all of them are bases. */
const FEWEST_IN_FRONT = 10;

const LETTERS = /^[ACGTURYSWKMBDHVN]+$/i;

/** @returns the primers in order, or the issue with the first that cannot be read, under the path */
export function readPrimers(text: string, path: string): readonly TypedPrimer[] | Issue {
  const lines = linesOf(text);
  const entries = lines.some(({ line }) => line.startsWith('>')) ? fastaEntries(lines) : lineEntries(lines);
  if ('message' in entries) return { ...entries, path };
  const read: TypedPrimer[] = [];
  for (const entry of entries) {
    const primer = primerOf(entry);
    if ('message' in primer) return { ...primer, path };
    if (primer.letters.length - primer.tail > LONGEST_BINDING)
      return {
        message: `A primer has at most ${LONGEST_BINDING} letters that bind. Type its 5′ tail in lower case`,
        path,
        place: entry.place,
      };
    read.push({ ...primer, name: primer.name === '' ? `Primer ${read.length + 1}` : primer.name });
    if (read.length > MOST_PRIMERS) return { message: `Please enter at most ${MOST_PRIMERS} primers`, path };
  }
  return read.length > 0 ? read : { message: 'Please enter a primer', path };
}

/** @returns the pairs in order, one a line, or the issue with the first that cannot be read, under the path */
export function readPrimerPairs(text: string, path: string): readonly PrimerPair[] | Issue {
  const read: PrimerPair[] = [];
  for (const { line, number } of linesOf(text)) {
    if (line === '') continue;
    const place = placeOf(number, line);
    const words = wordsOf(line);
    if (words.length < 2 || words.length > 3)
      return { message: 'Please enter two primers a line, with or without a name in front of them', path, place };
    const [first = '', second = ''] = words.slice(-2);
    const forward = primerOf({ name: '', typed: first, number, place });
    const reverse = primerOf({ name: '', typed: second, number, place });
    for (const primer of [forward, reverse]) if ('message' in primer) return { ...primer, path };
    if ('message' in forward || 'message' in reverse) break;
    const name = words.length === 3 ? (words[0] ?? '').slice(0, 60) : `${forward.letters} ${reverse.letters}`;
    read.push({ name, primers: [forward, reverse] });
    if (read.length > MOST_PAIRS) return { message: `Please enter at most ${MOST_PAIRS} lines`, path };
  }
  return read.length > 0 ? read : { message: 'Please enter two primers', path };
}

/** Letters of the shortest part that binds, by how the primers were typed; infinite without primers. */
export function shortestBinding(pairs: readonly PrimerPair[]): number {
  return Math.min(...pairs.flatMap(({ primers }) => primers.map(({ letters, tail }) => letters.length - tail)));
}

interface Entry {
  readonly name: string;
  readonly typed: string;
  /** Of its line, counted from 1. */
  readonly number: number;
  readonly place: string;
}

interface Line {
  readonly line: string;
  readonly number: number;
}

function linesOf(text: string): readonly Line[] {
  return text.split(/\r\n|\n|\r/).map((line, index) => ({ line: line.trim(), number: index + 1 }));
}

function wordsOf(line: string): readonly string[] {
  return line.split(/[\s,;]+/).filter((word) => word !== '');
}

/** The primer, or the issue with it, without its path. */
function primerOf({ name, typed: word, number, place }: Entry): TypedPrimer | Issue {
  const ordered = orderedPrimer(word);
  if (typeof ordered === 'string') return { message: `Line ${number}: ${ordered}` };
  const { typed, leftOut } = ordered;
  if (!LETTERS.test(typed))
    return {
      message: 'A primer has the letters A, C, G, T and the IUPAC letters R, Y, S, W, K, M, B, D, H, V, N',
      place,
    };
  if (typed.length > LONGEST_PRIMER) return { message: `A primer has at most ${LONGEST_PRIMER} letters`, place };
  const tail = tailOf(typed);
  if (typed.length - tail < SHORTEST_PRIMER)
    return { message: `A primer has at least ${SHORTEST_PRIMER} letters that bind`, place };
  return { name, letters: inDna(typed), tail, leftOut };
}

function lineEntries(lines: readonly Line[]): readonly Entry[] | Issue {
  const entries: Entry[] = [];
  for (const { line, number } of lines) {
    if (line === '') continue;
    const words = wordsOf(line);
    const place = placeOf(number, line);
    const [first = '', second = '', third = ''] = words;
    const entry = (name: string, typed: string): Entry => ({ name: shortName(name), typed, number, place });
    if (words.length > 3)
      return {
        message: `Line ${number}: “${line.slice(0, 40)}” has ${words.length} words: enter one primer or two, with or without a name in front of them`,
      };
    if (words.length === 3) entries.push(entry(`${first} forward`, second), entry(`${first} reverse`, third));
    else if (words.length === 1) entries.push(entry('', first));
    else if (isPrimer(orderedPrimer(first))) entries.push(entry('', first), entry('', second));
    else entries.push(entry(first, second));
  }
  return entries;
}

/** Whether a word in front of a primer is one itself, and no name. */
function isPrimer(ordered: OrderedPrimer | string): boolean {
  return typeof ordered !== 'string' && ordered.typed.length >= FEWEST_IN_FRONT && LETTERS.test(ordered.typed);
}

function fastaEntries(lines: readonly Line[]): readonly Entry[] {
  const entries: (Entry & { typed: string })[] = [];
  for (const { line, number } of lines) {
    const last = entries.at(-1);
    const place = placeOf(number, line);
    if (line.startsWith('>'))
      entries.push({ name: shortName(line.slice(1).trim().split(/\s/, 1)[0] ?? ''), typed: '', number, place });
    else if (last !== undefined) last.typed += line.replace(/\s/g, '');
    else if (line !== '') entries.push({ name: '', typed: line.replace(/\s/g, ''), number, place });
  }
  return entries;
}

function placeOf(number: number, line: string): string {
  return `Line ${number}: “${line.slice(0, 40)}”`;
}

function shortName(name: string): string {
  return name.slice(0, 40);
}

function tailOf(letters: string): number {
  const [tail = ''] = /^[a-z]+(?=[A-Z]+$)/.exec(letters) ?? [];
  return tail.length;
}

function inDna(letters: string): string {
  return letters.toUpperCase().replaceAll('U', 'T');
}
