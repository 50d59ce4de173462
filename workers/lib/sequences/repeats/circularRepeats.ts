/** Direct and inverted repeats of a circle: those of its letters laid out beyond the origin, each once. */
import { NO_BASE } from '../letters/baseNumbers.ts';
import { type DirectRepeat, type DirectRules, findDirectRepeats } from './directRepeats.ts';
import { findInvertedRepeats, type InvertedRepeat } from './invertedRepeats.ts';

/**
 * Finds the pairs of copies of a circle, as `findDirectRepeats` does those of a strand. The distance is that of the shorter way from
 * copy to copy; `first` is the copy at which it begins.
 *
 * @param bases all letters of the circle, by the numbers of `baseNumbers.ts`
 * @param take receives each; `second` and ends may lie beyond the last letter, which the first one follows
 * @returns as of a strand: the number of letters where all were searched
 */
export function findCircularDirectRepeats(
  bases: Uint8Array,
  rules: DirectRules,
  take: (repeat: DirectRepeat) => void,
  passed: (done: number) => void = () => {},
): number {
  const { length } = bases;
  const farthest = Math.min(rules.mostDistance, Math.floor(length / 2));
  // The last copy begins so far beyond the origin, and is no longer than that.
  const laidOut = new Uint8Array(length + 2 * farthest);
  laidOut.set(bases);
  laidOut.set(bases.subarray(0, 2 * farthest), length);
  const searched = findDirectRepeats(
    laidOut,
    { ...rules, mostDistance: farthest },
    (repeat) => {
      const { first, second } = repeat;
      if (first >= length) return;
      // It begins before the origin, and is found there.
      if (first === 0 && bases[length - 1] === bases[second - 1] && bases[second - 1] !== NO_BASE) return;
      // Half a circle apart, each copy is as far from the other.
      if (2 * (second - first) === length && 2 * first >= length) return;
      take(repeat);
    },
    (done) => passed(Math.min(done, length)),
  );
  return searched < laidOut.length ? Math.min(searched, length - 1) : length;
}

/**
 * Finds the inverted repeats of a circle, as `findInvertedRepeats` does those of a strand. Two arms have a gap on either side of the circle;
 * the shorter one counts, and both arms together are no longer than the circle.
 *
 * @param letters all letters of the circle, upper case
 * @param take receives each; `right` and ends may lie beyond the last letter, which the first one follows
 */
export function findCircularInvertedRepeats(
  letters: Uint8Array,
  leastArm: number,
  mostGap: number,
  take: (repeat: InvertedRepeat) => void,
  passed: (done: number) => void = () => {},
): void {
  const { length } = letters;
  const before = Math.floor(length / 2);
  const longestGap = Math.max(0, Math.min(mostGap, length - 2));
  const laidOut = new Uint8Array(before + length + before + longestGap);
  for (let at = 0; at < laidOut.length; at += 1) laidOut[at] = letters[(at + length - before) % length] as number;
  findInvertedRepeats(
    laidOut,
    leastArm,
    longestGap,
    ({ left, right, arm: whole }) => {
      const inner = left + whole;
      const gap = right - inner;
      const arm = Math.min(whole, Math.floor((length - gap) / 2));
      if (arm < leastArm) return;
      const start = (inner - arm + length - before) % length;
      const other = length - 2 * arm - gap;
      // The same arms from their other side, where they are found as well.
      if (other < gap || (other === gap && start > (start + arm + gap) % length)) return;
      take({ left: start, right: start + arm + gap, arm });
    },
    (done) => passed(done),
    { from: before, to: before + length },
  );
}
