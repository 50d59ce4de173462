import { expect, test } from 'vitest';
import { transferablesOf } from '#workers/transferables.ts';

test('those of columns, each once, wherever they are parts of parts', () => {
  const [one, two] = [Float64Array.of(1, 2), Uint8Array.of(3)];
  const result = { count: 2, none: null, columns: { one, again: one.subarray(1), names: { utf8: two } } };
  expect(transferablesOf(result)).toEqual([one.buffer, two.buffer]);
});

test.each([[null], ['text'], [7], [{ list: [{ column: Uint8Array.of(1) }] }]])('nothing of %j', (result) => {
  expect(transferablesOf(result)).toEqual([]);
});
