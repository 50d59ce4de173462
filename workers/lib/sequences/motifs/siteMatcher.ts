/**
 * Finds many short patterns in one pass over letters that arrive in pieces.
 *
 * The last six letters, as one number of two bits each, are the row of a table, which holds the patterns that may end there. Where
 * few rows have any, the kernel looks for these rows; the last 16 letters are then one number as well, with which a pattern is
 * compared as a whole, under a mask. Rows whose patterns have been found often enough are merely counted. Near letters that may
 * be one of several bases, and at the beginning, patterns are compared letter by letter instead: they match where every base
 * that the letter may be is one that the pattern allows.
 */
import { SEED_COUNT, SEED_LETTERS } from '../../../kernel/seeds.ts';
import type { SequenceKernel } from '../../../kernel/sequenceKernel.ts';
import { countedRows } from './countedRows.ts';
import { BASES, patternTable, ROW_MASK } from './patternTable.ts';

/** Letters of the longest pattern that can be found. */
export const LONGEST_PATTERN = 16;

/** With more rows than these that have patterns, the kernel would find one nearly everywhere. */
const MOST_SEEDS = SEED_COUNT / 8;
/** Of a letter that is not one of A, C, G and T. */
const OTHER = 4;

/** Of A, C, T and G: 0 to 3; of any other byte: `OTHER`. */
const CODES = Uint8Array.from(BASES, (bases) => {
  const code = [1, 2, 4, 8].indexOf(bases);
  return code < 0 ? OTHER : code;
});

/** Up to `LONGEST_PATTERN` letters, the first and the last of them not N. */
const PATTERN = /^(?!N)[ACGTRYSWKMBDHVN]{1,16}(?<!N)$/;

/** Letters read when rows are counted for the first time; again at twice as many, and so on. */
const FIRST_UPDATE = 1 << 19;

export interface SiteMatcher {
  /**
   * Takes the next upper-case letters.
   *
   * @param isListed every match that ends in them is reported, none merely counted
   */
  read(letters: Uint8Array, isListed?: boolean): void;
  /** Matches of each pattern that were counted and not reported. */
  counts(): Float64Array;
}

/**
 * @param patterns upper-case letters of DNA, which may be ambiguous; at most `LONGEST_PATTERN`; neither the first nor the last is N
 * @param found is called with the index of a pattern and the number of letters read up to its end; at one letter in the
 * order of the table, overlapping matches included
 * @param enough matches of a pattern of up to six letters after which the others may be counted and not reported
 */
