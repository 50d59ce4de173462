/** Entropy of words in windows by its definition. Against scipy: tests/vectors/own/complexity.json. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEntropyCounter, type WindowWords } from '#workers/formulas/complexity.ts';

function bruteForce(text: string, word: number, size: number, step: number): readonly WindowWords[] {
  const windows: WindowWords[] = [];
  for (let start = 0; start + size <= text.length; start += step) {
    const words = Array.from({ length: size - word + 1 }, (_, at) => text.slice(start + at, start + at + word));
    const known = words.filter((each) => !each.includes('N'));
    const kinds = [...new Set(known)];
    const shares = kinds.map((kind) => known.filter((each) => each === kind).length / known.length);
    const entropy = shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
    windows.push({ start, words: known.length, distinct: kinds.length, entropy });
  }
  return windows;
}

test('the same as each window by itself, however the letters are cut', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'AAACGTN'), maxLength: 60 });
  const numbers = fc.record({
    word: fc.integer({ min: 1, max: 4 }),
    more: fc.nat(20),
    step: fc.integer({ min: 1, max: 25 }),
    cut: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(letters, numbers, (text, { word, more, step, cut }) => {
      const size = word + more;
      const found: WindowWords[] = [];
      const counter = createEntropyCounter(word, { size, step }, (window) => found.push(window));
      for (let at = 0; at < text.length; at += cut) counter.read(new TextEncoder().encode(text.slice(at, at + cut)));
      const expected = bruteForce(text, word, size, step);
      expect(found.map(({ entropy, ...rest }) => rest)).toEqual(expected.map(({ entropy, ...rest }) => rest));
      for (const [at, { entropy }] of found.entries()) expect(entropy).toBeCloseTo(expected[at]?.entropy ?? -1, 10);
    }),
  );
});
