import { expect, test } from 'vitest';
import { rowsOf, textOf } from '#workers/lib/inputs/candidateParts.ts';

test('a text is itself, and anything else is an empty one', () => {
  expect(textOf(' ATG\n')).toBe(' ATG\n');
  for (const value of [null, undefined, 5, true, {}, ['ATG']]) expect(textOf(value)).toBe('');
});

test('rows are themselves, and anything else is none', () => {
  const rows = [{ count: 1 }, { count: null }];
  expect(rowsOf(rows)).toBe(rows);
  expect(rowsOf([])).toEqual([]);
  const others: readonly unknown[] = [
    null,
    undefined,
    5,
    'ab',
    {},
    { length: 2 },
    [{ count: 1 }, null],
    [undefined],
    [5],
  ];
  for (const value of others) expect(rowsOf(value as readonly object[])).toEqual([]);
});
