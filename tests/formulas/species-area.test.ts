import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { powerFit } from '#workers/formulas/species-area.ts';

const row = (area: number | null, species: number | null) => ({ area, species });
const islands = { rows: [row(1, 12), row(10, 21), row(100, 33)], predictArea: null, areaLost: null, confidence: 95 };
const entered = {
  rows: [
    { area: 1, species: 12 },
    { area: 10, species: 21 },
    { area: 100, species: 33 },
  ],
  confidence: 95,
};
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...islands, rows: [] }, required, 'rows'],
    [{ ...islands, rows: [row(null, 2)] }, required, 'rows.0.area'],
    [{ ...islands, rows: [row(1, Number.NaN)] }, required, 'rows.0.species'],
    [{ ...islands, predictArea: Number.NaN }, required, 'predictArea'],
    [{ ...islands, areaLost: Number.NaN }, required, 'areaLost'],
    [{ ...islands, confidence: null }, required, 'confidence'],
    [{ ...islands, rows: [row(0, 2)] }, 'Areas must be greater than 0', 'rows.0.area'],
    [{ ...islands, predictArea: 0 }, 'Areas must be greater than 0', 'predictArea'],
    [{ ...islands, rows: [row(1, 2), row(2, -1)] }, 'Numbers of species must not be negative', 'rows.1.species'],
    [{ ...islands, rows: [row(1, 2), row(2, 0), row(3, 4)] }, 'Please enter at least three areas with species', 'rows'],
    [{ ...islands, rows: [row(2, 2), row(2, 3), row(2, 4)] }, 'Please enter at least two different areas', 'rows'],
    [{ ...islands, areaLost: 100 }, 'Area lost must be at least 0 and below 100 %', 'areaLost'],
    [{ ...islands, areaLost: -1 }, 'Area lost must be at least 0 and below 100 %', 'areaLost'],
    [{ ...islands, confidence: 100 }, 'Confidence must be above 50 and below 100 %', 'confidence'],
  ]);

  accepts(formula, [
    [{ ...islands, rows: [...islands.rows, row(null, null)] }, entered],
    [
      { ...islands, predictArea: 5, areaLost: 0 },
      { ...entered, predictArea: 5, areaLost: 0 },
    ],
  ]);
});

describe('compute', () => {
  test('nothing is predicted and nothing lost unless asked for', () => {
    expect(computed(formula, entered)).toMatchObject({ prediction: null, speciesLost: null, smallestArea: 1 });
    expect(computed(formula, { ...entered, areaLost: 0 }).speciesLost?.logLog).toBeCloseTo(0, 12);
  });

  test('the curve reaches to the area asked for', () => {
    const { curve } = computed(formula, { ...entered, predictArea: 1000 });
    expect(curve[0]?.area).toBeCloseTo(1, 9);
    expect(curve.at(-1)?.area).toBeCloseTo(1000, 6);
  });

  test('equal numbers of species have no R², and z is 0', () => {
    const { logLog, nonLinear } = computed(formula, {
      ...entered,
      rows: [1, 10, 100].map((area) => ({ area, species: 7 })),
    });
    expect([logLog.rSquared, nonLinear.rSquared]).toEqual([null, null]);
    expect(logLog.z).toBeCloseTo(0, 12);
    expect(nonLinear.z).toBeCloseTo(0, 9);
  });

  test('both fits find the law that the points were made by', () => {
    const law = fc.tuple(
      fc.double({ min: 0.5, max: 50, noNaN: true }),
      fc.double({ min: 0.05, max: 1.2, noNaN: true }),
    );
    fc.assert(
      fc.property(law, ([c, z]) => {
        const rows = [0.5, 2, 9, 40, 300].map((area) => ({ area, species: c * area ** z }));
        const { logLog, nonLinear } = computed(formula, { ...entered, rows });
        expect(logLog.z).toBeCloseTo(z, 9);
        expect(nonLinear.z).toBeCloseTo(z, 6);
        expect(nonLinear.c / c).toBeCloseTo(1, 5);
      }),
    );
  });
});

describe('the non-linear fit', () => {
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
});
