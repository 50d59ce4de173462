import { describe, expect, test } from 'vitest';
import { commonWords, resultColumns } from '#src/engine/batch/resultColumns.ts';
import type { Block, Figure, Presentation } from '#src/engine/kit/presentation.ts';

function figure(field: string, label: string, text: string, unit?: string): Figure {
  return { field, label, value: Number(text), text, ...(unit === undefined ? {} : { unit }) };
}

function presentation(headline: Figure, ...blocks: readonly Block[]): Presentation {
  return { headline, status: '', blocks, working: [] };
}

/** Headers and cells of the added columns. */
function table(...presentations: readonly Presentation[]) {
  const columns = resultColumns();
  for (const [row, shown] of presentations.entries()) columns.add(row, shown);
  return columns.columns().map(({ header, textAt }) => [header, ...presentations.map((_, row) => textAt(row))]);
}

describe('words that labels share', () => {
  test.each([
    [['Due date'], 'Due date'],
    [['Molar mass of NaCl', 'Molar mass of H₂O'], 'Molar mass'],
    [['First element: Iron', 'First element: Gold'], 'First element'],
    [['Beagle, Median of the breed', 'Akita, Median of the breed'], 'Median of the breed'],
    [['Volume before', 'Concentration after'], ''],
    [['pH', 'pH of the buffer'], 'pH'],
  ])('%j: %j', (labels, common) => {
    expect(commonWords(labels)).toBe(common);
  });
});

describe('columns', () => {
  test('are the headline, the facts and both methods, under label and unit', () => {
    const shown = presentation(
      figure('tm', 'Tm', '60.1', '°C'),
      { kind: 'facts', figures: [figure('tm', 'Tm', '60.1', '°C'), figure('gc', 'GC content', '50')] },
      {
        kind: 'comparison',
        title: 'Methods',
        methods: ['Specified', 'Accepted'],
        rows: [
          { label: 'Rate', figures: [figure('rate', 'Rate', '1', 'mL'), figure('reference.rate', 'Rate', '2', 'mL')] },
        ],
        why: '',
        sources: [],
      },
      { kind: 'table', title: 'Rows', columns: [], rows: [[figure('cell', 'Cell', '3')]] },
    );
    expect(table(shown)).toEqual([
      ['Tm (°C)', '60.1'],
      ['GC content', '50'],
      ['Rate, Specified (mL)', '1'],
      ['Rate, Accepted (mL)', '2'],
    ]);
  });

  test('of one label are distinguished by the titles of their blocks, or else by number', () => {
    const facts = (title: string, field: string): Block => ({
      kind: 'facts',
      title,
      figures: [figure(field, 'Length', '20', 'nt')],
    });
    const shown = presentation(
      figure('a', 'A', '1'),
      facts('Forward', 'forward.length'),
      facts('Reverse', 'reverse.length'),
    );
    expect(table(shown).map(([header]) => header)).toEqual(['A', 'Forward: Length (nt)', 'Reverse: Length (nt)']);
    expect(table(presentation(figure('a', 'A', '1'), { kind: 'facts', figures: [figure('b', 'A', '2')] }))).toEqual([
      ['A', '1'],
      ['A 2', '2'],
    ]);
  });

  test('whose label names the subject of the row are merged, under the words they share', () => {
    expect(
      table(
        presentation(figure('m', 'Mass of NaCl', '58.4', 'g')),
        presentation(figure('m', 'Mass of KCl', '74.6', 'g')),
      ),
    ).toEqual([['Mass (g)', '58.4', '74.6']]);
  });

  test('whose labels share no word are separate', () => {
    expect(table(presentation(figure('v', 'Volume', '1')), presentation(figure('v', 'Amount', '2')))).toEqual([
      ['Volume', '1', ''],
      ['Amount', '', '2'],
    ]);
  });

  test('with many labels and nothing in common are merged, under the key', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const shown = table(...words.map((word) => presentation(figure('key', word, '1'))));
    expect(shown).toEqual([['key', ...words.map(() => '1')]]);
  });

  test('in other units are separate columns', () => {
    expect(
      table(presentation(figure('w', 'Weight', '1', 'kg')), presentation(figure('w', 'Weight', '2', 'lb'))),
    ).toEqual([
      ['Weight (kg)', '1', ''],
      ['Weight (lb)', '', '2'],
    ]);
  });

  test('with more distinct texts than are interned hold every one', () => {
    const columns = resultColumns();
    const rows = 25_000;
    for (let row = 0; row < rows; row += 1) columns.add(row, presentation(figure('n', 'N', String(row))));
    columns.add(rows, presentation(figure('n', 'N', '7')));
    const [column] = columns.columns();
    expect([0, 19_999, 20_000, 24_999, rows].map((row) => column?.textAt(row))).toEqual([
      '0',
      '19999',
      '20000',
      '24999',
      '7',
    ]);
  });

  test('hold dates in the format of files', () => {
    const due: Figure = { field: 'due', label: 'Due', value: '2024-09-12', text: 'Thursday, September 12, 2024' };
    expect(table(presentation(due))).toEqual([['Due', '2024-09-12']]);
  });
});

test('a warning of some results is a column; a warning of all results is given once', () => {
  const columns = resultColumns();
  const all: Block = { kind: 'notice', tone: 'neutral', text: 'An average.' };
  const some: Block = { kind: 'notice', tone: 'caution', title: 'Too long', text: 'Beyond the method.' };
  columns.add(0, presentation(figure('a', 'A', '1'), all));
  columns.add(2, presentation(figure('a', 'A', '1'), all, some));
  expect(columns.sharedNotices()).toEqual(['An average.']);
  const remarks = columns.columns().at(-1);
  expect(remarks?.header).toBe('Remarks');
  expect([0, 1, 2].map((row) => remarks?.textAt(row))).toEqual(['', '', 'Too long']);
});

describe('a notice', () => {
  const few = (text: string): Block => ({ kind: 'notice', tone: 'caution', title: 'Small sample', text });

  /** The remarks on all rows, and those on each row. */
  function noticed(...rows: readonly (readonly Block[])[]) {
    const columns = resultColumns();
    for (const [row, blocks] of rows.entries()) columns.add(row, presentation(figure('a', 'A', '1'), ...blocks));
    const remarks = columns.columns().find(({ header }) => header === 'Remarks');
    return { shared: columns.sharedNotices(), remarks: rows.map((_, row) => remarks?.textAt(row)) };
  }

  test('of one text is given once', () => {
    expect(noticed([few('Only 2.')], [few('Only 2.')])).toEqual({
      shared: ['Small sample: Only 2.'],
      remarks: [undefined, undefined],
    });
  });

  test('whose text differs from row to row is not given for all of them', () => {
    expect(noticed([few('Only 2.')], [few('Only 3.')])).toEqual({
      shared: [],
      remarks: ['Small sample', 'Small sample'],
    });
  });

  test('that a result has twice appears once in its row', () => {
    expect(noticed([few('Only 2.'), few('Only 3.')], [])).toEqual({ shared: [], remarks: ['Small sample', ''] });
    expect(noticed([few('Only 2.'), few('Only 2.')]).shared).toEqual(['Small sample: Only 2.']);
  });
});
