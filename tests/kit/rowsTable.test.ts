import { expect, test } from 'vitest';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { AnyOutputs } from '#src/engine/kit/outputs.ts';
import type { Cell } from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';

const outputs: AnyOutputs = {
  species: {
    kind: 'rows',
    label: 'Species',
    of: ({ at }) => `species ${Number(at) + 1}`,
    row: {
      name: { kind: 'words', label: 'Name' },
      count: { kind: 'number', label: 'Count', written: plain },
      share: { kind: 'number', label: 'Share', columnUnit: '%', scale: 100, written: decimals(2) },
      cover: { kind: 'group', keys: { mean: { kind: 'number', label: 'Cover', written: plain } } },
    },
  },
};

const species = [
  { name: 'Oak', count: 12345, share: 0.123456789, cover: { mean: null } },
  { name: 'Ash', count: 2, share: null, cover: { mean: 5 } },
];
const figure = figuresBy(outputs, { species }, null);

function textsOf(rows: readonly (readonly Cell[])[]): readonly (readonly string[])[] {
  return rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));
}

test('keys are drawn as declared, under their labels with the unit or under another heading', () => {
  const { columns, rows, ...others } = rowsTable(figure, {
    title: 'Species',
    list: 'species',
    rows: species.length,
    columns: ['name', ['count', 'Individuals'], 'share', 'cover.mean'],
    isFolded: true,
  });
  expect(columns).toEqual([
    { label: 'Name' },
    { label: 'Individuals', numeric: true },
    { label: 'Share (%)', numeric: true },
    { label: 'Cover', numeric: true },
  ]);
  expect(textsOf(rows)).toEqual([
    ['Oak', '12345', '12.35', '–'],
    ['Ash', '2', '–', '5'],
  ]);
  expect(rows[1]?.[2]).toEqual({ field: 'species.1.share', label: 'Share, species 2', value: null, text: '–' });
  expect(others).toEqual({ kind: 'table', title: 'Species', isFolded: true });
});

test('names stand before the figures where they are none themselves', () => {
  const { columns, rows } = rowsTable(figure, {
    title: 'Species',
    list: 'species',
    rows: species.length,
    names: { heading: 'Species', of: (at) => `species ${at + 1}` },
    columns: ['count'],
  });
  expect(columns).toEqual([{ label: 'Species' }, { label: 'Count', numeric: true }]);
  expect(textsOf(rows)).toEqual([
    ['species 1', '12345'],
    ['species 2', '2'],
  ]);
});

test('some rows, by their keys', () => {
  const { rows } = rowsTable(figure, { title: 'Species', list: 'species', rows: ['1'], columns: ['name', 'count'] });
  expect(textsOf(rows)).toEqual([['Ash', '2']]);
});

test('a list without rows has its headings', () => {
  const none = figuresBy(outputs, { species: [] }, null);
  const { columns, rows } = rowsTable(none, { title: 'Species', list: 'species', rows: 0, columns: ['name', 'share'] });
  expect(columns).toEqual([{ label: 'Name' }, { label: 'Share (%)', numeric: true }]);
  expect(rows).toEqual([]);
});

test('rows of a long list are made when they are read, and are the same', () => {
  const made: number[] = [];
  const table = (later?: typeof laterRows) =>
    rowsTable(figure, {
      title: 'Species',
      list: 'species',
      rows: species.length,
      names: {
        heading: 'Species',
        of: (at) => {
          made.push(at);
          return `species ${at + 1}`;
        },
      },
      columns: ['count'],
      ...(later === undefined ? {} : { later }),
    });
  const { rows } = table(laterRows);
  expect([rows.length, made]).toEqual([2, []]);
  expect([textsOf(rows.slice(1)), made]).toEqual([[['species 2', '2']], [1]]);
  expect([...rows]).toEqual(table().rows);
});
