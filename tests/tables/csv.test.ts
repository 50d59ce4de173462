import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CrossTableBlock, Presentation, TableBlock } from '#src/engine/kit/presentation.ts';
import { csvLine, guarded, resultAsCsv, unguarded } from '#src/engine/tables/csv.ts';

const HEAD = 'Result\r\nFigure,Value,Unit\r\nA,1,\r\n\r\n';

function presentationOf(...tables: readonly TableBlock[]): Presentation {
  return { headline: { field: 'a', label: 'A', value: 1, text: '1' }, status: '', blocks: tables, working: [] };
}

/** Cells of CSV special characters, and of arbitrary text. */
const TRICKY = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n;," \'x5.'), maxLength: 8 }),
  fc.string({ unit: 'grapheme' }),
);

describe('cells that a spreadsheet would execute', () => {
  test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\rx', '-', '+', '=-5'])('%j gets an apostrophe', (cell) => {
    expect(guarded(cell)).toBe(`'${cell}`);
  });

  test.each(['-5', '+5', '-0.25', '-1.5e-8', '.5', '-.5', '5.', '12', '', 'Robin', '−5', "'x"])('%j stays', (cell) => {
    expect(guarded(cell)).toBe(cell);
  });

  test.each([
    ['\n=1+1', "'\n'=1+1"],
    [' =1+1', "' =1+1"],
    ['\u00a0@x', "'\u00a0@x"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['x;=1+1', "x;'=1+1"],
    ['x;-5;=y', "x;-5;'=y"],
    ['x\t+y', "x\t'+y"],
    ['x\n@y', "x\n'@y"],
    ["'=1+1", "''=1+1"],
  ])('%j is written as %j', (cell, written) => {
    expect(guarded(cell)).toBe(written);
  });

  test('no guarded cell begins a formula, nor does what a semicolon, tab or line break would cut off', () => {
    fc.assert(
      fc.property(TRICKY, (cell) => {
        for (const part of guarded(cell).split(/[;\t\r\n]/)) {
          expect(/^\s*[=@＝＋－＠]/.test(part)).toBe(false);
          if (/^\s*[+-]/.test(part)) expect(Number.isNaN(Number(part))).toBe(false);
        }
        expect(/^[\t\r\n]/.test(guarded(cell))).toBe(false);
      }),
    );
  });

  test('added apostrophes can be distinguished from original ones', () => {
    fc.assert(
      fc.property(TRICKY, (cell) => {
        expect(unguarded(guarded(cell))).toBe(cell);
      }),
    );
    for (const own of ["'x", "'-5", "it's", "'"]) expect(unguarded(own)).toBe(own);
  });
});

test('separators of other countries are quoted', () => {
  expect(csvLine(['a;b', 'c\td', 'e'])).toBe('"a;b","c\td",e\r\n');
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
    expect(resultAsCsv(presentationOf(species))).toBe(
      `${HEAD}Species\r\nName,Share (%),Note\r\n"Robin, ""red""",50.0,"two\nlines"\r\n'=Wren,25.0,\r\n`,
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
    expect(resultAsCsv(presentationOf(table)).split('\r\n')[5]).toBe('"Mass, g",Amount');
  });

  test('several stand one below the other under their titles', () => {
    const csv = resultAsCsv(presentationOf(species, { ...species, title: 'Again' }));
    expect(csv).toContain(`${HEAD}Species\r\nName,`);
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
    expect(resultAsCsv({ ...presentationOf(), blocks: [square] })).toBe(
      `${HEAD}Square\r\nRows / Columns,A\r\na,Aa\r\n`,
    );
  });
});

test('a result without tables is its figures alone, each once', () => {
  const figure = (field: string, text: string, unit?: string) => ({
    field,
    label: field,
    value: text,
    text,
    ...(unit === undefined ? {} : { unit }),
  });
  const presentation: Presentation = {
    headline: figure('Volume', '8', 'µL'),
    status: '',
    working: [],
    blocks: [
      { kind: 'facts', figures: [figure('Volume', '8', 'µL'), figure('Class', '=large, "really"')] },
      {
        kind: 'comparison',
        title: 'Two methods',
        methods: ['specified', 'accepted'],
        rows: [{ label: 'Mass', figures: [figure('mass', '1', 'g'), figure('reference.mass', '2', 'g')] }],
        why: '',
        sources: [],
      },
      { kind: 'sequence', field: 'rna', title: 'RNA', text: { length: 12 }, ends: ['5′', '3′'], unit: 'nt' },
      { kind: 'notice', tone: 'neutral', text: 'No number.' },
    ],
  };
  expect(resultAsCsv(presentation).split('\r\n')).toEqual([
    'Figure,Value,Unit',
    'Volume,8,µL',
    'Class,"\'=large, ""really""",',
    '"Mass, specified",1,g',
    '"Mass, accepted",2,g',
    '"RNA, length",12,nt',
    '',
  ]);
});
