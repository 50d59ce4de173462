import { expect, test } from 'vitest';
import {
  abundanceTable,
  cellsOf,
  countTable,
  namedTable,
  repeatedIn,
  TOO_LARGE,
} from '#workers/lib/inputs/namedTable.ts';

const required = 'Please fill in all required fields';
const refusal = (message: string) => ({ ok: false, issues: [{ message, path: 'table' }] });

test('the first line decides on the separator; blank lines are left out', () => {
  expect(cellsOf('\ufeffa\tb;c\n\n 1 \t2,5\r\n')).toEqual([
    ['a', 'b;c'],
    ['1', '2,5'],
  ]);
  expect(cellsOf('a;b,c\n1;2')).toEqual([
    ['a', 'b,c'],
    ['1', '2'],
  ]);
  expect(cellsOf('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('what has no name is called after its place', () => {
  expect(namedTable(',A,\nOak,1,2,3\n,4', 'table')).toEqual({
    ok: true,
    input: {
      corner: '',
      columns: ['A', 'Column 3', 'Column 4'],
      rows: [
        { name: 'Oak', cells: ['1', '2', '3'] },
        { name: 'Row 3', cells: ['4'] },
      ],
    },
  });
});

test('a table needs a row and a column of numbers, and has limits', () => {
  for (const text of ['', 'a\tb', 'a\nb']) expect(namedTable(text, 'table')).toEqual(refusal(required));
  expect(namedTable(`a,b\n${'x,1\n'.repeat(5001)}`, 'table')).toEqual(refusal(TOO_LARGE));
  expect(namedTable(`a${',b'.repeat(201)}\nx,1`, 'table')).toEqual(refusal(TOO_LARGE));
  expect(namedTable(`a${',b'.repeat(200)}\n${'x,1\n'.repeat(5000)}`, 'table').ok).toBe(true);
});

test('counts are whole; blank and absent cells are 0', () => {
  expect(countTable('s\tA\tB\nOak\t\t3\nAsh\t1e3', 'recognized', 'table')).toEqual({
    ok: true,
    input: {
      corner: 's',
      leftOut: [],
      columns: ['A', 'B'],
      rows: ['Oak', 'Ash'],
      values: [
        [0, 3],
        [1000, 0],
      ],
    },
  });
  for (const cell of ['2.5', '-1', 'many', '1000000001'])
    expect(countTable(`s\tA\tB\n\nOak\t1\t${cell}`, 'recognized', 'table')).toEqual(
      refusal(`Counts must be whole numbers that are not negative: "${cell}" in row 2, column 3`),
    );
});

test('abundances may have decimals', () => {
  expect(abundanceTable('s;A\nOak;2,5', 'recognized', 'table')).toMatchObject({ input: { values: [[2.5]] } });
  expect(abundanceTable('s;A\nOak;-2', 'recognized', 'table')).toEqual(
    refusal('Abundances must be numbers that are not negative: "-2" in row 2, column 2'),
  );
});

test('names that occur again are listed once', () => {
  expect(repeatedIn(['a', 'b', 'a', 'a', 'c', 'c'])).toEqual(['a', 'c']);
});
