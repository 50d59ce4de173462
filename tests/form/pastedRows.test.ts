import { describe, expect, test } from 'vitest';
import { MOST_PASTED_LINES, pastedCells, withPastedCells } from '#src/form/pastedRows.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';

const fields: AnyFields = {
  name: { kind: 'text', label: 'Name' },
  count: { kind: 'number', label: 'Count' },
};

describe('pastedCells', () => {
  test.each(['Fox', 'Fox, red', '1,5', 'Fox;3', 'Fox\n', ''])('leaves %j to the box', (text) => {
    expect(pastedCells(text)).toBeNull();
  });

  test.each([
    [
      'tabs',
      'Fox\t3\nHare\t12',
      [
        ['Fox', '3'],
        ['Hare', '12'],
      ],
    ],
    [
      'Windows line ends and a last empty line',
      'Fox\t3\r\nHare\t12\r\n',
      [
        ['Fox', '3'],
        ['Hare', '12'],
      ],
    ],
    ['one line of two cells', 'Fox\t3', [['Fox', '3']]],
    [
      'semicolons, with decimal commas',
      '12;98,93\n13;1,07',
      [
        ['12', '98,93'],
        ['13', '1,07'],
      ],
    ],
    [
      'commas',
      'Fox,3\nHare,12',
      [
        ['Fox', '3'],
        ['Hare', '12'],
      ],
    ],
    ['one column with decimal commas', '98,93\n1,07', [['98,93'], ['1,07']]],
    ['one column', '1\n2\n3', [['1'], ['2'], ['3']]],
    [
      'quoted cells',
      '"Fox ""red"""\t3\nHare\t12',
      [
        ['Fox "red"', '3'],
        ['Hare', '12'],
      ],
    ],
    [
      'an empty cell',
      '\t3\nHare\t12',
      [
        ['', '3'],
        ['Hare', '12'],
      ],
    ],
  ])('reads %s', (_, text, cells) => {
    expect(pastedCells(text)).toEqual(cells);
  });
});

describe('withPastedCells', () => {
  const blank: Values = { name: '', count: '' };

  test('fills the row, and adds rows as needed', () => {
    const cells = [
      ['Fox', '3'],
      ['Hare', '12'],
    ];
    expect(withPastedCells([blank], fields, cells, { row: 0, column: 'name' })).toEqual([
      { name: 'Fox', count: '3' },
      { name: 'Hare', count: '12' },
    ]);
  });

  test('begins at the cell, writes to the right only, and keeps the rest', () => {
    const rows = [
      { name: 'Fox', count: '' },
      { name: 'Hare', count: '' },
      { name: 'Lynx', count: '1' },
    ];
    expect(
      withPastedCells(
        rows,
        fields,
        [
          ['3', 'x'],
          ['12', 'y'],
        ],
        { row: 0, column: 'count' },
      ),
    ).toEqual([
      { name: 'Fox', count: '3' },
      { name: 'Hare', count: '12' },
      { name: 'Lynx', count: '1' },
    ]);
  });

  test('leaves out a line of column names', () => {
    const cells = [
      ['Species', 'Count'],
      ['Fox', '3'],
    ];
    expect(withPastedCells([blank], fields, cells, { row: 0, column: 'name' })).toEqual([{ name: 'Fox', count: '3' }]);
  });

  test('keeps a first line whose number is missing or alone unreadable', () => {
    expect(
      withPastedCells(
        [blank],
        fields,
        [
          ['Fox', ''],
          ['Hare', '1'],
        ],
        { row: 0, column: 'name' },
      ),
    ).toHaveLength(2);
    expect(withPastedCells([blank], fields, [['Fox', 'many']], { row: 0, column: 'name' })).toEqual([
      { name: 'Fox', count: 'many' },
    ]);
  });

  test('turns letters into the case of their column', () => {
    const upper: AnyFields = { symbol: { kind: 'text', label: 'Symbol', letterCase: 'upper' } };
    expect(withPastedCells([], upper, [['a'], ['b']], { row: 0, column: 'symbol' })).toEqual([
      { symbol: 'A' },
      { symbol: 'B' },
    ]);
  });

  test('takes no more lines than can be drawn', () => {
    const cells = Array.from({ length: MOST_PASTED_LINES + 5 }, (_, index) => ['Fox', String(index)]);
    expect(withPastedCells([blank], fields, cells, { row: 0, column: 'name' })).toHaveLength(MOST_PASTED_LINES);
  });

  test('leaves the rows that it was given as they were', () => {
    const rows = Object.freeze([Object.freeze({ ...blank })]);
    withPastedCells(rows, fields, [['Fox', '3']], { row: 0, column: 'name' });
    expect(rows).toEqual([blank]);
  });
});
