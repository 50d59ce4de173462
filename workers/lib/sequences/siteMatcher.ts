/**
 * Finds many short patterns in one pass over letters that arrive in pieces.
 *
 * The last six letters, as one number of two bits each, are the row of a table, which holds the patterns that may end there. Where
 * few rows have any, the kernel looks for these rows; the last 16 letters are then one number as well, with which a pattern is
 * compared as a whole, under a mask. Near letters that may be one of several bases,
 * and at the beginning, patterns are compared letter by letter instead: they match where every base that the letter may be
 * is one that the pattern allows.
 */
import { SEED_COUNT, SEED_LETTERS } from '../../kernel/seeds.ts';
import type { SequenceKernel } from '../../kernel/sequenceKernel.ts';
import { baseSets } from './ambiguousBases.ts';

/** Letters of the longest pattern that can be found. */
export const LONGEST_PATTERN = 16;

const KEY_MASK = SEED_COUNT - 1;
/** With more rows than these that have patterns, the kernel would find one nearly everywhere. */
const MOST_SEEDS = SEED_COUNT / 8;
/** Of a letter that is not one of A, C, G and T. */
const OTHER = 4;

/** The bases that each byte may be, as bits: A 1, C 2, T 4, G 8. */
const BASES = baseSets('ACTG');
/** Of A, C, T and G: 0 to 3; of any other byte: `OTHER`. */
const CODES = Uint8Array.from(BASES, (bases) => {
  const code = [1, 2, 4, 8].indexOf(bases);
  return code < 0 ? OTHER : code;
});

/** Up to `LONGEST_PATTERN` letters, the first and the last of them not N. */
const PATTERN = /^(?!N)[ACGTRYSWKMBDHVN]{1,16}(?<!N)$/;

/** A pattern in the table: the history, under the mask, has this value. */
interface MaskedPattern {
  readonly pattern: number;
  readonly mask: number;
  readonly value: number;
}

export interface SiteMatcher {
  /** Takes the next upper-case letters. */
  read(letters: Uint8Array): void;
}

/**
 * @param patterns upper-case letters of DNA, which may be ambiguous; at most `LONGEST_PATTERN`; neither the first nor the last is N
 * @param found is called with the index of a pattern and the number of letters read up to its end; at one letter in the
 * order of the table, overlapping matches included
 */
export function createSiteMatcher(
  patterns: readonly string[],
  found: (pattern: number, end: number) => void,
  kernel: Pick<SequenceKernel, 'seedFinder'>,
): SiteMatcher {
  for (const pattern of patterns) if (!PATTERN.test(pattern)) throw new RangeError(`'${pattern}' cannot be looked for`);
  const { rows, busy, isLong, owners, masks, values } = patternTable(patterns);
  const seeds = busy.reduce((sum, flag) => sum + flag, 0) > MOST_SEEDS ? null : kernel.seedFinder(busy);
  const shapes = patterns.map((pattern) => Uint8Array.from(pattern, (letter) => BASES[letter.charCodeAt(0)] as number));
  /** The last 16 letters as codes, the latest in the lowest bits; what is before an ambiguous letter is not valid. */
  let history = 0;
  /** The last letters as bases: the letter at place `n` is at `n % LONGEST_PATTERN`. */
  const recent = new Uint8Array(LONGEST_PATTERN);
  /** Plain letters to be read until the history is valid. */
  let awaited = LONGEST_PATTERN;
  let place = 0;

  return { read };

  function read(letters: Uint8Array): void {
    let at = 0;
    while (at < letters.length) {
      at = awaited > 0 ? readOneByOne(letters, at) : readPlain(letters, at);
    }
    place += letters.length;
  }

  /** Returns the index of the first letter that is not plain. */
  function readPlain(letters: Uint8Array, from: number): number {
    const at = seeds === null ? readEach(letters, from, letters.length) : readSeeds(letters, from);
    if (at < letters.length) {
      keepRecent(place + at);
      awaited = LONGEST_PATTERN;
    }
    return at;
  }

  function readEach(letters: Uint8Array, from: number, to: number): number {
    const [ofByte, isBusy] = [CODES, busy];
    let codes = history;
    let at = from;
    for (; at < to; at += 1) {
      const code = ofByte[letters[at] as number] as number;
      if (code === OTHER) break;
      codes = (codes << 2) | code;
      if (isBusy[codes & KEY_MASK] !== 0) compareRow(codes, place + at + 1);
    }
    history = codes;
    return at;
  }

  /** Seeds that begin before `from` are read letter by letter. */
  function readSeeds(letters: Uint8Array, from: number): number {
    const before = history;
    const border = Math.min(letters.length, from + SEED_LETTERS - 1);
    const at = readEach(letters, from, border);
    if (at < border || seeds === null) return at;
    const end = seeds.read(letters, from, (behind, seed) => {
      const codes = isLong[seed] === 0 ? seed : codesBefore(letters, from, behind, before);
      compareRow(codes, place + behind);
    });
    history = codesBefore(letters, from, end, before);
    return end;
  }

  function compareRow(codes: number, end: number): void {
    const row = codes & KEY_MASK;
    const last = rows[row + 1] as number;
    for (let entry = rows[row] as number; entry < last; entry += 1)
      if (((codes ^ (values[entry] as number)) & (masks[entry] as number)) === 0) found(owners[entry] as number, end);
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
      if (endsAt(shapes[pattern] as Uint8Array, last)) found(pattern, last + 1);
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

/** The patterns that may end with each six letters: row `r` is the entries from `rows[r]` to `rows[r + 1]`. */
function patternTable(patterns: readonly string[]) {
  const byRow: MaskedPattern[][] = Array.from({ length: KEY_MASK + 1 }, () => []);
  for (const [index, pattern] of patterns.entries())
    for (const masked of maskedPatterns(index, pattern))
      for (let row = 0; row <= KEY_MASK; row += 1)
        if (((row ^ masked.value) & masked.mask & KEY_MASK) === 0) byRow[row]?.push(masked);
  const rows = new Uint32Array(KEY_MASK + 2);
  for (const [row, entries] of byRow.entries()) rows[row + 1] = (rows[row] ?? 0) + entries.length;
  const entries = byRow.flat();
  return {
    rows,
    /** 1 for rows with an entry. */
    busy: Uint8Array.from(byRow, ({ length }) => Math.min(1, length)),
    /** 1 for rows with a pattern of more letters than the row shows. */
    isLong: Uint8Array.from(byRow, (entries) => Number(entries.some(({ mask }) => (mask & ~KEY_MASK) !== 0))),
    owners: Uint16Array.from(entries, ({ pattern }) => pattern),
    masks: Int32Array.from(entries, ({ mask }) => mask),
    values: Int32Array.from(entries, ({ value }) => value),
  };
}

/** The pattern with each ambiguous letter but N written out; N is left out by the mask. */
function maskedPatterns(pattern: number, letters: string): readonly MaskedPattern[] {
  let written: readonly MaskedPattern[] = [{ pattern, mask: 0, value: 0 }];
  for (const letter of letters) {
    const bases = BASES[letter.charCodeAt(0)] as number;
    const codes = bases === 15 ? [null] : [0, 1, 2, 3].filter((code) => (bases >> code) & 1);
    written = written.flatMap(({ mask, value }) =>
      codes.map((code) => ({
        pattern,
        mask: (mask << 2) | (code === null ? 0 : 3),
        value: (value << 2) | (code ?? 0),
      })),
    );
  }
  return written;
}
