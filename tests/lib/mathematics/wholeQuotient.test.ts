import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholeQuotient } from '#workers/formulas/carrying-capacity.ts';

describe('wholeQuotient', () => {
  test.each([
    [1000, 3, 333],
    [0.3, 0.1, 3],
    [0.7, 0.1, 7],
    [2.9, 1, 2],
    [2.999999, 1, 2],
    [1, 2, 0],
    [0, 5, 0],
    [1e-9, 1, 0],
  ])('%d ÷ %d has %d whole parts', (dividend, divisor, whole) => {
    expect(wholeQuotient(dividend, divisor)).toBe(whole);
  });

  test('is exact for decimals that divide without remainder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 999 }), (times, tenths) => {
        expect(wholeQuotient((times * tenths) / 10, tenths / 10)).toBe(times);
      }),
    );
  });
});
