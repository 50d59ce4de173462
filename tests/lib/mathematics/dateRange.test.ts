import { expect, test } from 'vitest';
import { isDateInRange } from '#workers/lib/mathematics/dateRange.ts';

test.each([
  ['1600-01-01', true],
  ['2400-12-31', true],
  ['1599-12-31', false],
  ['2401-01-01', false],
  ['2023-02-29', false],
  ['tomorrow', false],
])('%s: %j', (text, isIn) => {
  expect(isDateInRange(text)).toBe(isIn);
});
