/** Words against the same words cut out of the text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordReader, MOST_WORD_LETTERS, wordHash } from '#workers/formulas/dot-plot/wordReader.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function spelled(upper: number, lower: number, letters: number): string {
  const lowerLetters = Math.min(12, letters);
  const half = (value: number, count: number) =>
    Array.from({ length: count }, (_, at) => 'ACGT'[(value >>> (2 * (count - 1 - at))) & 3]).join('');
  return half(upper, letters - lowerLetters) + half(lower, lowerLetters);
}

function opposite(text: string): string {
  return [...text]
    .toReversed()
    .map((letter) => 'TGCA'['ACGT'.indexOf(letter)])
    .join('');
}

test('words of both strands, however the letters are cut', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[ACGTN]{0,80}$/),
      fc.integer({ min: 1, max: MOST_WORD_LETTERS }),
      fc.integer({ min: 1, max: 9 }),
      (text, letters, size) => {
        const found: string[] = [];
        const take = (mark: string) => (upper: number, lower: number, at: number) =>
          found.push(`${mark}${at} ${spelled(upper, lower, letters)}`);
        const reader = createWordReader(letters, 1, take('+'), take('-'));
        for (let at = 0; at < text.length; at += size) reader.read(bytes(text.slice(at, at + size)));
        const wanted: string[] = [];
        for (let at = 0; at + letters <= text.length; at += 1) {
          const word = text.slice(at, at + letters);
          if (!word.includes('N')) wanted.push(`+${at} ${word}`, `-${at} ${opposite(word)}`);
        }
        expect(found).toEqual(wanted);
        expect(reader.place()).toBe(text.length);
      },
    ),
  );
});

test('one in so many words is taken, by the word alone', () => {
  const text = Array.from({ length: 40_000 }, (_, at) => 'ACGT'[wordHash(at, 7) >>> 30]).join('');
  const taken = new Map<string, number>();
  createWordReader(14, 8, (upper, lower) => {
    const key = `${upper} ${lower}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
  }).read(bytes(text));
  expect(taken.size).toBeGreaterThan(40_000 / 9);
  expect(taken.size).toBeLessThan(40_000 / 7);
  const again: string[] = [];
  createWordReader(14, 8, (upper, lower) => again.push(`${upper} ${lower}`)).read(bytes(text.slice(100)));
  expect(again.every((key) => taken.has(key))).toBe(true);
});
