import { expect, test } from 'vitest';
import { recordTable } from '#src/families/recordTable.ts';
import { laterRows } from '#src/kit/onDemand/laterRows.ts';

const items = [
  { name: 'Oak', count: 12345, share: 0.123456789, isRare: false },
  { name: '', count: 2, share: null, isRare: true },
];

test('every key is a figure, and what is missing is a dash', () => {
  const { columns, rows } = recordTable({
    title: 'Species',
    list: 'species',
    items,
    nameOf: ({ name }, at) => name || `row ${at + 1}`,
    columns: [
      { key: 'name', label: 'Name', of: ({ name }) => name, words: (name) => name.toUpperCase() },
      { key: 'count', label: 'Count', of: ({ count }) => count, text: String },
      { key: 'share', label: 'Share', of: ({ share }) => share },
      { key: 'isRare', label: 'Rare', of: ({ isRare }) => isRare },
    ],
  });
  expect(columns.map(({ numeric }) => numeric)).toEqual([false, true, true, false]);
  expect(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)))).toEqual([
    ['OAK', '12345', '0.123457', 'No'],
    ['–', '2', '–', 'Yes'],
  ]);
  expect(rows[1]?.[2]).toEqual({ field: 'species.1.share', label: 'Share, row 2', value: null, text: '–' });
});

test('names stand before the figures where they are none themselves', () => {
  const { columns, rows } = recordTable({
    title: 'Species',
    list: 'species',
    items,
    nameOf: ({ name }) => name,
    nameLabel: 'Species',
    columns: [{ key: 'count', label: 'Count', of: ({ count }) => count }],
  });
  expect(columns).toEqual([{ label: 'Species' }, { label: 'Count', numeric: true }]);
  expect(rows[0]?.[0]).toBe('Oak');
});

test('rows of a long list are made when they are read, and are the same', () => {
  const made: number[] = [];
  const table = (later?: typeof laterRows) =>
    recordTable({
      title: 'Species',
      list: 'species',
      items,
      nameOf: ({ name }, at) => {
        made.push(at);
        return name;
      },
      columns: [{ key: 'count', label: 'Count', of: ({ count }) => count }],
      ...(later === undefined ? {} : { later }),
    });
  const { rows } = table(laterRows);
  expect([rows.length, made]).toEqual([2, []]);
  expect([rows[1], made]).toEqual([[{ field: 'species.1.count', label: 'Count, ', value: 2, text: '2' }], [1]]);
  expect([...rows]).toEqual(table().rows);
});
