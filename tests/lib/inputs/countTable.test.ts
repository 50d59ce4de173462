import { describe, expect, test } from 'vitest';
import { countTable, isCount } from '#workers/lib/inputs/countTable.ts';
import { refuse } from '#workers/lib/inputs/verdict.ts';

function read(text: string) {
  const verdict = countTable(text, 'recognized');
  if (!verdict.ok) throw new Error(verdict.issues[0]?.message);
  return verdict.input;
}

describe('names', () => {
  test('of columns and rows are read where no cell is a number', () => {
    expect(read('\tIll\tWell\nVaccinated\t6\t94\nPlacebo\t21\t79')).toEqual({
      rowNames: ['Vaccinated', 'Placebo'],
      columnNames: ['Ill', 'Well'],
      counts: [
        [6, 94],
        [21, 79],
      ],
      leftOut: [],
    });
  });

  test('may be numbers below and beside an empty first cell, as R prints a table', () => {
    expect(read('\t3\t4\t5\n4\t1\t8\t2\n6\t2\t4\t1\n8\t12\t0\t2')).toMatchObject({
      rowNames: ['4', '6', '8'],
      columnNames: ['3', '4', '5'],
      counts: [
        [1, 8, 2],
        [2, 4, 1],
        [12, 0, 2],
      ],
    });
  });

  test('are numbered where there are none, or one is blank', () => {
    expect(read('3 1\n1 3')).toMatchObject({ rowNames: ['Row 1', 'Row 2'], columnNames: ['Column 1', 'Column 2'] });
    expect(read('A\t\n3\t1\n1\t3').columnNames).toEqual(['A', 'Column 2']);
    expect(read('x,3,1\n,1,3').rowNames).toEqual(['x', 'Row 2']);
  });
});

test.each([
  ['', 'Please fill in all required fields'],
  ['1.5 2\n5 7', 'Line 1: "1.5" is not a whole count of 0 or more'],
  ['A B\n1 2\n5 -7', 'Line 3: "-7" is not a whole count of 0 or more'],
  ['1 2\n5 many', 'Line 2: "many" is not a whole count of 0 or more'],
  ['1\t2\n\t7', 'Line 2: "" is not a whole count of 0 or more'],
  ['1 2\n5', 'Line 2: "" is not a whole count of 0 or more'],
  ['1 2000000000\n5 6', 'Line 1: "2000000000" is not a whole count of 0 or more'],
  ['1 2\n5 6 7', 'Line 2 has 3 cells where 2 are expected'],
  ['1 2', 'Please paste at least two rows and two columns of counts'],
  ['1\n2', 'Please paste at least two rows and two columns of counts'],
  ['A B', 'Please paste at least two rows and two columns of counts'],
  [Array(21).fill('1 2').join('\n'), 'Please paste at most 20 rows and 20 columns of counts'],
  [
    `${Array(21).fill('1').join(' ')}\n${Array(21).fill('2').join(' ')}`,
    'Please paste at most 20 rows and 20 columns of counts',
  ],
])('%j is refused', (text, message) => {
  expect(countTable(text, 'recognized')).toEqual(refuse(message, 'data'));
});

test('a count is whole, not negative and below 10⁹', () => {
  expect([0, 7, 1e9, -1, 1.5, 1e9 + 1, Number.NaN, null].map(isCount)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('totals are no categories, with names or without', () => {
  const without = {
    counts: [
      [10, 40],
      [20, 30],
    ],
  };
  const named = '\tDied\tLived\tTotal\nDrug\t10\t40\t50\nPlacebo\t20\t30\t50\nTotal\t30\t70\t100';
  expect(read(named)).toMatchObject({ ...without, leftOut: ['row "Total"', 'column "Total"'] });
  expect(read('10 40 50\n20 30 50\n30 70 100')).toMatchObject(without);
  expect(countTable(named, 'counted')).toMatchObject({
    input: { leftOut: [], columnNames: ['Died', 'Lived', 'Total'] },
  });
});
