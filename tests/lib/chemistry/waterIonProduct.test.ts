import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { densityOfWater, pKwOfWater } from '#workers/lib/chemistry/waterIonProduct.ts';

describe('pKw of water', () => {
  // Evaluated outside the product; the values that the CRC Handbook prints from the same paper differ by 0.004 at most.
  test.each([
    [0, 14.938],
    [5, 14.726],
    [10, 14.527],
    [15, 14.34],
    [20, 14.163],
    [25, 13.995],
    [30, 13.836],
    [35, 13.685],
    [40, 13.541],
    [45, 13.405],
    [50, 13.275],
    [55, 13.151],
    [60, 13.033],
    [65, 12.921],
    [70, 12.813],
    [75, 12.711],
    [80, 12.613],
    [85, 12.52],
    [90, 12.431],
    [95, 12.346],
    [100, 12.264],
  ])('at %d °C is %d', (celsius, pKw) => {
    expect(Math.abs(pKwOfWater(celsius) - pKw)).toBeLessThanOrEqual(0.0006);
  });

  test('falls as the water warms', () => {
    const celsius = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(celsius, celsius, (one, other) => {
        fc.pre(Math.abs(one - other) > 1e-6);
        expect(pKwOfWater(Math.min(one, other))).toBeGreaterThan(pKwOfWater(Math.max(one, other)));
      }),
    );
  });
});

test('water is densest near 4 °C, at just under 1 g/cm³', () => {
  expect(densityOfWater(3.98)).toBeCloseTo(0.999972, 5);
  expect(densityOfWater(3.98)).toBeGreaterThan(densityOfWater(0));
  expect(densityOfWater(3.98)).toBeGreaterThan(densityOfWater(8));
});
