import { expect, test } from 'vitest';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';

const rows = laterRows(4, (index) => [String(index), String(index * index)]);

test('reads like an array of rows', () => {
  expect(rows).toHaveLength(4);
  expect(rows[3]).toEqual(['3', '9']);
  expect([rows[4], rows[-1]]).toEqual([undefined, undefined]);
  expect(rows.map(([, square]) => square)).toEqual(['0', '1', '4', '9']);
  expect(rows.flat()).toHaveLength(8);
  expect(rows.slice(1, 3)).toEqual([
    ['1', '1'],
    ['2', '4'],
  ]);
  expect([...rows]).toHaveLength(4);
  expect(rows.flatMap(([index, square]) => [square, index]).length).toBe(8);
  expect(Array.isArray(rows)).toBe(true);
});

test('makes a row only when it is read', () => {
  const made: number[] = [];
  const later = laterRows(1_000_000, (index) => {
    made.push(index);
    return index;
  });
  expect(later.length).toBe(1_000_000);
  expect(later[7]).toBe(7);
  expect(made).toEqual([7]);
});
