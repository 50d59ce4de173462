import { expect, test } from 'vitest';
import { cutColumns } from '#src/headless/cutColumns.ts';

const names = { utf8: new TextEncoder().encode('a\nbc\nd\n'), ends: Uint32Array.of(1, 4, 6) };
const result = { count: 3, records: { names, lengths: Float64Array.of(7, 8, 9) }, list: [1, 2, 3] };

test('columns are cut together, and how long they were is known', () => {
  expect(cutColumns(result, 2)).toEqual({
    result: {
      count: 3,
      records: {
        names: { utf8: new TextEncoder().encode('a\nbc\n'), ends: Uint32Array.of(1, 4) },
        lengths: Float64Array.of(7, 8),
      },
      list: [1, 2, 3],
    },
    entries: 3,
  });
});

test('shorter ones are whole', () => expect(cutColumns(result, 3)).toEqual({ result, entries: null }));
