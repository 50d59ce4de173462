import { type Alphabet, AMBIGUITY_LETTERS, fourthBase, hasAmbiguity, letterCounts, WHITE_SPACE } from './alphabets.ts';
import { type LetterReader, requireRoom } from './sequenceKernel.ts';

/** Class of a byte, as an index into the totals: 0 to 4 for the letters in the order of `LetterCounts`. */
const FOREIGN = 6;
const WHITE = 5;

/** Pairs are tallied in one 32-bit number, with a bit field for each class that is not foreign. */
const FIELD_BITS = 5;
const FIELD = (1 << FIELD_BITS) - 1;
/** Number of pairs per group: a bit field holds 31, and a pair adds at most 2. */
const PAIRS_IN_ROW = 15;
/** Set for a pair with a foreign byte. */
const FOREIGN_PAIR = 1 << 30;

/** Set in a cleaned pair that has two letters. */
const TWO_LETTERS = 2 << 16;

interface AlphabetTables {
  /** By byte: its class, and the upper-case letter or 0. */
  readonly classes: Uint8Array;
  readonly letters: Uint8Array;
  /** By pair: the tally of its two bytes. */
  readonly tallies: Int32Array;
  /** By pair: its letters, the first in the lowest byte, and how many there are (0 to 2) above them. */
  readonly cleaned: Int32Array;
}

const tablesOfAlphabet = new Map<Alphabet, AlphabetTables>();

/** Returns the tables of an alphabet, built on first use: half a megabyte. */
function tablesOf(alphabet: Alphabet): AlphabetTables {
  const made = tablesOfAlphabet.get(alphabet);
  if (made !== undefined) return made;
  const tables = makeTables(alphabet);
  tablesOfAlphabet.set(alphabet, tables);
  return tables;
}

function makeTables(alphabet: Alphabet): AlphabetTables {
  const classes = new Uint8Array(256).fill(FOREIGN);
  const letters = new Uint8Array(256);
  const groups = ['A', 'C', 'G', fourthBase(alphabet), hasAmbiguity(alphabet) ? AMBIGUITY_LETTERS : ''];
  for (const [index, group] of groups.entries()) {
    for (const letter of group) {
      const upper = letter.charCodeAt(0);
      const lower = letter.toLowerCase().charCodeAt(0);
      classes[upper] = classes[lower] = index;
      letters[upper] = letters[lower] = upper;
    }
  }
  for (const byte of WHITE_SPACE) classes[byte] = WHITE;
  const single = Array.from(classes, (kind) => (kind === FOREIGN ? FOREIGN_PAIR : 1 << (FIELD_BITS * kind)));
  const tallies = new Int32Array(65_536);
  for (let pair = 0; pair < 65_536; pair += 1) {
    const [one, other] = [single[pair >> 8] as number, single[pair & 255] as number];
    // A sum, except that two foreign bytes must not cancel each other out.
    tallies[pair] = one === FOREIGN_PAIR || other === FOREIGN_PAIR ? FOREIGN_PAIR : one + other;
  }
  return { classes, letters, tallies, cleaned: cleanedPairs(letters) };
}

function cleanedPairs(letters: Uint8Array): Int32Array {
  const cleaned = new Int32Array(65_536);
  // Byte order within a word depends on the processor, so detect it.
  const bytes = new Uint8Array(2);
  const pair = new Uint16Array(bytes.buffer);
  for (let one = 0; one < 256; one += 1) {
    for (let other = 0; other < 256; other += 1) {
      bytes.set([one, other]);
      const kept = [letters[one] as number, letters[other] as number].filter((letter) => letter !== 0);
      cleaned[pair[0] as number] = (kept[0] ?? 0) | ((kept[1] ?? 0) << 8) | (kept.length << 16);
    }
  }
  return cleaned;
}

