import { expect, test } from 'vitest';
import { withColumnLists } from '#src/tools/cli/answerParts.ts';

const names = { utf8: new TextEncoder().encode('a\nbc\nd\n'), ends: Uint32Array.of(1, 4, 6) };
const result = { count: 3, records: { names, lengths: Float64Array.of(7, 8, 9) }, list: [1, 2, 3], none: null };

test('columns are cut together, and how long they were is known', () => {
  expect(withColumnLists(result, 2)).toEqual({
    result: { count: 3, records: { names: ['a', 'bc'], lengths: [7, 8] }, list: [1, 2, 3], none: null },
    entries: 3,
  });
});

test('shorter ones are whole', () => {
  expect(withColumnLists(result, 3)).toEqual({
    result: { count: 3, records: { names: ['a', 'bc', 'd'], lengths: [7, 8, 9] }, list: [1, 2, 3], none: null },
    entries: null,
  });
});
