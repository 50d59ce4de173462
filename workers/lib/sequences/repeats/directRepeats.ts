/** Direct repeats: two stretches of a strand with the same letters in the same direction. */
import { NO_BASE } from '../letters/baseNumbers.ts';

/** Places are those of the letters that were searched, counted from 0. */
export interface DirectRepeat {
  /** First letter of the copy that begins first. */
  readonly first: number;
  readonly second: number;
  /** Letters of a copy. */
  readonly length: number;
}

export interface DirectRules {
  /** Letters of a copy, at least 1. */
  readonly leastLength: number;
  /** From the beginning of one copy to that of the other. */
  readonly mostDistance: number;
  /** Letters to compare before the search ends. */
  readonly mostCompared: number;
}

/** Letters of the words whose places are kept: 4¹² places of chains are 64 MiB. */
const LONGEST_SEED = 12;
/** Letters between two reports. */
const REPORTED = 1 << 16;
const NONE = -1;

/**
 * Finds every pair of copies that cannot be made longer at either end and whose copies do not overlap.
 *
 * Of every pair, one of the first letters of the first copy begins a word that is kept: every `step`th of the strand. The second copy is
 * found by that word, in the chain of those that came before.
 *
 * @param bases by the numbers of `baseNumbers.ts`
 * @param take receives each, in the order of the second copies but for less than `leastLength` letters
 * @param passed receives the number of letters searched so far
 * @returns number of letters that were searched: fewer than there are where `mostCompared` was not enough
 */
export function findDirectRepeats(
  bases: Uint8Array,
  { leastLength, mostDistance, mostCompared }: DirectRules,
  take: (repeat: DirectRepeat) => void,
  passed: (done: number) => void = () => {},
): number {
  const { length } = bases;
  const seed = Math.min(leastLength, LONGEST_SEED, Math.max(1, Math.ceil(Math.log2(length + 1) / 2)));
  const step = leastLength - seed + 1;
  const mask = 4 ** seed - 1;
  /** By word: the last kept place of it, divided by `step`; and by kept place: the one before of the same word. */
  const last = new Int32Array(mask + 1).fill(NONE);
  const before = new Int32Array(Math.ceil(length / step));
  let compared = 0;
  let word = 0;
  /** Bases in a row up to here. */
  let run = 0;
  for (let end = 0; end < length; end += 1) {
    if (end % REPORTED === 0) passed(end);
    const base = bases[end] as number;
    if (base === NO_BASE) {
      run = 0;
      continue;
    }
    word = ((word << 2) | base) & mask;
    run += 1;
    if (run < seed) continue;
    const at = end + 1 - seed;
    for (let kept = last[word] as number; kept !== NONE; kept = before[kept] as number) {
      const place = kept * step;
      if (at - place > mostDistance) break;
      let left = 0;
      while (left < step && place > left && isSame(bases, place - left - 1, at - left - 1)) left += 1;
      compared += left + 1;
      // The word one step before is in the same pair, and has found it.
      if (left === step) continue;
      let right = seed;
      while (at + right < length && isSame(bases, place + right, at + right)) right += 1;
      compared += right;
      const copy = left + right;
      if (copy >= leastLength && copy <= at - place) take({ first: place - left, second: at - left, length: copy });
    }
    if (compared > mostCompared) return at;
    if (at % step === 0) {
      before[at / step] = last[word] as number;
      last[word] = at / step;
    }
  }
  return length;
}

function isSame(bases: Uint8Array, one: number, other: number): boolean {
  return bases[one] === bases[other] && bases[one] !== NO_BASE;
}
