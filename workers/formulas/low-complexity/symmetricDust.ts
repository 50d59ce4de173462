/**
 * Stretches of low complexity by symmetric DUST (`morgulis2006`), in one pass over letters that arrive in pieces.
 *
 *   score of n triplets in a row = Σ c·(c − 1)/2 / (n − 1)        c: how often each triplet is among them
 *
 * A stretch of at most `window` letters is masked when its score is above a tenth of `level` and no part of it has a higher one. The result is
 * the same on both strands.
 */
import { BASE_NUMBERS, NO_BASE } from '../../lib/sequences/letters/baseNumbers.ts';

export interface DustRules {
  /** Letters, at least 4. */
  readonly window: number;
  /** Ten times the score above which a stretch is masked. */
  readonly level: number;
}

const TRIPLETS = 64;
const TRIPLET_LETTERS = 3;

/**
 * Letters besides A, C, G and T are masked in no case, and no stretch runs across them.
 *
 * @param take receives each masked stretch, which begins at least two letters behind the one before: its first letter, counted from 0, and the
 * one behind its last
 */
export function createDustMasker({ window, level }: DustRules, take: (start: number, end: number) => void) {
  /** Triplets of a window. */
  const most = window - TRIPLET_LETTERS + 1;
  // Of the last triplets, by their place modulo `most`: which each is, and the best masked stretch that begins with it, as pairs of equal triplets
  // and triplets less one; 0 and 1 without such a stretch.
  const recent = new Uint8Array(most);
  const bestPairs = new Float64Array(most);
  const bestSteps = new Float64Array(most).fill(1);
  const inWindow = new Int32Array(TRIPLETS);
  const inStretch = new Int32Array(TRIPLETS);
  /** Stretches that may still grow at the front, in order. */
  let waiting: { start: number; end: number }[] = [];
  let place = 0;
  let triplet = 0;
  /** Bases in a row up to here. */
  let run = 0;
  /** Triplets of the window, and pairs of equal ones among them. */
  let held = 0;
  let windowPairs = 0;

  function mask(start: number, end: number): void {
    let first = start;
    for (let before = waiting.at(-1); before !== undefined && before.end >= start; before = waiting.at(-1)) {
      first = Math.min(first, before.start);
      waiting.pop();
    }
    waiting.push({ start: first, end });
  }

  /** Passes on what no later stretch can reach. */
  function release(before: number): void {
    const kept = waiting.findIndex(({ end }) => end >= before);
    const over = kept < 0 ? waiting : waiting.slice(0, kept);
    for (const { start, end } of over) take(start, end);
    waiting = kept < 0 ? [] : waiting.slice(kept);
  }

  /** Masks the stretches that end with the last triplet. @param at its index among all of its run */
  function judge(at: number, end: number): void {
    inStretch.fill(0);
    let [pairs, highPairs, highSteps, longest] = [0, 0, 1, 0];
    // No stretch has more pairs than the window: beyond so many triplets none scores high enough.
    const enough = Math.min(held, Math.ceil((10 * windowPairs) / level));
    for (let steps = 0; steps < enough; steps += 1) {
      const slot = (at - steps + most) % most;
      const each = recent[slot] as number;
      pairs += inStretch[each] as number;
      inStretch[each] = (inStretch[each] as number) + 1;
      const [ownPairs, ownSteps] = [bestPairs[slot] as number, bestSteps[slot] as number];
      if (ownPairs * highSteps > highPairs * ownSteps) [highPairs, highSteps] = [ownPairs, ownSteps];
      if (steps === 0 || 10 * pairs <= level * steps || pairs * highSteps < highPairs * steps) continue;
      [highPairs, highSteps, longest] = [pairs, steps, steps + 1];
      [bestPairs[slot], bestSteps[slot]] = [pairs, steps];
    }
    if (longest > 0) mask(end - longest - TRIPLET_LETTERS + 1, end);
  }

  return {
    /** Takes the next upper-case letters. */
    read(letters: Uint8Array): void {
      for (const letter of letters) {
        const base = BASE_NUMBERS[letter] as number;
        place += 1;
        if (base === NO_BASE) {
          run = 0;
          held = 0;
          windowPairs = 0;
          inWindow.fill(0);
          continue;
        }
        triplet = ((triplet << 2) | base) & (TRIPLETS - 1);
        run += 1;
        if (run < TRIPLET_LETTERS) continue;
        const slot = place % most;
        if (held === most) {
          const leaving = recent[slot] as number;
          const left = (inWindow[leaving] as number) - 1;
          inWindow[leaving] = left;
          windowPairs -= left;
        } else held += 1;
        [recent[slot], bestPairs[slot], bestSteps[slot]] = [triplet, 0, 1];
        const same = inWindow[triplet] as number;
        inWindow[triplet] = same + 1;
        windowPairs += same;
        // Without its last triplet a masked stretch has no higher score: that triplet has brought more pairs than the score.
        if (10 * same > level) judge(slot, place);
      }
      release(place - window);
    },
    /** Passes the last stretches on. */
    finish(): void {
      release(Number.POSITIVE_INFINITY);
    },
  };
}
