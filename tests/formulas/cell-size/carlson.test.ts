import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carlsonRD, carlsonRF } from '#workers/formulas/cell-size/carlson.ts';

const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });

describe('R_F', () => {
  test.each([
    [1, 1, 1, 1],
    [4, 4, 4, 0.5],
    [0, 1, 1, Math.PI / 2],
    // Half the lemniscate constant, Γ(¼)² ÷ (4·√(2π)).
    [0, 1, 2, 1.3110287771460598],
    // With two equal arguments it is an arc cosine: R_F(1, 2, 2) = arccos √½ ÷ √(2 − 1).
    [1, 2, 2, Math.acos(Math.sqrt(0.5))],
  ])('(%d, %d, %d) = %d', (x, y, z, value) => {
    expect(carlsonRF(x, y, z)).toBeCloseTo(value, 13);
  });

  test('does not know the order of its arguments, and scales with the power −½', () => {
    fc.assert(
      fc.property(positive, positive, positive, (x, y, z) => {
        const value = carlsonRF(x, y, z);
        expect(carlsonRF(z, x, y) / value).toBeCloseTo(1, 12);
        expect((carlsonRF(9 * x, 9 * y, 9 * z) * 3) / value).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('R_D', () => {
  test.each([
    [1, 1, 1, 1],
    [4, 4, 4, 0.125],
    // ¾·π: the half angle of a flat disc.
    [0, 1, 1, (3 * Math.PI) / 4],
  ])('(%d, %d, %d) = %d', (x, y, z, value) => {
    expect(carlsonRD(x, y, z)).toBeCloseTo(value, 13);
  });

  test('R_D(y, z, x) + R_D(z, x, y) + R_D(x, y, z) = 3 ÷ √(x·y·z)', () => {
    fc.assert(
      fc.property(positive, positive, positive, (x, y, z) => {
        const sum = carlsonRD(y, z, x) + carlsonRD(z, x, y) + carlsonRD(x, y, z);
        expect((sum * Math.sqrt(x) * Math.sqrt(y) * Math.sqrt(z)) / 3).toBeCloseTo(1, 11);
      }),
    );
  });
});
