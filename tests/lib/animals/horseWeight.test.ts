import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weightFromCentimetres, weightFromInches } from '#workers/formulas/horse-weight.ts';
import { CM_PER_INCH, KG_PER_POUND } from '#workers/lib/mathematics/imperialUnits.ts';

describe('weightFromInches', () => {
  test.each([
    ['adult', 330],
    ['yearling', 301],
    ['weanling', 280],
  ] as const)('divides by the divisor of a %s, %d', (category, divisor) => {
    expect(weightFromInches(10, divisor, category)).toBeCloseTo(100, 10);
  });

  test('an adult of 76 by 65 inches, by hand', () => {
    expect(weightFromInches(76, 65, 'adult')).toBeCloseTo(1137.69697, 5);
  });
});

describe('weightFromCentimetres', () => {
  test('190 by 165 cm, by hand', () => {
    expect(weightFromCentimetres(190, 165)).toBeCloseTo(501.515534, 5);
  });

  test('agrees with the formula in inches within half a percent', () => {
    const inches = fc.double({ min: 25, max: 100, noNaN: true });
    fc.assert(
      fc.property(inches, inches, (girth, length) => {
        const byInches = weightFromInches(girth, length, 'adult') * KG_PER_POUND;
        const byCentimetres = weightFromCentimetres(girth * CM_PER_INCH, length * CM_PER_INCH);
        expect(Math.abs(byCentimetres / byInches - 1)).toBeLessThan(0.005);
      }),
    );
  });
});
