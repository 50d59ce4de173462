import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downToStep } from '#workers/lib/downToStep.ts';

test.each([
  [0, 100, 0],
  [0.009, 100, 0],
  [0.01, 100, 0.01],
  [0.6666666, 100, 0.66],
  [1.999, 100, 1.99],
  [2.72155422, 100, 2.72],
  [3.36, 10, 3.3],
  [4.99, 1, 4],
  [5, 1, 5],
])('%d in steps of 1/%d comes down to %d', (value, stepsPerUnit, expected) => {
  expect(downToStep(value, stepsPerUnit)).toBe(expected);
});

test('a decimal that a binary fraction falls short of keeps its step', () => {
  expect(0.1 * 3 * 10).not.toBe(3);
  expect(downToStep(0.3, 10)).toBe(0.3);
  expect(downToStep(0.29, 100)).toBe(0.29);
  expect(downToStep(4.35, 100)).toBe(4.35);
  expect(downToStep(1.1 * 1.1, 100)).toBe(1.21);
});

test('never up, never by a whole step or more, always on a step', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e5, noNaN: true }), fc.constantFrom(1, 2, 10, 100), (value, stepsPerUnit) => {
      const down = downToStep(value, stepsPerUnit);
      expect(down).toBeLessThanOrEqual(value + 1.1e-9);
      expect(down).toBeGreaterThan(value - 1 / stepsPerUnit);
      expect(down * stepsPerUnit - Math.round(down * stepsPerUnit)).toBeCloseTo(0, 9);
    }),
  );
});

test('more is never less', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e5, noNaN: true }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      (value, more) => {
        expect(downToStep(value + more, 100)).toBeGreaterThanOrEqual(downToStep(value, 100));
      },
    ),
  );
});
