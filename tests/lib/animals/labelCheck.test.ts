import { expect, test } from 'vitest';
import { labelCheck, leastOnLabel } from '#workers/lib/animals/labelCheck.ts';

test.each([
  [undefined, null],
  [0.4, 'below'],
  [0.7999, 'below'],
  [0.8, 'inside'],
  [0.83, 'inside'],
  // 0.83 with floating-point noise is still 0.83.
  [0.8300000000000001, 'inside'],
  [0.831, 'above'],
  [1000, 'above'],
])('%s against 0.8 to 0.83 is %s', (amount, check) => {
  expect(labelCheck(amount, 0.8, 0.83)).toBe(check);
});

test('where nothing can be measured, any amount is more', () => {
  expect(labelCheck(0.01, 0, 0)).toBe('above');
});

test.each([
  // Rounding to one decimal loses half of it, or slightly more than a tenth.
  [0.19, 0.19],
  [0.56, 0.56],
  [0.23, 0.23],
  [0.06, 0.06],
  [0, 0],
  // A tenth at most.
  [0.11, 0.1],
  [0.22, 0.2],
  [0.83, 0.8],
  [1.99, 1.9],
  [0.4, 0.4],
])('of %d mL a label in one decimal reaches down to %d', (shownMl, least) => {
  expect(leastOnLabel(shownMl)).toBe(least);
});
