import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pastedColumns } from '#workers/lib/inputs/pastedColumns.ts';
import { firstLineDoubt, type NamedNumbers, type Totals, withoutTotals } from '#workers/lib/inputs/tableDoubts.ts';

const YEARS = '2021\t2022\t2023\n4.2\t5.4\t6.1\n5.1\t6.1\t7\n3.9\t4.9\t5.8';

/** The question that a text raises, with the labels of its answers; null where it is read at once. */
function asked(text: string): readonly string[] | null {
  const read = pastedColumns(text, { decimalMark: 'point', firstLine: 'recognized' });
  const [issue] = read.ok ? [] : read.issues;
  return issue === undefined ? null : [issue.message, ...(issue.remedies ?? []).map(({ label }) => label)];
}

describe('a first line of numbers', () => {
  test('is asked about: years, doses, and numbers far from their columns', () => {
    expect(asked(YEARS)).toEqual(['Line 1: are 2021, 2022, 2023 names or values?', 'Names', 'Values']);
    expect(asked('\n0 5 10\n4.2 5.4 6.1\n5.1 6.1 7')?.[0]).toBe('Line 2: are 0, 5, 10 names or values?');
    expect(asked('1 2 3 4 5\n4.2 5.4 6.1 1 1\n5.1 6.1 7 1 1')?.[0]).toBe('Line 1: are 1, 2, 3, 4 … names or values?');
    expect(asked('10 1000\n4 5\n5 6\n5 5')?.[0]).toBe('Line 1: are 10, 1000 names or values?');
    expect(asked('10 1000\n4 5.5\n5 6')?.[0]).toBe('Line 1: are 10, 1000 names or values?');
  });

  test('is read as values where nothing speaks for names', () => {
    for (const text of [
      '1 2\n2 4\n3 6',
      '2021 2022\n2023 2020\n2022 2021',
      '5\n1\n2',
      '10 1000\n4 5',
      '1 3 4\n2 2 8\n5 1 9',
      '4.5 90\n4 5\n5 6',
    ])
      expect(asked(text)).toBeNull();
    expect(asked('7 7\n1 1\n2 2')).toBeNull();
    expect(asked('4 NA\n90 5\n91 6')).toBeNull();
    expect(firstLineDoubt([[2021, 2022]], 'data', 1)).toBeNull();
  });

  test('is what the visitor says', () => {
    const names = pastedColumns(YEARS, { decimalMark: 'point', firstLine: 'names' });
    expect(names).toMatchObject({
      input: { hasHeader: true, columns: [{ name: '2021', values: [4.2, 5.1, 3.9] }, {}, {}] },
    });
    const values = pastedColumns(YEARS, { decimalMark: 'point', firstLine: 'values' });
    expect(values).toMatchObject({ input: { hasHeader: false, columns: [{ values: [2021, 4.2, 5.1, 3.9] }, {}, {}] } });
    expect(pastedColumns(YEARS, { decimalMark: 'point' })).toMatchObject({ ok: true });
  });

  test('is seldom asked about by chance: random values of a few digits', () => {
    const value = fc.integer({ min: 100, max: 999 });
    const tables = fc.sample(fc.array(fc.tuple(value, value), { minLength: 8, maxLength: 8 }), {
      numRuns: 500,
      seed: 1,
    });
    const questions = tables.filter((rows) => asked(rows.map((row) => row.join(' ')).join('\n')) !== null);
    expect(questions.length).toBeLessThanOrEqual(10);
  });
});

function cut(table: NamedNumbers, totals: Totals = 'recognized', isCross = true) {
  const read = withoutTotals(table, totals, 'data', { isCross });
  return read.ok ? { rows: read.input.table.rows, columns: read.input.table.columns } : read.issues[0]?.message;
}

describe('totals', () => {
  const east = {
    rows: ['a', 'b', 'East'],
    columns: ['x', 'y', 'z'],
    values: [
      [1, 2, 9],
      [3, 5, 2],
      [4, 7, 11],
    ],
  };
  const wrong = {
    rows: ['a', 'b', 'Total'],
    columns: ['x', 'y'],
    values: [
      [1, 2],
      [3, 5],
      [4, 8],
    ],
  };

  test('of any language are left out where they are sums', () => {
    for (const name of ['Total', 'Σ', 'Gesamt', 'grand total', 'All', 'N'])
      expect(
        cut({
          ...wrong,
          rows: ['a', 'b', name],
          values: [
            [1, 2],
            [3, 5],
            [4, 7],
          ],
        }),
      ).toMatchObject({ rows: ['a', 'b'] });
  });

  test('are asked about where the name or the sum alone says so', () => {
    expect(cut(wrong)).toBe('Row "Total" is not the sum of the others');
    expect(cut(east)).toBe('Row "East" is the sum of the others: a total, or a category?');
    const right = {
      rows: ['a', 'b', 'c'],
      columns: ['x', 'y', 'z'],
      values: [
        [1, 2, 3],
        [3, 5, 8],
        [4, 8, 12],
      ],
    };
    expect(cut(right)).toBe('Column "z" is the sum of the others: a total, or a category?');
  });

  test('are left out or counted as the visitor says', () => {
    expect(cut(wrong, 'left-out')).toEqual({ rows: ['a', 'b'], columns: ['x', 'y'] });
    expect(cut(wrong, 'counted')).toEqual({ rows: wrong.rows, columns: wrong.columns });
    expect(cut(east, 'left-out')).toEqual({ rows: ['a', 'b'], columns: ['x', 'y', 'z'] });
  });

  test('are not seen in answers such as N, nor in sums of species by chance', () => {
    const yesNo = {
      rows: ['a', 'b'],
      columns: ['Y', 'N'],
      values: [
        [1, 2],
        [3, 5],
      ],
    };
    expect(cut(yesNo)).toEqual({ rows: yesNo.rows, columns: yesNo.columns });
    expect(cut(east, 'recognized', false)).toEqual({ rows: east.rows, columns: east.columns });
  });
});
