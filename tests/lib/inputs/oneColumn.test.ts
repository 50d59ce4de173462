import { expect, test } from 'vitest';
import { oneColumn } from '#workers/lib/inputs/oneColumn.ts';

test('reads a column or a line, without what is missing', () => {
  expect(oneColumn('Weight\n1\nNA\n3', 'point', 2)).toMatchObject({
    ok: true,
    input: { name: 'Weight', values: [1, 3] },
  });
  expect(oneColumn('1 2 3', 'point', 2)).toMatchObject({ input: { name: 'Column 1', values: [1, 2, 3] } });
});

test.each([
  ['1 2\n3 4', 'Please paste one column'],
  ['1', 'Column "Column 1" needs at least 2 values'],
  ['', 'Please fill in all required fields'],
])('refuses %j', (data, message) => {
  expect(oneColumn(data, 'point', 2, 'values')).toEqual({ ok: false, issues: [{ message, path: 'values' }] });
});
