import { expect, test } from 'vitest';
import { localDay } from '#src/engine/kit/localDay.ts';

test('the day is that of the visitor’s own calendar, in four, two and two digits', () => {
  expect(localDay(new Date(2025, 0, 2, 0, 0, 0))).toBe('2025-01-02');
  expect(localDay(new Date(2025, 11, 31, 23, 59, 59))).toBe('2025-12-31');
});
