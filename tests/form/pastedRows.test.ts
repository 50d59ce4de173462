import { describe, expect, test } from 'vitest';
import { pastedCells, pasteInWords, withPastedCells } from '#src/engine/form/onDemand/pastedRows.ts';
import { hasSeveralCells } from '#src/engine/form/onDemand/pasteTarget.ts';
import { MOST_ROWS } from '#src/engine/form/sanitizedDraft.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';

const fields: AnyFields = {
  name: { kind: 'text', label: 'Name' },
  count: { kind: 'number', label: 'Count' },
};

describe('hasSeveralCells', () => {
  test.each(['Fox', 'Fox, red', '1,5', 'Fox;3', 'Fox\n', '\n Fox', ''])('leaves %j to the box', (text) => {
    expect(hasSeveralCells(text)).toBe(false);
  });

  test.each(['Fox\t3', 'Fox\nHare', 'Fox\rHare\r', '\t3'])('takes %j for cells', (text) => {
    expect(hasSeveralCells(text)).toBe(true);
  });
});

describe('pastedCells', () => {
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
    ['one column with decimal commas and whole numbers', '0,5\n1\n2,5', [['0,5'], ['1'], ['2,5']]],
    ['decimal commas with exponents', '1,2E-05\n3,4e+2', [['1,2E-05'], ['3,4e+2']]],
    ['decimal commas in grouped numbers', '1 234,50\n2\u00a0345,60', [['1 234,50'], ['2\u00a0345,60']]],
    ['a name above decimal commas', 'v0\n0,5\n1', [['v0'], ['0,5'], ['1']]],
    ['a name with a comma above them', '"Ct, mean"\n0,5\n1,2', [['Ct, mean'], ['0,5'], ['1,2']]],
    ['words among decimal commas', '20,1\nUndetermined\n25,3', [['20,1'], ['Undetermined'], ['25,3']]],
    ['a blank line as a blank cell', '\n15,1\n\n18,5\n\n', [['15,1'], [''], ['18,5']]],
    [
      'a semicolon within quotation marks',
      '"Oak; red",12\nAcer,3',
      [
        ['Oak; red', '12'],
        ['Acer', '3'],
      ],
    ],
    [
      'two names above whole numbers set apart by commas',
      'S,v\n1,2\n3,4',
      [
        ['S', 'v'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'a comma within quotation marks',
      '"Quercus robur, L.",12\nAcer,3',
      [
        ['Quercus robur, L.', '12'],
        ['Acer', '3'],
      ],
    ],
    ['one column of words with commas in quotation marks', '"Oak, red"\n"Oak, white"', [['Oak, red'], ['Oak, white']]],
    [
      'a quotation mark that nothing closes',
      '"5" pot,12\n"6 pot,3',
      [
        ['"5" pot', '12'],
        ['"6 pot', '3'],
      ],
    ],
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
    expect(pastedRows([blank], fields, cells, { row: 0, column: 'name' })).toEqual([
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
      pastedRows(
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
    expect(pastedRows([blank], fields, cells, { row: 0, column: 'name' })).toEqual([{ name: 'Fox', count: '3' }]);
  });

  test.each(['1,500', '~12', '12 ?', '<3'])('keeps a first line with a malformed number: %s', (count) => {
    const cells = [
      ['Oak', count],
      ['Maple', '200'],
    ];
    const pasted = withPastedCells([blank], fields, cells, { row: 0, column: 'name' });
    expect(pasted).toMatchObject({ taken: 2, isNamed: false });
    expect(pasted.rows[0]).toEqual({ name: 'Oak', count });
  });

  test('leaves out the name of the only column that was pasted, and says so', () => {
    const points: AnyFields = { substrate: { kind: 'number', label: 'S' }, velocity: { kind: 'number', label: 'v' } };
    const pasted = withPastedCells([], points, [['mass'], ['12'], ['13']], { row: 0, column: 'substrate' });
    expect(pasted.rows).toEqual([
      { substrate: '12', velocity: '' },
      { substrate: '13', velocity: '' },
    ]);
    expect(pasteInWords(pasted)).toBe('2 lines pasted. The first line was taken for the names of columns.');
  });

  test('keeps a first line whose number is missing or alone unreadable', () => {
    expect(
      pastedRows(
        [blank],
        fields,
        [
          ['Fox', ''],
          ['Hare', '1'],
        ],
        { row: 0, column: 'name' },
      ),
    ).toHaveLength(2);
    expect(pastedRows([blank], fields, [['Fox', 'many']], { row: 0, column: 'name' })).toEqual([
      { name: 'Fox', count: 'many' },
    ]);
  });

  test('turns letters into the case of their column', () => {
    const upper: AnyFields = { symbol: { kind: 'text', label: 'Symbol', letterCase: 'upper' } };
    expect(pastedRows([], upper, [['a'], ['b']], { row: 0, column: 'symbol' })).toEqual([
      { symbol: 'A' },
      { symbol: 'B' },
    ]);
  });

  test('takes no more lines than can be drawn, or than there is room for', () => {
    const cells = Array.from({ length: MOST_ROWS + 5 }, (_, index) => ['Fox', String(index)]);
    const pasted = withPastedCells([blank], fields, cells, { row: 0, column: 'name' });
    expect(pasted.rows).toHaveLength(MOST_ROWS);
    expect(pasted).toMatchObject({ taken: MOST_ROWS, left: 5 });
    const further = withPastedCells(pasted.rows, fields, cells, { row: MOST_ROWS - 3, column: 'name' });
    expect(further.rows).toHaveLength(MOST_ROWS);
    expect(further).toMatchObject({ taken: 3, left: MOST_ROWS + 2 });
    const three = [blank, blank, blank];
    const few = withPastedCells(three, fields, cells, { row: 1, column: 'name' }, { most: 2 });
    expect(few.rows).toEqual([blank, { name: 'Fox', count: '0' }, { name: 'Fox', count: '1' }]);
    expect(few).toMatchObject({ taken: 2, left: MOST_ROWS + 3 });
  });

  test('a line of column names is neither a line taken nor one too many', () => {
    const cells = [
      ['Species', 'Count'],
      ...Array.from({ length: MOST_ROWS }, (_, index) => ['Fox', String(index + 1)]),
    ];
    const pasted = withPastedCells([blank], fields, cells, { row: 0, column: 'name' });
    expect(pasted).toMatchObject({ taken: MOST_ROWS, left: 0 });
    expect(pasted.rows.at(-1)).toEqual({ name: 'Fox', count: String(MOST_ROWS) });
  });

  describe('a column of choices', () => {
    const amounts: AnyFields = {
      formula: { kind: 'text', label: 'Reactant' },
      amount: { kind: 'number', label: 'Amount' },
      unit: {
        kind: 'choice',
        label: 'Unit',
        look: 'menu',
        options: [
          { value: 'g', label: 'g' },
          { value: 'mol', label: 'Moles (mol)' },
        ],
        initial: 'g',
      },
    };
    const row: Values = { formula: '', amount: '', unit: 'g' };

    test.each([
      ['g', 'g'],
      ['mol', 'mol'],
      ['MOL', 'mol'],
      ['moles (mol)', 'mol'],
      ['', 'g'],
    ])('takes %j as %s', (cell, unit) => {
      const before = { ...row, unit: 'mol' };
      const pasted = withPastedCells([before], amounts, [['Fe2O3', '10', cell]], { row: 0, column: 'formula' });
      expect(pasted.rows).toEqual([{ formula: 'Fe2O3', amount: '10', unit }]);
      expect(pasted.unknown).toBe(0);
    });

    test('keeps what was chosen where a cell is none of them, and counts it', () => {
      const cells = [
        ['Fe2O3', '10', 'kg'],
        ['Al', '5', 'lb'],
        ['C', '2', 'mol'],
      ];
      const pasted = withPastedCells([{ ...row, unit: 'mol' }], amounts, cells, { row: 0, column: 'formula' });
      expect(pasted.rows.map(({ unit }) => unit)).toEqual(['mol', 'g', 'mol']);
      expect(pasted.unknown).toBe(2);
    });
  });

  test('leaves the rows that it was given as they were', () => {
    const rows = Object.freeze([Object.freeze({ ...blank })]);
    withPastedCells(rows, fields, [['Fox', '3']], { row: 0, column: 'name' });
    expect(rows).toEqual([blank]);
  });
});

test.each([
  [{ taken: 1, left: 0, unknown: 0, isNamed: false }, '1 line pasted.'],
  [{ taken: 1000, left: 2500, unknown: 0, isNamed: false }, '1000 lines pasted, 2500 at the end left out.'],
  [{ taken: 1, left: 0, unknown: 1, isNamed: false }, '1 line pasted. 1 choice was not understood.'],
  [
    { taken: 3, left: 1, unknown: 2, isNamed: false },
    '3 lines pasted, 1 at the end left out. 2 choices were not understood.',
  ],
])('%j: %s', (pasted, words) => {
  const none = { rows: [], absent: 0, unread: [], named: '', decimal: '', units: [], chosen: {} };
  expect(pasteInWords({ ...none, ...pasted })).toBe(words);
});

/** The rows alone. */
function pastedRows(...given: Parameters<typeof withPastedCells>): readonly Values[] {
  return withPastedCells(...given).rows;
}
