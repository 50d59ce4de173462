import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholeRatio } from '#workers/lib/wholeRatio.ts';

describe('wholeRatio', () => {
  test.each([
    [[5], [1], 1],
    [[3.3303, 6.657, 3.3308], [1, 2, 1], 1],
    [[1.252, 1.881], [2, 3], 2],
    [[1, 1.333, 2.667], [3, 4, 8], 3],
    [[1, 2.25], [4, 9], 4],
    [[1, 1.9], [9, 17], 9],
  ])('%j stand as %j, times %i', (amounts, counts, multiplier) => {
    expect(wholeRatio(amounts)).toMatchObject({ counts, multiplier });
  });

  test('the limit belongs to the tolerance and grows with the root of the multiplier', () => {
    expect(wholeRatio([1, 1.05])).toMatchObject({ multiplier: 1 });
    // 1.0501 misses at 1; at 2 it is 0.1002 away, of which 0.0707 are allowed.
    expect(wholeRatio([1, 1.0501])?.multiplier).not.toBe(2);
    expect(wholeRatio([1, 1.0501])?.multiplier).not.toBe(1);
  });

  test('gives up where no multiplier up to 10 will do, and on counts of four digits', () => {
    // Sevenths and thirteenths meet no small multiplier.
    expect(wholeRatio([1, 1 + 1 / 13, 1 + 1 / 2.4])).toBeNull();
    expect(wholeRatio([1, 1000])).toBeNull();
    expect(wholeRatio([1, 999])).toMatchObject({ counts: [1, 999] });
  });

  test('every ratio found is as near as it may be, and the size of the amounts does not count', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (whole, size) => {
        const found = wholeRatio(whole);
        expect(wholeRatio(whole.map((count) => count * size))?.counts).toEqual(found?.counts);
        if (found === null) return;
        for (const [index, count] of found.counts.entries()) {
          const distance = Math.abs((found.ratios[index] ?? 0) * found.multiplier - count);
          expect(distance).toBeLessThanOrEqual(found.deviation);
          expect(distance).toBeLessThan(Math.min(0.15, 0.051 * Math.sqrt(found.multiplier)));
        }
      }),
    );
  });
});
