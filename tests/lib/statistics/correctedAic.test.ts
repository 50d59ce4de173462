import { expect, test } from 'vitest';
import { correctedAic, differencesFromLeast } from '#workers/lib/statistics/correctedAic.ts';

test('needs two points more than parameters, and squares', () => {
  expect(correctedAic(4, 2, 1)).toBeNull();
  expect(correctedAic(9, 2, 0)).toBeNull();
  // By hand: 5·(ln(2π/5) + 1) + 2·3 + 2·3·4/1.
  expect(correctedAic(5, 2, 1)).toBeCloseTo(36.142195, 5);
});

test('differences are from the least that is defined', () => {
  expect(differencesFromLeast([3, null, 1])).toEqual([2, null, 0]);
  expect(differencesFromLeast([null])).toEqual([null]);
});
