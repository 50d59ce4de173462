import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundedDown, steppedDown } from '#workers/lib/animals/doseSteps.ts';

describe('rounding a dose down', () => {
  test.each([
    [40.8233, 1, 40.8],
    [40.89, 1, 40.8],
    [8.25, 2, 8.25],
    [8.259, 2, 8.25],
    [0.09, 1, 0],
    [5.9999, 0, 5],
  ])('%f to %i decimals is %f', (value, decimals, rounded) => {
    expect(roundedDown(value, decimals)).toBe(rounded);
  });

  test('ignores floating-point noise', () => {
    expect(0.1 * 3).toBeGreaterThan(0.3);
    expect(roundedDown(0.1 * 3, 1)).toBe(0.3);
    expect(1.1 * 1.1 * 100).not.toBe(121);
    expect(roundedDown(29.999999999999996, 1)).toBe(30);
    // A millionth below is not a rounding error.
    expect(roundedDown(29.999999, 1)).toBe(29.9);
  });

  test('never rounds up', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e5, noNaN: true }), fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        const rounded = roundedDown(value, decimals);
        expect(rounded).toBeLessThanOrEqual(value + 1e-9);
        expect(value - rounded).toBeLessThan(10 ** -decimals);
      }),
    );
  });
});

describe('the largest step that is not too large', () => {
  test.each([
    [1.2, 0.5, 1],
    [1.49, 0.5, 1],
    [1.5, 0.5, 1.5],
    [0.49, 0.5, 0],
    [1.99, 1, 1],
    [2, 1, 2],
    [0.99, 1, 0],
    [16.3293, 0.1, 16.3],
    [0.35, 0.1, 0.3],
    [0.09, 0.1, 0],
  ])('%f in steps of %f is %f', (value, step, stepped) => {
    expect(steppedDown(value, step)).toBe(stepped);
  });

  test('is a plain decimal, and the step itself when the value is one', () => {
    for (let tenths = 1; tenths <= 1000; tenths += 1) {
      expect(steppedDown(tenths * 0.1, 0.1)).toBe(tenths / 10);
      expect(steppedDown(tenths / 10, 0.1)).toBe(tenths / 10);
      expect(steppedDown(tenths * 0.5, 0.5)).toBe(tenths / 2);
    }
  });

  test('is not above the value and less than a step below it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e4, noNaN: true }), fc.constantFrom(0.1, 0.5, 1), (value, step) => {
        const stepped = steppedDown(value, step);
        expect(stepped).toBeLessThanOrEqual(value + 1e-9);
        expect(value - stepped).toBeLessThan(step + 1e-9);
      }),
    );
  });
});
