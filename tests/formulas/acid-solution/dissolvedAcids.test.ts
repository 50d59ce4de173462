import { describe, expect, test } from 'vitest';
import { dissolvedSubstance, ownAcid, solutionOf } from '#workers/formulas/acid-solution/dissolvedAcids.ts';

const WATER = { pKw: 14, slope: 0 } as const;

describe('what ions a substance brings along', () => {
  test.each([
    ['hydrochloric-acid', -1, 1],
    ['sodium-hydroxide', 1, 1],
    ['barium-hydroxide', 2, 4],
    ['acetic-acid', 0, 0],
    ['sodium-acetate', 1, 1],
    ['ammonia', 0, 0],
    ['ammonium-chloride', -1, 1],
    ['disodium-hydrogen-phosphate', 2, 2],
    ['sulfuric-acid', 0, 0],
    ['sodium-sulfate', 2, 2],
    ['tris-hydrochloride', -1, 1],
  ] as const)('%s', (key, strongCharge, strongStrength) => {
    const { conditions } = solutionOf([{ substance: dissolvedSubstance(key), concentration: 1 }], WATER);
    expect(conditions).toEqual({ ...WATER, strongCharge, strongStrength });
  });
});

test('an own acid names its forms by hydrogen ions and charge', () => {
  expect(ownAcid([2.35, 9.78], 1, 0).acid?.forms).toEqual(['H₂A⁺', 'HA', 'A⁻']);
  expect(ownAcid([1, 2, 3], 0, 3)).toMatchObject({ name: 'A³⁻', lost: 3 });
});
