import { expect, test } from 'vitest';
import { weightRange } from '#workers/formulas/average-atomic-mass.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

test('an interval is given as published', () => {
  expect(weightRange(ELEMENTS.Pb)).toEqual({ min: 206.14, max: 207.94 });
});

test('an uncertainty goes to either side', () => {
  const range = weightRange(ELEMENTS.Cu);
  expect(range?.min).toBeCloseTo(63.543, 9);
  expect(range?.max).toBeCloseTo(63.549, 9);
});

test('an element without a standard weight has no range', () => {
  expect(weightRange(ELEMENTS.Tc)).toBeNull();
});
