import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryBefore, letterIndex } from '#workers/lib/sequences/strand/letterIndex.ts';

describe('letterIndex', () => {
  test('finds the last entry at a letter or before it', () => {
    const entries = [0, 10, 25, 70].map((letters, at) => ({ mark: at * 100, skip: at, letters }));
    const index = letterIndex(entries);
    fc.assert(
      fc.property(fc.nat(100), (letter) => {
        expect(entryBefore(index, letter)).toEqual(entries.findLast(({ letters }) => letters <= letter));
      }),
    );
  });

  test('of a sequence without letters is empty', () => {
    expect(entryBefore(letterIndex([]), 0)).toBeNull();
  });
});
