import { expect, test } from 'vitest';
import { orderIn, readOrder, sheetFragment } from '#src/engine/worksheet/sheetOrder.ts';

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

test('the boxes are read as numbers are typed, and the first that cannot be is refused', () => {
  expect(readOrder({ count: ' 12 ', seed: '0' })).toEqual({ count: 12, seed: 0 });
  for (const count of ['', '0', '51', '2.5', 'ten'])
    expect(readOrder({ count, seed: '1' })).toEqual({
      box: 'count',
      message: 'The number of problems must be whole, from 1 to 50.',
    });
  for (const seed of ['', '-1', '4294967296', '1.5'])
    expect(readOrder({ count: '1', seed })).toMatchObject({ box: 'seed' });
});
