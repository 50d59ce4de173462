import { expect, test } from 'vitest';
import { mapDistance, recombinationAt } from '#workers/lib/biology/mapFunctions.ts';

test('each function is the inverse of the other', () => {
  for (const by of ['haldane', 'kosambi', 'none'] as const)
    for (const share of [0, 0.001, 0.1, 0.3, 0.45])
      expect(recombinationAt(mapDistance(share, by) ?? Number.NaN, by)).toBeCloseTo(share, 12);
});

test('small distances are shares in percent, and Kosambi is between Haldane and none', () => {
  expect(mapDistance(0.001, 'haldane')).toBeCloseTo(0.1, 3);
  const [haldane, kosambi] = [mapDistance(0.3, 'haldane'), mapDistance(0.3, 'kosambi')];
  expect(haldane).toBeCloseTo(45.8145, 4);
  expect(kosambi).toBeCloseTo(34.6574, 4);
});

test('half of all are recombinant at most, and half have no distance', () => {
  expect(mapDistance(0.5, 'haldane')).toBeNull();
  expect(mapDistance(0.5, 'kosambi')).toBeNull();
  expect(mapDistance(0.6, 'none')).toBe(60);
  expect(recombinationAt(90, 'none')).toBe(0.5);
  expect(recombinationAt(1000, 'kosambi')).toBeCloseTo(0.5, 12);
});
