import { expect, test } from 'vitest';
import { denaturantShift, formamideMolar } from '#workers/lib/sequences/oligos/denaturants.ts';

test('nothing is shifted without them', () => {
  expect(denaturantShift({}, 0.5)).toBeCloseTo(0, 12);
});

test('DMSO by 0.6 °C a percent, whatever the bases', () => {
  expect(denaturantShift({ dmso: 5 }, 0.2)).toBeCloseTo(-3, 12);
  expect(denaturantShift({ dmso: 5 }, 0.8)).toBeCloseTo(-3, 12);
});

test('formamide as oligotm of primer3 2.6.1 does, less where there is more G and C', () => {
  // oligotm -mv 50 -dv 1.5 -n 0.8 -d 200, with -fo 1.25 less without: GTAGCTTGCAATCGATCCTA, GGGGCCCCAAGTGGGGCC
  expect(denaturantShift({ formamide: 1.25 }, 9 / 20)).toBeCloseTo(53.229314 - 56.574502, 5);
  expect(denaturantShift({ formamide: 1.25 }, 15 / 18)).toBeCloseTo(66.692818 - 69.820943, 5);
});

test('a percent of formamide is a quarter of a mol in a liter', () => {
  // 11.3 g ÷ 45.04 g/mol
  expect(formamideMolar(1)).toBeCloseTo(0.250888, 6);
});
