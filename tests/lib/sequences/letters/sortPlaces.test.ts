import { expect, test } from 'vitest';
import { sortPlaces } from '#workers/lib/sequences/letters/sortPlaces.ts';

test.each([
  ['rising', [3, 1, 0, 2, 4, 5]],
  ['falling', [0, 2, 1, 3, 4, 5]],
] as const)('%s, equal ones as they were, what has no value last', (order, sorted) => {
  const places = Uint32Array.of(0, 1, 2, 3, 4, 5);
  sortPlaces(places, [7, 5, 7, -1, Number.NaN, Number.NaN], order);
  expect([...places]).toEqual(sorted);
});
