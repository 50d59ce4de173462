import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { erfc } from '#workers/lib/mathematics/errorFunction.ts';

describe('erfc', () => {
  test.each([
    [0, 1],
    [0.1, 0.8875370839817152],
    [0.5, 0.4795001221869535],
    [1, 0.15729920705028513],
    [1.99, 0.004888586800383003],
    [2, 0.004677734981047265],
    [3, 2.2090496998585438e-5],
    [5, 1.5374597944280351e-12],
    [10, 2.088487583762545e-45],
    [26.5, 2.2109076642637343e-307],
  ])('of %d', (x, expected) => {
    expect(Math.abs(erfc(x) / expected - 1)).toBeLessThan(1e-12);
  });

  test('is 0 where it is below the smallest double', () => {
    expect(erfc(40)).toBe(0);
    expect(erfc(1e200)).toBe(0);
  });

  test('never rises, not even where the two ways of computing meet', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 30, noNaN: true }),
        fc.double({ min: 1e-6, max: 1, noNaN: true }),
        (x, step) => {
          expect(erfc(x + step)).toBeLessThanOrEqual(erfc(x));
        },
      ),
    );
    expect(erfc(2)).toBeLessThan(erfc(2 - 1e-9));
  });
});
