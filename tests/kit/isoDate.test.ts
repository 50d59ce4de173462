import { expect, it } from 'vitest';
import { isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import type { IsoDate } from '#workers/contract.ts';

it.each(['2024-04-15', '0001-01-01', '2024-13-40'])('%s is written like a day', (text) => {
  expect(isIsoDate(text)).toBe(true);
});

it.each(['', '2024-4-15', '15.04.2024', '2024-04-15T00:00', ' 2024-04-15', 20_240_415, null, undefined, {}])(
  '%j is not',
  (value) => {
    expect(isIsoDate(value)).toBe(false);
  },
);

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2024-04-31', false],
  ['2024-12-31', true],
  ['2024-13-01', false],
  ['2024-00-10', false],
  ['2024-01-00', false],
] as const)('the calendar has %s: %s', (text, has) => {
  expect(isInCalendar(text as string as IsoDate)).toBe(has);
});
