import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_CELLS, pastedColumns, presentValues, withEnoughValues } from '#workers/lib/inputs/pastedColumns.ts';

const POINT = { decimalMark: 'point' } as const;

function columnsOf(text: string, reading: Parameters<typeof pastedColumns>[1] = POINT) {
  const verdict = pastedColumns(text, reading);
  if (!verdict.ok) throw new Error(verdict.issues[0]?.message);
  return verdict.input;
}

function refusalOf(text: string, reading: Parameters<typeof pastedColumns>[1] = POINT) {
  const verdict = pastedColumns(text, reading);
  return verdict.ok ? null : verdict.issues[0];
}

describe('reads', () => {
  test('columns with a header, and missing values as null', () => {
    expect(columnsOf('Control\tTreated\n12.1\t15.4\n12.6\t\n\n11.9\tNA')).toEqual({
      columns: [
        { name: 'Control', values: [12.1, 12.6, 11.9] },
        { name: 'Treated', values: [15.4, null, null] },
      ],
      lines: [2, 3, 5],
      hasHeader: true,
      mayBeDecimalCommas: false,
    });
  });

  test('columns without a header, and a blank name in one', () => {
    expect(columnsOf('1 2\n3 4').columns.map(({ name }) => name)).toEqual(['Column 1', 'Column 2']);
    expect(columnsOf('A;;C\n1;2;3').columns.map(({ name }) => name)).toEqual(['A', 'Column 2', 'C']);
  });

  test('a first line with a number is no header: its text is refused', () => {
    expect(refusalOf('A\t1\n2\t3')?.message).toBe('Line 1: "A" is not a number');
  });

  test('a first line of missing cells is data', () => {
    expect(columnsOf('NA\t-\n1\t2').columns.map(({ values }) => values)).toEqual([
      [null, 1],
      [null, 2],
    ]);
  });

  test.each(['Body mass', 'Mass (g) 2', 'Dry weight of 5 leaves'])('%s above one column is its heading', (heading) => {
    const read = pastedColumns(`${heading}\n1.5\nNA\n2`, { decimalMark: 'point' });
    expect(read).toMatchObject({
      ok: true,
      input: { columns: [{ name: heading, values: [1.5, null, 2] }], hasHeader: true },
    });
  });

  test('words above several columns are a heading each', () => {
    const read = pastedColumns('Body mass\n1 2\n3 4', { decimalMark: 'point' });
    expect(read).toMatchObject({ ok: true, input: { columns: [{ name: 'Body' }, { name: 'mass' }] } });
  });

  test('shorter lines are filled up', () => {
    expect(columnsOf('1,2,3\n4').columns.map(({ values }) => values)).toEqual([
      [1, 4],
      [2, null],
      [3, null],
    ]);
  });

  test('one line as one column, where that is asked for', () => {
    const read = columnsOf('3 1 4 NA', { ...POINT, isOneLineAColumn: true });
    expect(read.columns).toEqual([{ name: 'Column 1', values: [3, 1, 4, null] }]);
    expect(read.lines).toEqual([1, 1, 1, 1]);
    expect(columnsOf('3 1 4').columns).toHaveLength(3);
  });

  test('decimal commas, and says where commas may have been some', () => {
    expect(columnsOf('1,5\n4,0', { decimalMark: 'comma' }).columns[0]?.values).toEqual([1.5, 4]);
    expect(columnsOf('4,5\n6,1').mayBeDecimalCommas).toBe(true);
    expect(columnsOf('4,5\n6,1.5').mayBeDecimalCommas).toBe(false);
    expect(columnsOf('4,5,1\n6,1,2').mayBeDecimalCommas).toBe(false);
    expect(columnsOf('4;5\n6;1').mayBeDecimalCommas).toBe(false);
    expect(columnsOf('a,b').mayBeDecimalCommas).toBe(false);
  });

  test('what was written, whatever it was', () => {
    const cell = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(table, fc.constantFrom('\t', ';', ','), (rows, separator) => {
        const text = ['name', ...(rows[0] ?? []).slice(1).map((_, at) => `n${at}`)].join(separator);
        const lines = rows.map((row) => row.map((value) => value ?? 'NA').join(separator));
        const { columns } = columnsOf([text, ...lines].join('\n'));
        const read = rows.map((_, row) => columns.map(({ values }) => values[row]));
        expect(read).toEqual(rows.map((row) => row.map((value) => (value === null ? null : value + 0 || 0))));
      }),
    );
  });
});

describe('refuses', () => {
  test.each([
    ['', 'Please fill in all required fields'],
    [' \n\t\n', 'Please fill in all required fields'],
    ['1.2\n3.4\nabc\nx', 'Line 3: "abc" is not a number'],
    ['1\t2\n\n3\t4\t5', 'Line 3 has 3 cells where 2 are expected'],
    ['1 2\n3 4 x', 'Line 2: "x" is not a number'],
    [Array.from({ length: MOST_CELLS + 1 }, () => 1).join('\n'), 'Please paste at most 100000 cells'],
  ])('%j', (text, message) => {
    expect(refusalOf(text)).toEqual({ message, path: 'data' });
  });

  test('under the key of another input', () => {
    expect(refusalOf('', { ...POINT, path: 'unknowns' })?.path).toBe('unknowns');
  });

  test('the first column with too few values', () => {
    const columns = [
      { name: 'A', values: [1, 2, 3] },
      { name: 'B', values: [1, null, null] },
    ];
    expect(presentValues({ name: 'B', values: [1, null, null] })).toEqual([1]);
    expect(withEnoughValues(columns, 1)).toEqual({ ok: true, input: columns });
    expect(withEnoughValues(columns, 2)).toEqual({
      ok: false,
      issues: [{ message: 'Column "B" needs at least 2 values', path: 'data' }],
    });
    expect(withEnoughValues([{ name: 'C', values: [null] }], 1)).toMatchObject({
      issues: [{ message: 'Column "C" needs at least 1 value' }],
    });
  });
});
