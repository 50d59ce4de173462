/** Inverted repeats: two stretches of a strand of which one is the reverse complement of the other, as in a hairpin. */
import { BASE_NUMBERS } from '../letters/baseNumbers.ts';

/** Places are those of the letters that were searched, counted from 0. */
export interface InvertedRepeat {
  /** First letter of the left arm. */
  readonly left: number;
  /** First letter of the right arm. */
  readonly right: number;
  /** Letters of an arm. */
  readonly arm: number;
}

/** The numbers of opposite bases add up to it; with NO_BASE nothing does. */
const PAIR = 3;

/** Letters between two reports. */
const REPORTED = 1 << 16;

/**
 * Finds every inverted repeat that cannot be made longer at either end of its arms. A palindrome is one without a gap.
 *
 * @param letters upper case; overwritten
 * @param leastArm letters, at least 1
 * @param mostGap letters between the arms
 * @param take receives each, in the order of the ends of the left arms
 * @param passed receives the number of letters searched so far
 * @param innermost where left arms may end: from a letter, to before another
 */
export function findInvertedRepeats(
  letters: Uint8Array,
  leastArm: number,
  mostGap: number,
  take: (repeat: InvertedRepeat) => void,
  passed: (done: number) => void = () => {},
  { from, to }: { readonly from: number; readonly to: number } = { from: 0, to: letters.length },
): void {
  const bases = letters;
  const { length } = bases;
  for (let at = 0; at < length; at += 1) bases[at] = BASE_NUMBERS[bases[at] as number] as number;
  for (let inner = from; inner < to; inner += 1) {
    if ((inner - from) % REPORTED === 0) passed(inner - from);
    const base = bases[inner] as number;
    const last = Math.min(length - 1, inner + 1 + mostGap);
    for (let outer = inner + 1; outer <= last; outer += 1) {
      if (base + (bases[outer] as number) !== PAIR) continue;
      // The next pair inward would belong to the same arms.
      if (outer - inner > 2 && (bases[inner + 1] as number) + (bases[outer - 1] as number) === PAIR) continue;
      let arm = 1;
      while (inner >= arm && outer + arm < length) {
        if ((bases[inner - arm] as number) + (bases[outer + arm] as number) !== PAIR) break;
        arm += 1;
      }
      if (arm >= leastArm) take({ left: inner - arm + 1, right: outer, arm });
    }
  }
}
