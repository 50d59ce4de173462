import { expect, test } from 'vitest';
import { filledRows } from '#workers/lib/inputs/filledRows.ts';

test('leaves out rows without a number, and keeps where the others stand', () => {
  const rows = [
    { name: 'A', price: null, amount: null },
    { name: '', price: 0, amount: null },
    { name: 'C', price: null, amount: Number.NaN },
  ];
  expect(filledRows(rows, 'items', ['price', 'amount'])).toEqual([
    { row: rows[1], path: 'items.1' },
    { row: rows[2], path: 'items.2' },
  ]);
});

test('a name counts where it is asked for, unless it is blank', () => {
  const rows = [
    { name: ' ', price: null },
    { name: 'B', price: null },
  ];
  expect(filledRows(rows, 'items', ['name', 'price']).map(({ path }) => path)).toEqual(['items.1']);
});

test('has no rows where there is no list', () => {
  expect(filledRows(null as unknown as [], 'items', [])).toEqual([]);
});
