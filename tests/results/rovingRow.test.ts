import { expect, test } from 'vitest';
import { rowAfterKey } from '#src/engine/results/rovingRow.ts';

test.each([
  ['ArrowDown', 4, 5],
  ['ArrowUp', 4, 3],
  ['PageDown', 4, 14],
  ['PageUp', 24, 14],
  ['Home', 24, 0],
  ['End', 4, 29],
  ['ArrowUp', 0, 0],
  ['PageUp', 3, 0],
  ['ArrowDown', 29, 29],
  ['PageDown', 25, 29],
  ['Tab', 4, null],
  ['Enter', 4, null],
  ['ArrowLeft', 4, null],
])('%s goes from row %i to %s of 30', (key, row, next) => {
  expect(rowAfterKey(key, row, 30)).toBe(next);
});
