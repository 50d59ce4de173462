import { expect, test } from 'vitest';
import { orderIn, sheetFragment } from '#src/worksheet/sheetOrder.ts';

test.each([
  { count: 1, seed: 0 },
  { count: 50, seed: 4_294_967_295 },
])('$count problems of seed $seed come back from their link', (order) => {
  expect(orderIn(sheetFragment(order))).toEqual(order);
});

test.each([
  '',
  '#',
  '#worksheet=0-1',
  '#worksheet=51-1',
  '#worksheet=5-4294967296',
  '#worksheet=5',
  '#worksheet=-5-1',
  '#mass=5',
])("'%s' orders nothing", (fragment) => expect(orderIn(fragment)).toBeNull());
