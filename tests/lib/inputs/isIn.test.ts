import { expect, test } from 'vitest';
import { isIn } from '#workers/lib/inputs/isIn.ts';

test('only entries of its own are in a table', () => {
  const table = { mg: 1, g: 0 };
  expect(['mg', 'g', 'kg', '', 'toString', '__proto__'].filter((key) => isIn(table, key))).toEqual(['mg', 'g']);
});
