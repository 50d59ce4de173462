import { expect, test } from 'vitest';
import { dayAfter, daysFrom } from '#src/engine/calendar/days.ts';

test.each([
  ['2024-02-28', '2024-02-29'],
  ['2023-02-28', '2023-03-01'],
  ['2023-12-31', '2024-01-01'],
  ['0099-12-31', '0100-01-01'],
] as const)('after %s comes %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

test('there is no day after the last four-digit year', () => {
  expect(() => dayAfter('9999-12-31')).toThrow(RangeError);
});

test('days from and to, both included', () => {
  expect(daysFrom('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  expect(daysFrom('2024-03-01', '2024-03-01')).toEqual(['2024-03-01']);
  expect(daysFrom('2024-03-02', '2024-03-01')).toEqual([]);
});
