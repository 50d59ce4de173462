/**
 * Finds patterns with mismatches in letters that arrive in pieces (source: `wuManber1992`, with substitutions only).
 *
 * For each number of mismatches a row of bits says which beginnings of the pattern end at the present letter with at most as
 * many. A letter of the text that may be one of several bases matches where the pattern allows every one of them.
 */
import { baseSets } from '../letters/ambiguousBases.ts';

/** A pattern to be looked for. */
export interface MismatchPattern {
  /** Upper-case letters of DNA, which may be ambiguous; at most `LONGEST_MOTIF`. */
  readonly letters: string;
  /** Letters that may differ, fewer than the pattern has. */
  readonly mismatches: number;
}

/** Letters of the longest pattern that can be found. */
export const LONGEST_MOTIF = 64;

const WORD = 32;
const SETS = baseSets('ACGT');

interface Row {
  readonly index: number;
  readonly words: number;
  readonly mismatches: number;
  /** By set of bases of the letter of the text: the places in the pattern that allow it. */
  readonly allowed: readonly Int32Array[];
  /** `words` for each number of mismatches, from 0 on. */
  readonly state: Int32Array;
  readonly lastWord: number;
  readonly lastBit: number;
}

export interface MismatchMatcher {
  /** Takes the next upper-case letters. */
  read(letters: Uint8Array): void;
}

/**
 * @param found is called with the index of a pattern, the number of letters read up to the end of the match, and its mismatches; at one
 * letter in the order of the patterns
 */
export function createMismatchMatcher(
  patterns: readonly MismatchPattern[],
  found: (pattern: number, end: number, mismatches: number) => void,
): MismatchMatcher {
  const rows = patterns.map(rowOf);
  let place = 0;
  return {
    read(letters) {
      const { length } = letters;
      for (let at = 0; at < length; at += 1) {
        const set = SETS[letters[at] as number] as number;
        for (const row of rows) take(row, set, place + at + 1);
      }
      place += length;
    },
  };

  function take({ index, words, mismatches, allowed, state, lastWord, lastBit }: Row, set: number, end: number): void {
    const here = allowed[set] as Int32Array;
    for (let level = mismatches; level >= 0; level -= 1) {
      const row = level * words;
      const below = row - words;
      for (let word = words - 1; word >= 0; word -= 1) {
        const at = row + word;
        const shifted = ((state[at] as number) << 1) | (word === 0 ? 1 : (state[at - 1] as number) >>> (WORD - 1));
        let next = shifted & (here[word] as number);
        if (level > 0) {
          const from = below + word;
          // The letter differs: one mismatch more than the shorter beginning had.
          next |= ((state[from] as number) << 1) | (word === 0 ? 1 : (state[from - 1] as number) >>> (WORD - 1));
        }
        state[at] = next;
      }
    }
    if (((state[mismatches * words + lastWord] as number) & lastBit) === 0) return;
    let least = 0;
    while (((state[least * words + lastWord] as number) & lastBit) === 0) least += 1;
    found(index, end, least);
  }
}

function rowOf({ letters, mismatches }: MismatchPattern, index: number): Row {
  const { length } = letters;
  if (length === 0 || length > LONGEST_MOTIF || mismatches >= length || mismatches < 0)
    throw new RangeError(`'${letters}' cannot be looked for with ${mismatches} mismatches`);
  const words = Math.ceil(length / WORD);
  const allowed = Array.from({ length: 16 }, () => new Int32Array(words));
  for (const [at, letter] of [...letters].entries()) {
    const wanted = SETS[letter.charCodeAt(0)] as number;
    if (wanted === 0) throw new RangeError(`'${letter}' is no letter of DNA`);
    for (const [set, places] of allowed.entries())
      if (set > 0 && (set & ~wanted) === 0) places[at >> 5] = (places[at >> 5] as number) | (1 << (at & 31));
  }
  const last = length - 1;
  return {
    index,
    words,
    mismatches,
    allowed,
    state: new Int32Array(words * (mismatches + 1)),
    lastWord: last >> 5,
    lastBit: 1 << (last & 31),
  };
}
