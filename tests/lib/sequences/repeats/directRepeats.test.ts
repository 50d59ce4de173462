import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE_NUMBERS } from '#workers/lib/sequences/letters/baseNumbers.ts';
import { type DirectRepeat, findDirectRepeats } from '#workers/lib/sequences/repeats/directRepeats.ts';

const numbersOf = (text: string) => Uint8Array.from(text, (base) => BASE_NUMBERS[base.charCodeAt(0)] ?? 0);

/** All pairs of places, each as far as their letters are the same. */
function bruteForce(text: string, leastLength: number, mostDistance: number): readonly DirectRepeat[] {
  const isSame = (one: number, other: number) =>
    one >= 0 && other < text.length && text[one] === text[other] && text[one] !== 'N';
  const found: DirectRepeat[] = [];
  for (let first = 0; first < text.length; first += 1)
    for (let second = first + 1; second < text.length && second - first <= mostDistance; second += 1) {
      if (isSame(first - 1, second - 1)) continue;
      let length = 0;
      while (isSame(first + length, second + length)) length += 1;
      if (length >= leastLength && length <= second - first) found.push({ first, second, length });
    }
  return found;
}

const inOrder = (repeats: readonly DirectRepeat[]) =>
  repeats.map(({ first, second, length }) => `${first} ${second} ${length}`).toSorted();

test('the same as all pairs that cannot be made longer', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ACGTN'), maxLength: 60 });
  const text = fc.tuple(letters, letters, fc.nat(2)).map(([one, other, times]) => one + other.repeat(times) + one);
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 200 }), (own, least, distance) => {
      const found: DirectRepeat[] = [];
      const rules = { leastLength: least, mostDistance: distance, mostCompared: 1e9 };
      expect(findDirectRepeats(numbersOf(own), rules, (repeat) => found.push(repeat))).toBe(own.length);
      expect(inOrder(found)).toEqual(inOrder(bruteForce(own, least, distance)));
    }),
  );
});

test('ends early where there are too many copies, and says where', () => {
  const rules = { leastLength: 10, mostDistance: 1e9, mostCompared: 1e6 };
  const searched = findDirectRepeats(numbersOf('A'.repeat(100_000)), rules, () => {});
  expect(searched).toBeGreaterThan(5);
  expect(searched).toBeLessThan(100_000);
});
