import { expect, test } from 'vitest';
import { sortedPlaces } from '#workers/lib/sequences/sortedPlaces.ts';

test.each([
  ['rising', [3, 1, 0, 2, 4]],
  ['falling', [0, 2, 1, 3, 4]],
] as const)('%s, equal ones as they were, what has no value last', (order, places) => {
  expect(sortedPlaces([0, 1, 2, 3, 4], [7, 5, 7, -1, null], order)).toEqual(places);
});
