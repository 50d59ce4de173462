import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, kernel, randomLetters } from '#tests/kernel/samples.ts';
import { createSeededWordCounter } from '#workers/lib/sequences/repeats/seededWordCounter.ts';
import { createWordCounter } from '#workers/lib/sequences/repeats/wordCounts.ts';

function expectSame(pieces: readonly string[], size: number): void {
  const plain = createWordCounter(size);
  for (const piece of pieces) plain.read(bytesOf(piece));
  const seeded = createSeededWordCounter(size, kernel);
  for (const piece of pieces) seeded.read(bytesOf(piece));
  expect(seeded.counts()).toEqual(plain.counts());
  // Asked twice, it answers the same.
  expect(seeded.counts()).toEqual(plain.counts());
}

test.each(['ACGT', `${'ACGT'.repeat(6)}N`, 'ACGTNR', 'A'])(
  'counts what the plain counter counts in letters of %s, however they are cut',
  (alphabet) => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 40 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 6 }),
        expectSame,
      ),
    );
  },
);

test.each([1, 3, 6])('of long pieces, words of %i letters', (size) => {
  expectSame([randomLetters(size, 150_001, 'ACGT'), randomLetters(size + 1, 70_000, `${'ACGT'.repeat(200)}N`)], size);
});

test('words longer than a seed are refused', () => {
  expect(() => createSeededWordCounter(7, kernel)).toThrow(RangeError);
});