export function wordLetterReader(alphabet: Alphabet): LetterReader {
  const { classes, letters, tallies, cleaned } = tablesOf(alphabet);
  const totals = new Float64Array(6);

  /** Counts byte by byte. Returns the index of the first foreign byte, or `to`. */
  function countSingly(raw: Uint8Array, from: number, to: number): number {
    for (let at = from; at < to; at += 1) {
      const kind = classes[raw[at] as number] as number;
      if (kind === FOREIGN) return at;
      totals[kind] = (totals[kind] as number) + 1;
    }
    return to;
  }

  function count(raw: Uint8Array, from = 0): number {
    if (raw.length - from < 2) return countSingly(raw, from, raw.length);
    // Words must be at even addresses.
    const even = from + ((raw.byteOffset + from) & 1);
    const behindFirst = countSingly(raw, from, even);
    if (behindFirst < even) return behindFirst;
    const pairs = new Uint16Array(raw.buffer, raw.byteOffset + even, (raw.length - even) >> 1);
    return countSingly(raw, even + 2 * countPairs(pairs, tallies, totals), raw.length);
  }

  return {
    count,
    clean(raw, target, from = 0) {
      requireRoom(target, raw.length - from);
      const end = count(raw, from);
      if (end === from) return { end, written: 0 };
      const even = from + ((raw.byteOffset + from) & 1);
      let written = 0;
      if (even > from && letters[raw[from] as number] !== 0) target[written++] = letters[raw[from] as number] as number;
      const pairs = new Uint16Array(raw.buffer, raw.byteOffset + even, (end - even) >> 1);
      written = writePairs(pairs, cleaned, target, written);
      const last = even + 2 * pairs.length;
      if (last < end && letters[raw[last] as number] !== 0) target[written++] = letters[raw[last] as number] as number;
      return { end, written };
    },
    counts() {
      return letterCounts(totals);
    },
    restart() {
      totals.fill(0);
    },
  };
}

/** Counts pair by pair, in groups. Returns the number of pairs before the first group that has a foreign byte. */
function countPairs(pairs: Uint16Array, tallies: Int32Array, totals: Float64Array): number {
  let a = 0;
  let c = 0;
  let g = 0;
  let t = 0;
  let ambiguous = 0;
  let start = 0;
  for (; start + PAIRS_IN_ROW <= pairs.length; start += PAIRS_IN_ROW) {
    let tally = 0;
    let seen = 0;
    for (let at = start; at < start + PAIRS_IN_ROW; at += 1) {
      const pair = tallies[pairs[at] as number] as number;
      seen |= pair;
      tally = (tally + pair) | 0;
    }
    if ((seen & FOREIGN_PAIR) !== 0) break;
    a += tally & FIELD;
    c += (tally >> FIELD_BITS) & FIELD;
    g += (tally >> (2 * FIELD_BITS)) & FIELD;
    t += (tally >> (3 * FIELD_BITS)) & FIELD;
    ambiguous += (tally >> (4 * FIELD_BITS)) & FIELD;
  }
  for (const [index, sum] of [a, c, g, t, ambiguous].entries()) totals[index] = (totals[index] as number) + sum;
  return start;
}

/** Appends the letters of each pair; returns the total number written. */
function writePairs(pairs: Uint16Array, cleaned: Int32Array, target: Uint8Array, before: number): number {
  // A DataView can write a word at any address.
  const view = new DataView(target.buffer, target.byteOffset, target.length);
  const whole = pairs.length & ~1;
  let written = before;
  for (let at = 0; at < whole; at += 2) {
    const first = cleaned[pairs[at] as number] as number;
    const second = cleaned[pairs[at + 1] as number] as number;
    if ((first & second & TWO_LETTERS) !== 0) {
      view.setUint32(written, (first & 0xffff) | (second << 16), true);
      written += 4;
    } else {
      written = writePair(first, view, written);
      written = writePair(second, view, written);
    }
  }
  return whole < pairs.length ? writePair(cleaned[pairs[whole] as number] as number, view, written) : written;
}

/** Always writes two bytes; the next pair overwrites those that were not letters. */
function writePair(pair: number, view: DataView, written: number): number {
  view.setUint16(written, pair, true);
  return written + (pair >> 16);
}
