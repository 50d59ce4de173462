import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvLine } from '#src/engine/tables/csv.ts';
import { MOST_COLUMNS, MOST_ROWS, readTable, separatorOf } from '#src/engine/tables/readTable.ts';

const NEVER = new AbortController().signal;

async function rowsOf(text: string) {
  const reading = await readTable(text, NEVER);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.rows;
}

describe('column separators', () => {
  test.each([
    ['a\tb', '\t'],
    ['a;b', ';'],
    ['a,b', ','],
    ['a;b,c', ';'],
    ['a\tb;c', '\t'],
    ['"a;b",c', ','],
    ['"a\tb";c', ';'],
    ['weight', '\t'],
    ['"a,b"\n1,5', '\t'],
    [' \na,b\n1,2', ','],
    ['\ta\n1,5', '\t'],
    ['a,b\n1;2', ','],
  ])('%j: %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('a table', () => {
  test('as a spreadsheet copies it', async () => {
    expect(await rowsOf('Tag\tDate\r\nA 1\t2024-04-15\r\n\r\nB 2\t2024-05-01\r\n')).toEqual([
      ['Tag', 'Date'],
      ['A 1', '2024-04-15'],
      ['B 2', '2024-05-01'],
    ]);
  });

  test('as it is saved where the comma is the decimal mark', async () => {
    expect(await rowsOf('pH;T\n7,4;25\n')).toEqual([
      ['pH', 'T'],
      ['7,4', '25'],
    ]);
  });

  test('with quotation marks around what needs them, and the mark of UTF-8', async () => {
    expect(await rowsOf('\ufeffname,note\n"Smith, J.","say ""hi""\nagain"\n')).toEqual([
      ['name', 'note'],
      ['Smith, J.', 'say "hi"\nagain'],
    ]);
  });

  test.each(['', ' \n \r\n', '\ufeff', ',,\n;'.slice(0, 3)])('%j has nothing in it', async (text) => {
    expect(await readTable(text, NEVER)).toEqual({ ok: false, problem: 'There is nothing in this table.' });
  });

  test('of one column with decimal commas', async () => {
    expect(await rowsOf('pH\n7,4\n6\n')).toEqual([['pH'], ['7,4'], ['6']]);
  });

  test('whose quotation mark is never closed is refused', async () => {
    expect(await readTable('a,b\n"open,1\n2,3\n', NEVER)).toEqual({
      ok: false,
      problem: 'A quotation mark opens a cell of this table and none closes it.',
    });
  });

  test.each([
    ['by a quotation mark that is never closed', `a,b\n"open,1\n${'2,3\n'.repeat(400_000)}`],
    ['by its letters', `name,dna\nA,${'ACGT'.repeat(200_000)}\nB,ATG\n`],
  ])('with an endless line is refused: %s', async (_, text) => {
    expect(await readTable(text, NEVER)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('A line of this table is longer than 500\u202f000 characters.'),
    });
  });

  test('with too many rows is refused', async () => {
    const reading = await readTable('1\n'.repeat(MOST_ROWS + 1), NEVER);
    expect(reading).toEqual({ ok: false, problem: expect.stringContaining('more than 200\u202f000 rows') });
    expect(await readTable('1\n'.repeat(MOST_ROWS), NEVER)).toMatchObject({ ok: true });
  });

  test('is no longer read once aborted', async () => {
    const controller = new AbortController();
    const reading = readTable('1,2\n'.repeat(100_000), controller.signal);
    controller.abort(new Error('left'));
    await expect(reading).rejects.toThrow('left');
  });
});

describe('chunks', () => {
  // Cells near the length of a chunk, so that chunks end inside cells, quotation marks and line ends.
  const cell = fc.oneof(
    fc.constantFrom('', 'x', '12,5', 'a "quoted" one', 'two\nlines', 'semi;colon', 'µ°é漢😀'),
    fc.integer({ min: 1, max: 9000 }).map((length) => 'A'.repeat(length)),
    fc.integer({ min: 1, max: 4000 }).map((length) => '",\n'.repeat(length)),
  );

  test.each(['\n', '\r\n'])('give the rows of the whole text, lines ending in %j', async (newline) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constant('row'), cell, cell), { minLength: 1, maxLength: 40 }),
        async (rows) => {
          const table = [['name', 'first', 'second'], ...rows];
          expect(await rowsOf(Papa.unparse(table, { newline }))).toEqual(table);
        },
      ),
    );
  });
});

test('as many columns as a spreadsheet has are read, and more are refused before anything is drawn', async () => {
  const header = (width: number) => Array.from({ length: width }, (_, column) => `c${column}`).join(',');
  expect((await rowsOf(header(MOST_COLUMNS)))[0]).toHaveLength(16_384);
  expect(await readTable(`${header(60_000)}\n1,2`, NEVER)).toEqual({
    ok: false,
    problem: expect.stringContaining('This table has more than 16\u202f384 columns'),
  });
  expect(await readTable(`a,b\n1,2\n${header(16_385)}\n`, NEVER)).toMatchObject({ ok: false });
});

test('our own files are read back unchanged', async () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n;," \'x5.'), maxLength: 6 }),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
    // Lines without any content are left out.
    .filter((rows) => rows.every((row) => row.some((text) => text.trim() !== '')));
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const file = `\ufeff${rows.map(csvLine).join('')}`;
      expect(await readTable(file, NEVER)).toEqual({ ok: true, rows });
    }),
  );
});
