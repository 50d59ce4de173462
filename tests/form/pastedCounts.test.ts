/** Counts pasted into a list: what is absent is kept out with a note, what is no number is named by its row. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pasteInWords, withPastedCells } from '#src/engine/form/onDemand/pastedRows.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';

const fields: AnyFields = {
  name: { kind: 'text', label: 'Name' },
  count: { kind: 'number', label: 'Count' },
};

describe('a column of counts', () => {
  const blank: Values = { name: '', count: '' };
  const start = { row: 0, column: 'name' };
  const absentWithout = 'count';

  test('keeps out species with 0 or nothing, and says how many', () => {
    const cells = [
      ['Species', 'Count'],
      ['Oak', '3'],
      ['Ash', '0'],
      ['Elm', ''],
      ['Yew'],
      ['Fir', '0.0'],
      ['Fig', '2'],
    ];
    const pasted = withPastedCells([blank], fields, cells, start, { absentWithout });
    expect(pasted.rows).toEqual([
      { name: 'Oak', count: '3' },
      { name: 'Fig', count: '2' },
    ]);
    expect(pasteInWords(pasted)).toBe(
      '2 lines pasted. The first line was taken for the names of columns. 4 lines with 0 or nothing left out.',
    );
  });

  test('keeps zeros where nothing says that they mean absence, and where names stand beside them already', () => {
    expect(withPastedCells([blank], fields, [['Oak', '0']], start)).toMatchObject({ taken: 1, absent: 0 });
    const beside = withPastedCells(
      [
        { name: 'Oak', count: '' },
        { name: 'Ash', count: '' },
      ],
      fields,
      [['0'], ['3']],
      { row: 0, column: 'count' },
      { absentWithout },
    );
    expect(beside.rows).toEqual([
      { name: 'Oak', count: '0' },
      { name: 'Ash', count: '3' },
    ]);
  });

  test('keeps names that are pasted alone', () => {
    expect(withPastedCells([blank], fields, [['Oak'], ['Ash']], start, { absentWithout })).toMatchObject({
      taken: 2,
      absent: 0,
    });
  });

  test('gives names to counts alone, in a column, below a heading or in one line, and says so', () => {
    const unnamed = 'Species';
    const named = [
      { name: 'Species 1', count: '30' },
      { name: 'Species 2', count: '12' },
      { name: 'Species 3', count: '5' },
    ];
    const ways = [[['30'], ['0'], ['12'], [''], ['5']], [['Count'], ['30'], ['12'], ['5']], [['30', '12', '5']]];
    for (const cells of ways) {
      const pasted = withPastedCells([blank], fields, cells, start, { absentWithout, unnamed });
      expect(pasted.rows).toEqual(named);
      expect(pasteInWords(pasted)).toContain('Named Species 1 to Species 3, since there were no names.');
    }
    const inCounts = withPastedCells([blank], fields, [['30'], ['12']], { row: 0, column: 'count' }, { unnamed });
    expect(inCounts.rows).toEqual(named.slice(0, 2));
  });

  test('leaves names that are there, and a column of words, as they are', () => {
    const unnamed = 'Species';
    const oak = [{ name: 'Oak', count: '' }];
    const beside = withPastedCells(oak, fields, [['3'], ['4']], { row: 0, column: 'count' }, { unnamed });
    expect(beside.rows).toEqual([
      { name: 'Oak', count: '3' },
      { name: 'Species 2', count: '4' },
    ]);
    const words = withPastedCells([blank], fields, [['Oak'], ['Ash']], start, { absentWithout, unnamed });
    expect(words).toMatchObject({ named: '', rows: [{ name: 'Oak' }, { name: 'Ash' }] });
    expect(withPastedCells([blank], fields, [['1'], ['2']], start, { absentWithout })).toMatchObject({
      rows: [{ name: '1' }, { name: '2' }],
    });
  });

  test('names what is no number by its row, the first three of many', () => {
    const cells = ['3', 'n.d.', '<5', '7', '~2', 'x'].map((count, index) => [`Tree ${index}`, count]);
    const pasted = withPastedCells([{ name: 'Oak', count: '1' }], fields, cells, { row: 1, column: 'name' });
    expect(pasted.unread.map((each) => each.slice(0, 22))).toEqual([
      'Row 3, Count: “n.d.” s',
      'Row 4, Count: “<5” is ',
      'Row 6, Count: “~2” is ',
      'Row 7, Count: “x” is n',
    ]);
    expect(pasteInWords(pasted)).toMatch(/1 more cell is no number\.$/);
  });

  test('every line pasted is in a row, left out at the end, or kept out and counted', () => {
    const cell = fc.constantFrom('0', '', '3', '1.5', 'n.d.', '0,0', ' 7');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('Oak', 'Ash'), cell), { minLength: 1, maxLength: 30 }), (cells) => {
        const most = 10;
        const { rows, taken, left, absent, isNamed } = withPastedCells([], fields, cells, start, {
          most,
          absentWithout,
        });
        expect(taken + left + absent + Number(isNamed)).toBe(cells.length);
        const counts = cells.slice(Number(isNamed)).map(([, count]) => count);
        // An independent reader of these counts.
        const present = counts.filter(
          (count) => count.replace(',', '.').trim() !== '' && Number(count.replace(',', '.')) !== 0,
        );
        expect(rows.map(({ count }) => count)).toEqual(present.slice(0, most));
      }),
    );
  });
});