export function createSiteMatcher(
  patterns: readonly string[],
  found: (pattern: number, end: number) => void,
  kernel: Pick<SequenceKernel, 'seedFinder' | 'seedCounter'>,
  enough = Number.POSITIVE_INFINITY,
): SiteMatcher {
  for (const pattern of patterns) if (!PATTERN.test(pattern)) throw new RangeError(`'${pattern}' cannot be looked for`);
  const table = patternTable(patterns);
  const { rows, busy, isLong, owners, masks, values } = table;
  const counted = countedRows(table, enough, patterns.length, kernel);
  /** Matches of each pattern that were reported. */
  const reported = new Uint32Array(patterns.length);
  let watched = watchedRows(busy);
  let nextUpdate = enough === Number.POSITIVE_INFINITY ? enough : FIRST_UPDATE;
  const shapes = patterns.map((pattern) => Uint8Array.from(pattern, (letter) => BASES[letter.charCodeAt(0)] as number));
  /** The last 16 letters as codes, the latest in the lowest bits; what is before an ambiguous letter is not valid. */
  let history = 0;
  /** The last letters as bases: the letter at place `n` is at `n % LONGEST_PATTERN`. */
  const recent = new Uint8Array(LONGEST_PATTERN);
  /** Plain letters to be read until the history is valid. */
  let awaited = LONGEST_PATTERN;
  let place = 0;

  return { read, counts: counted.counts };

  function read(letters: Uint8Array, isListed = false): void {
    if (place >= nextUpdate) {
      if (counted.update(reported, place)) watched = watchedRows(counted.watched);
      nextUpdate = 2 * place;
    }
    let at = 0;
    while (at < letters.length) {
      at = awaited > 0 ? readOneByOne(letters, at) : readPlain(letters, at, isListed);
    }
    place += letters.length;
  }

  /** Rows that are looked for, and their finder; null where it would find one nearly everywhere. */
  function watchedRows(flags: Uint8Array) {
    const count = flags.reduce((sum, flag) => sum + flag, 0);
    return { flags, count, seeds: count > MOST_SEEDS ? null : kernel.seedFinder(flags) };
  }

  /** Reads on after 16 plain letters. Returns the index of the first that is not plain. */
  function readPlain(letters: Uint8Array, from: number, isListed: boolean): number {
    // Seeds that begin before `from` are read letter by letter, and all if they are to be listed.
    const border = isListed ? letters.length : Math.min(letters.length, from + SEED_LETTERS - 1);
    let at = readEach(letters, from, border, busy);
    if (at === border) at = readSeeds(letters, from, border);
    if (at < letters.length) {
      keepRecent(place + at);
      awaited = LONGEST_PATTERN;
    }
    return at;
  }

  function readEach(letters: Uint8Array, from: number, to: number, isBusy: Uint8Array): number {
    const ofByte = CODES;
    let codes = history;
    let at = from;
    for (; at < to; at += 1) {
      const code = ofByte[letters[at] as number] as number;
      if (code === OTHER) break;
      codes = (codes << 2) | code;
      if (isBusy[codes & ROW_MASK] !== 0) compareRow(codes, place + at + 1);
    }
    history = codes;
    return at;
  }

  /** Reads the letters behind the border, with the seeds that begin at `from` or later. */
  function readSeeds(letters: Uint8Array, from: number, border: number): number {
    if (border === letters.length) return border;
    const passed = counted.counter()?.read(letters, from);
    const { flags, count, seeds } = watched;
    if (seeds === null) return readEach(letters, border, letters.length, flags);
    const before = history;
    const end =
      passed !== undefined && count === 0
        ? passed
        : seeds.read(letters, from, (behind, seed) => {
            const codes = isLong[seed] === 0 ? seed : codesBefore(letters, border, behind, before);
            compareRow(codes, place + behind);
          });
    history = codesBefore(letters, border, end, before);
    return end;
  }

  function compareRow(codes: number, end: number): void {
    const row = codes & ROW_MASK;
    const last = rows[row + 1] as number;
    for (let entry = rows[row] as number; entry < last; entry += 1)
      if (((codes ^ (values[entry] as number)) & (masks[entry] as number)) === 0) report(owners[entry] as number, end);
  }

  function report(pattern: number, end: number): void {
    reported[pattern] = (reported[pattern] as number) + 1;
    found(pattern, end);
  }

  /** Returns the index of the first letter at which the history is valid again. */
  function readOneByOne(letters: Uint8Array, from: number): number {
    for (let at = from; at < letters.length; at += 1) {
      if (awaited === 0) return at;
      const byte = letters[at] as number;
      const code = CODES[byte] as number;
      recent[(place + at) % LONGEST_PATTERN] = BASES[byte] as number;
      awaited = code === OTHER ? LONGEST_PATTERN : awaited - 1;
      history = (history << 2) | (code & 3);
      // No pattern ends with N.
      if (BASES[byte] !== 15) compareAll(place + at);
    }
    return letters.length;
  }

  function compareAll(last: number): void {
    for (let pattern = 0; pattern < shapes.length; pattern += 1)
      if (endsAt(shapes[pattern] as Uint8Array, last)) report(pattern, last + 1);
  }

  function endsAt(shape: Uint8Array, last: number): boolean {
    const { length } = shape;
    if (length > last + 1) return false;
    for (let back = 0; back < length; back += 1) {
      const bases = recent[(last - back) % LONGEST_PATTERN] as number;
      if ((bases & ~(shape[length - 1 - back] as number)) !== 0) return false;
    }
    return true;
  }

  /** Writes the history, which ends before a place, into the recent letters. */
  function keepRecent(end: number): void {
    for (let back = 1; back <= LONGEST_PATTERN; back += 1)
      recent[(end - back) % LONGEST_PATTERN] = 1 << ((history >>> (2 * (back - 1))) & 3);
  }
}

/** The codes of the last letters before `end`, given those before `from`. */
function codesBefore(letters: Uint8Array, from: number, end: number, before: number): number {
  let codes = before;
  for (let at = Math.max(from, end - LONGEST_PATTERN); at < end; at += 1)
    codes = (codes << 2) | (CODES[letters[at] as number] as number);
  return codes;
}
