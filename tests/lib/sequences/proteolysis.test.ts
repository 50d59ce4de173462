import { expect, test } from 'vitest';
import { cutsOf, peptidesOf } from '#workers/formulas/protein-digest.ts';

test.each([
  ['trypsin', 'AKPARAKK', [5, 7]],
  ['trypsin-keil', 'WKPMRPCKDCRKRRH', [2, 5, 12, 13]],
  ['trypsin-p', 'AKPARA', [2, 5]],
  ['lys-c', 'AKPRKA', [2, 5]],
  ['arg-c', 'AKPRPA', [4]],
  ['glu-c-e', 'AEDEPA', [2, 4]],
  ['glu-c-de', 'AEDEPA', [2, 3, 4]],
  ['asp-n', 'DADDA', [2, 3]],
  ['chymotrypsin', 'FPYAWMWAWP', [3, 7]],
] as const)('%s cuts %s behind %j', (protease, letters, cuts) => {
  expect(cutsOf(letters, protease)).toEqual(cuts);
});

test('missed cleavages join neighbors, the shorter first', () => {
  expect([...peptidesOf(6, [2, 4], 2)]).toEqual([
    { from: 1, to: 2, missed: 0 },
    { from: 1, to: 4, missed: 1 },
    { from: 1, to: 6, missed: 2 },
    { from: 3, to: 4, missed: 0 },
    { from: 3, to: 6, missed: 1 },
    { from: 5, to: 6, missed: 0 },
  ]);
});
