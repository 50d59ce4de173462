import fc from 'fast-check';
import { expect, test } from 'vitest';
import { powerFit } from '#workers/formulas/species-area.ts';

/** Birds of the Sipoo islands; vegan SSarrhenius gives 3.4062 and 0.4364. */
const AREAS = [1.1, 2.1, 2.2, 3.1, 3.5, 5.8, 6, 6.1, 6.5, 11.4, 13, 14.5, 16.1, 17.5, 28.7, 40.5, 104.5, 233];
const SPECIES = [4, 4, 5, 2, 6, 6, 4, 10, 6, 8, 13, 10, 12, 14, 16, 17, 30, 34];

test('the Sipoo islands', () => {
  const { c, z } = powerFit(AREAS.map((area, at) => ({ area, species: SPECIES[at] ?? 0 })));
  expect(c).toBeCloseTo(3.4061918847943, 6);
  expect(z).toBeCloseTo(0.436, 3);
});

test('no other exponent near the one found fits better', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 90 })), {
    minLength: 4,
    maxLength: 9,
  });
  fc.assert(
    fc.property(
      points.filter((all) => new Set(all.map(([area]) => area)).size > 1),
      (all) => {
        const data = all.map(([area, species]) => ({ area, species }));
        const { z, residualSumOfSquares } = powerFit(data);
        for (const other of [z - 1e-3, z + 1e-3]) {
          const powers = data.map(({ area }) => area ** other);
          const scale =
            data.reduce((sum, { species }, at) => sum + species * (powers[at] ?? 0), 0) /
            powers.reduce((sum, power) => sum + power * power, 0);
          const residual = data.reduce((sum, { species }, at) => sum + (species - scale * (powers[at] ?? 0)) ** 2, 0);
          expect(residual).toBeGreaterThanOrEqual(residualSumOfSquares * (1 - 1e-9));
        }
      },
    ),
  );
});
