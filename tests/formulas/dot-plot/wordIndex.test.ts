import { expect, test } from 'vitest';
import { createWordIndex } from '#workers/formulas/dot-plot/wordIndex.ts';

function placesOf(index: ReturnType<typeof createWordIndex>, upper: number, lower: number): readonly number[] {
  const found: number[] = [];
  index.find(upper, lower, (at) => found.push(at));
  return found.toSorted((one, other) => one - other);
}

test('all places of a word, also where many words share a chain', () => {
  const index = createWordIndex(3000, 64);
  for (let at = 0; at < 3000; at += 1) index.add(at % 3, at % 500, at);
  for (const [upper, lower] of [
    [0, 0],
    [2, 499],
    [1, 250],
  ] as const)
    expect(placesOf(index, upper, lower)).toEqual(
      Array.from({ length: 3000 }, (_, at) => at).filter((at) => at % 3 === upper && at % 500 === lower),
    );
  expect(placesOf(index, 3, 0)).toEqual([]);
});

test('of a frequent word the first places, and how many were left out', () => {
  const index = createWordIndex(10, 4);
  for (let at = 0; at < 9; at += 1) index.add(1, 2, at);
  expect(placesOf(index, 1, 2)).toEqual([0, 1, 2, 3]);
  expect(index.crowded()).toBe(5);
});

test('more places than there is room for are an error', () => {
  const index = createWordIndex(1, 4);
  index.add(0, 0, 0);
  expect(() => index.add(0, 1, 1)).toThrow(RangeError);
});
