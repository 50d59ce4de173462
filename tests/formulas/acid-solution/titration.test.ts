import { describe, expect, test } from 'vitest';
import { dissolvedSubstance } from '#workers/formulas/acid-solution/dissolvedAcids.ts';
import {
  equivalencePoints,
  pHAfter,
  type Titration,
  titrationCurve,
} from '#workers/formulas/acid-solution/titration.ts';
import type { AcidSubstanceKey } from '#workers/reference/acidSubstances.ts';

function titrationOf(key: AcidSubstanceKey, titrant: Titration['titrant'], more: Partial<Titration> = {}): Titration {
  return {
    dissolved: [{ substance: dissolvedSubstance(key), concentration: 0.1 }],
    volume: 25,
    titrant,
    titrantConcentration: 0.1,
    pKw: 14,
    slope: 0,
    ...more,
  };
}

describe('equivalence points', () => {
  test.each([
    ['hydrochloric-acid', 'strong-base', [25]],
    ['hydrochloric-acid', 'strong-acid', []],
    ['barium-hydroxide', 'strong-acid', [25, 50]],
    ['sulfuric-acid', 'strong-base', [25, 50]],
    ['phosphoric-acid', 'strong-base', [25, 50, 75]],
    ['sodium-dihydrogen-phosphate', 'strong-base', [25, 50]],
    ['sodium-carbonate', 'strong-acid', [25, 50]],
    ['ammonia', 'strong-acid', [25]],
    ['ammonia', 'strong-base', []],
  ] as const)('%s with a %s', (key, titrant, volumes) => {
    expect(equivalencePoints(titrationOf(key, titrant)).map(({ added }) => added)).toEqual(volumes);
  });

  test('none is listed for a mixture', () => {
    const { dissolved } = titrationOf('acetic-acid', 'strong-base');
    expect(
      equivalencePoints(titrationOf('acetic-acid', 'strong-base', { dissolved: [...dissolved, ...dissolved] })),
    ).toEqual([]);
  });

  test('a strong acid is neutral there, and half-way a weak one has its pKa', () => {
    expect(equivalencePoints(titrationOf('hydrochloric-acid', 'strong-base'))[0]?.pH).toBeCloseTo(7, 6);
    expect(equivalencePoints(titrationOf('acetic-acid', 'strong-base'))[0]?.halfPH).toBeCloseTo(4.756, 2);
  });
});

test('the curve begins with the solution, rises with a base, falls with an acid, and passes all points', () => {
  const rising = titrationCurve(titrationOf('phosphoric-acid', 'strong-base'));
  expect(rising[0]).toEqual({ added: 0, pH: pHAfter(titrationOf('phosphoric-acid', 'strong-base'), 0) });
  expect(rising.every(({ pH }, index) => index === 0 || pH >= (rising[index - 1]?.pH ?? 0))).toBe(true);
  expect(rising.at(-1)?.added).toBeCloseTo(112.5, 9);
  for (const added of [25, 50, 75]) expect(rising.some((point) => point.added === added)).toBe(true);
  const falling = titrationCurve(titrationOf('ammonia', 'strong-acid'));
  expect(falling.every(({ pH }, index) => index === 0 || pH <= (falling[index - 1]?.pH ?? 14))).toBe(true);
});
