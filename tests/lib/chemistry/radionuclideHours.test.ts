import { expect, test } from 'vitest';
import { radionuclideHours } from '#workers/formulas/half-life.ts';

test.each([
  ['O-15', 0.03395555555555556],
  ['C-11', 0.3393333333333333],
  ['Tc-99m', 6.007],
  ['I-131', 192.6],
  ['C-14', 49_966_200],
  ['Cl-36', 2_638_566_000],
  ['U-238', 39_166_488_000_000],
] as const)('%s: %d h', (id, hours) => {
  expect(radionuclideHours(id) / hours).toBeCloseTo(1, 12);
});
