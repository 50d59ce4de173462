import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallestSample } from '#workers/formulas/sample-size/studyPlan.ts';

test('finds the first number at which the condition holds', () => {
  const numbers = fc.integer({ min: 2, max: 1_000_000 });
  fc.assert(
    fc.property(numbers, (from) => {
      expect(smallestSample(2, 1_000_000, (count) => count >= from)).toBe(from);
    }),
  );
});

test('is null where it never holds', () => {
  expect(smallestSample(2, 1000, (count) => count > 1000)).toBeNull();
});
