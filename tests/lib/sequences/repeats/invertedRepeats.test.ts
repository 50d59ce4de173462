import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInvertedRepeats, type InvertedRepeat } from '#workers/lib/sequences/repeats/invertedRepeats.ts';

const opposite = (text: string) =>
  [...text]
    .reverse()
    .map((base) => 'TGCA'['ACGT'.indexOf(base)] ?? '!')
    .join('');

/** All pairs of arms, without those that can be made longer. */
function bruteForce(text: string, leastArm: number, mostGap: number): readonly InvertedRepeat[] {
  const isRepeat = (left: number, right: number, arm: number) =>
    left >= 0 &&
    right >= left + arm &&
    right + arm <= text.length &&
    text.slice(left, left + arm) === opposite(text.slice(right, right + arm));
  const found: InvertedRepeat[] = [];
  for (let left = 0; left < text.length; left += 1)
    for (let arm = leastArm; left + arm <= text.length; arm += 1)
      for (let right = left + arm; right + arm <= text.length && right - left - arm <= mostGap; right += 1) {
        const isLonger = isRepeat(left - 1, right, arm + 1) || isRepeat(left, right - 1, arm + 1);
        if (isRepeat(left, right, arm) && !isLonger) found.push({ left, right, arm });
      }
  return found;
}

const inOrder = (repeats: readonly InvertedRepeat[]) =>
  repeats.map(({ left, right, arm }) => `${left} ${right} ${arm}`).toSorted();

test('the same as all pairs of arms that cannot be made longer', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ACGTN'), maxLength: 40 });
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 5 }), fc.nat(12), (text, leastArm, mostGap) => {
      const found: InvertedRepeat[] = [];
      findInvertedRepeats(new TextEncoder().encode(text), leastArm, mostGap, (repeat) => found.push(repeat));
      expect(inOrder(found)).toEqual(inOrder(bruteForce(text, leastArm, mostGap)));
    }),
  );
});
