import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createWordCounter,
  expectedShare,
  firstWords,
  onBothStrands,
  oppositeWord,
  wordText,
} from '#workers/lib/sequences/repeats/wordCounts.ts';

const letters = fc.string({ unit: fc.constantFrom(...'ACGTN'), maxLength: 60 });

function countsOf(pieces: readonly string[], size: number) {
  const counter = createWordCounter(size);
  for (const piece of pieces) counter.read(new TextEncoder().encode(piece));
  return counter.counts();
}

test('as counted window by window, however the letters are cut', () => {
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 6 }), fc.nat(60), (text, size, cut) => {
      const { counts, words, otherWords } = countsOf([text.slice(0, cut), text.slice(cut)], size);
      const windows = Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size));
      const whole = windows.filter((window) => !window.includes('N'));
      expect([words, otherWords]).toEqual([whole.length, windows.length - whole.length]);
      for (const [word, count] of counts.entries())
        expect(count).toBe(whole.filter((window) => window === wordText(word, size)).length);
    }),
  );
});

test('a word on the other strand', () => {
  for (let word = 0; word < 64; word += 1) {
    const opposite = [...wordText(word, 3)].reverse().map((base) => 'TGCA'['ACGT'.indexOf(base)]);
    expect(wordText(oppositeWord(word, 3), 3)).toBe(opposite.join(''));
  }
  const { counts, bases } = onBothStrands(countsOf(['AAC'], 1));
  expect([[...counts], bases]).toEqual([
    [2, 1, 1, 2],
    [2, 1, 1, 2],
  ]);
});

test('expected shares sum to one', () => {
  const words = countsOf(['ACCGGGTTTT'], 3);
  const sum = Array.from({ length: 64 }, (_, word) => expectedShare(word, words)).reduce((one, other) => one + other);
  expect(sum).toBeCloseTo(1, 12);
});

test('the first ones by a value, of many', () => {
  const words = countsOf(['ACGT'], 5);
  const value = (word: number) => (word * 7) % 5;
  const all = Array.from({ length: 1024 }, (_, word) => word).filter((word) => word % 3 > 0);
  const sorted = all.sort((one, other) => value(other) - value(one) || one - other);
  for (const most of [1, 10, 700, 2000])
    expect(firstWords(words, most, (word) => word % 3 > 0, value)).toEqual(sorted.slice(0, most));
});
