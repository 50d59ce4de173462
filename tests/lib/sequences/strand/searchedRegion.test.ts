import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { readSearchedRegion } from '#workers/lib/sequences/strand/searchedRegion.ts';

const { given } = await givenDna({ text: 'ACGTACGTAC' });

describe('a region to search', () => {
  test.each([
    [null, null, { from: 1, to: 10 }, 10],
    [3, null, { from: 3, to: 10 }, 8],
    [3, 6, { from: 3, to: 6 }, 4],
  ])('from %j to %j', (from, to, ends, length) => {
    expect(readSearchedRegion({ given, from, to, isCircular: false }, 10)).toEqual({
      ok: true,
      input: { ends, length },
    });
  });

  test('across the origin of a circle', () => {
    expect(readSearchedRegion({ given, from: 9, to: 2, isCircular: true }, 10)).toMatchObject({ input: { length: 4 } });
  });

  test.each([
    [1, 11, 'The strand has only 10 letters', 'to'],
    [0, 5, 'Please enter a position as a whole number, counted from 1', 'from'],
    [6, 3, 'The region ends before it begins', 'to'],
    [null, null, 'Please choose a region: at most 9 letters are searched at a time', 'to'],
  ])('from %j to %j is refused', (from, to, message, path) => {
    expect(readSearchedRegion({ given, from, to, isCircular: false }, 9)).toMatchObject({
      ok: false,
      issues: [{ message, path }],
    });
  });
});
