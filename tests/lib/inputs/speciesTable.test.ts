import { describe, expect, test } from 'vitest';
import { speciesTable } from '#workers/lib/inputs/speciesTable.ts';

describe('the side of the species', () => {
  const read = (text: string, speciesIn: 'recognized' | 'rows' | 'columns' = 'recognized') => {
    const table = speciesTable(text, { speciesIn, totals: 'recognized' }, 'table');
    return table.ok ? { rows: table.input.rows, ...table.input.reading } : table.issues[0]?.message;
  };

  test('follows from the names of quadrats, plots and sites', () => {
    const turned = { rows: ['Clover', 'Daisy'], speciesIn: 'columns', leftOut: [] };
    expect(read('Quadrat\tClover\tDaisy\nQ1\t4\t0\nQ2\t6\t12\nQ3\t3\t0')).toEqual(turned);
    expect(read('\tClover\tDaisy\nPlot A\t4\t0\nPlot B\t6\t12')).toEqual(turned);
    expect(read('Site\tClover\tDaisy\nElm\t4\t0\nOak\t6\t12')).toEqual(turned);
    expect(read('Site\tQ1\tQ2\nClover\t4\t6\nDaisy\t0\t12')).toMatchObject({ speciesIn: 'rows' });
    expect(read('Species\tMeadow\tFallow\nClover\t4\t6')).toMatchObject({ speciesIn: 'rows' });
    // Short names of species under a heading that says so.
    expect(read('Species\tA\tB\ns1\t4\t6\ns2\t1\t0')).toMatchObject({ rows: ['s1', 's2'], speciesIn: 'rows' });
  });

  test('is asked about where the table is far wider than long and no name tells', () => {
    expect(read('x\ta\tb\tc\td\te\nN1e\t1\t2\t3\t4\t5')).toBe('Are the species in rows or in columns?');
    expect(read('x\ta\tb\tc\td\te\nN1e\t1\t2\t3\t4\t5', 'columns')).toMatchObject({ rows: ['a', 'b', 'c', 'd', 'e'] });
    expect(read('x\ta\tb\tc\td\te\nN1e\t1\t2\t3\t4\t5', 'rows')).toMatchObject({ rows: ['N1e'] });
  });

  test('is found below totals, which are no species', () => {
    expect(read('Quadrat\tClover\tDaisy\nQ1\t4\t0\nQ2\t6\t12\nTotal\t10\t12')).toEqual({
      rows: ['Clover', 'Daisy'],
      speciesIn: 'columns',
      leftOut: ['row "Total"'],
    });
  });
});
