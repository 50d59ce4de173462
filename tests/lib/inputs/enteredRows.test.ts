import { describe, expect, test } from 'vitest';
import { enteredRows } from '#workers/lib/inputs/enteredRows.ts';

const row = (count: number | null, weight: number | null, name = '') => ({ name, count, weight });
const read = (...rows: ReturnType<typeof row>[]) => enteredRows(rows, 'herd', ['count'], ['weight']);

describe('rows of a list', () => {
  test('without a number are left out, whatever else they have; the paths keep their places', () => {
    const filled = row(2, null, 'Goats');
    expect(read(row(null, null, 'Sheep'), filled)).toEqual({
      ok: true,
      input: [{ row: filled, numbers: { count: 2 }, path: 'herd.1' }],
    });
  });

  test('that are half filled are refused', () => {
    expect(read(row(1, 5), row(null, 5))).toEqual({
      ok: false,
      issues: [{ message: 'Please fill in all required fields', path: 'herd.1.count' }],
    });
  });

  test('with an unreadable optional number are refused', () => {
    expect(read(row(1, Number.NaN))).toEqual({
      ok: false,
      issues: [{ message: 'Invalid input values', path: 'herd.0.weight' }],
    });
  });

  test('that are no list count as none', () => {
    const damaged: unknown = 'rows';
    expect(enteredRows(damaged as ReturnType<typeof row>[], 'herd', ['count'])).toEqual({ ok: true, input: [] });
  });
});
