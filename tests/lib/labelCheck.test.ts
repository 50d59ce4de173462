import { expect, test } from 'vitest';
import { labelCheck } from '#workers/lib/labelCheck.ts';

test.each([
  [undefined, null],
  [0.4, 'below'],
  [0.7999, 'below'],
  [0.8, 'inside'],
  [0.83, 'inside'],
  // What doubles make of 0.83 is still 0.83.
  [0.8300000000000001, 'inside'],
  [0.831, 'above'],
  [1000, 'above'],
])('%s against 0.8 to 0.83 is %s', (amount, check) => {
  expect(labelCheck(amount, 0.8, 0.83)).toBe(check);
});

test('where nothing can be measured, any amount is more', () => {
  expect(labelCheck(0.01, 0, 0)).toBe('above');
});
