import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CrossTableBlock, Presentation, TableBlock } from '#src/kit/presentation.ts';
import { guarded, tablesAsCsv } from '#src/results/csv.ts';

function presentationOf(...tables: readonly TableBlock[]): Presentation {
  return { headline: { field: 'a', label: 'A', value: 1, text: '1' }, status: '', blocks: tables, working: [] };
}

describe('cells that a spreadsheet would run', () => {
  test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\rx', '-', '+', '=-5'])('%j gets an apostrophe', (cell) => {
    expect(guarded(cell)).toBe(`'${cell}`);
  });

  test.each(['-5', '+5', '-0.25', '-1.5e-8', '.5', '-.5', '5.', '12', '', 'Robin', '−5', "'x"])('%j stays', (cell) => {
    expect(guarded(cell)).toBe(cell);
  });

  test('no guarded cell begins a formula', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        const safe = guarded(cell);
        expect(/^[=@\t\r]/.test(safe)).toBe(false);
        if (/^[+-]/.test(safe)) expect(Number.isNaN(Number(safe))).toBe(false);
      }),
    );
  });
});

describe('tables', () => {
  const species: TableBlock = {
    kind: 'table',
    title: 'Species',
    columns: [{ label: 'Name' }, { label: 'Share', numeric: true }, { label: 'Note' }],
    rows: [
      ['Robin, "red"', { field: 's.0', label: 'Share', value: 0.5, text: '50.0', unit: '%' }, 'two\nlines'],
      ['=Wren', { field: 's.1', label: 'Share', value: 0.25, text: '25.0', unit: '%' }, ''],
    ],
  };

  test('are quoted, guarded and read as on the page, with the shared unit in the header', () => {
    expect(tablesAsCsv(presentationOf(species))).toBe(
      'Name,Share (%),Note\r\n"Robin, ""red""",50.0,"two\nlines"\r\n\'=Wren,25.0,\r\n',
    );
  });

  test('a unit that the header names already is not repeated, and a mixed one stays out', () => {
    const table: TableBlock = {
      kind: 'table',
      title: 'Masses',
      columns: [{ label: 'Mass, g' }, { label: 'Amount' }],
      rows: [
        [
          { field: 'a', label: 'm', value: 1, text: '1', unit: 'g' },
          { field: 'b', label: 'n', value: 1, text: '1', unit: 'mol' },
        ],
        [
          { field: 'c', label: 'm', value: 2, text: '2', unit: 'g' },
          { field: 'd', label: 'n', value: 2, text: '2', unit: 'mmol' },
        ],
      ],
    };
    expect(tablesAsCsv(presentationOf(table))?.split('\r\n')[0]).toBe('"Mass, g",Amount');
  });

  test('several stand one below the other under their titles', () => {
    const csv = tablesAsCsv(presentationOf(species, { ...species, title: 'Again' }));
    expect(csv).toMatch(/^Species\r\nName,/);
    expect(csv).toContain('\r\n\r\nAgain\r\nName,');
  });

  test('a cross table is one of them', () => {
    const named = (field: string, text: string) => ({ field, label: field, value: text, text });
    const square: CrossTableBlock = {
      kind: 'cross-table',
      title: 'Square',
      axes: { rows: 'Rows', columns: 'Columns' },
      columns: [named('c.0', 'A')],
      rows: [{ header: named('r.0', 'a'), cells: [{ figure: named('g.0.0', 'Aa'), group: 0 }] }],
      groups: ['A_'],
    };
    expect(tablesAsCsv({ ...presentationOf(), blocks: [square] })).toBe('Rows / Columns,A\r\na,Aa\r\n');
  });

  test('a result without tables has none', () => {
    expect(tablesAsCsv(presentationOf())).toBeNull();
  });
});
