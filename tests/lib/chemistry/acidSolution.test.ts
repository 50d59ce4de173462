import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hydrogenIons } from '#workers/formulas/pka.ts';
import { meanCharge, type Protolyte, sharesAt, solveSolution, waterIons } from '#workers/lib/chemistry/acidSolution.ts';
import { debyeHuckelSlope } from '#workers/lib/chemistry/activityCoefficients.ts';
import { PKW } from '#workers/reference/physicalConstants.ts';

const IDEAL = { strongCharge: 0, strongStrength: 0, pKw: PKW, slope: 0 } as const;
const SLOPE = debyeHuckelSlope(25);

test('water alone is neutral', () => {
  expect(solveSolution([], IDEAL).pH).toBeCloseTo(7, 10);
});

test('a weak acid is that of the cubic of the pKa page', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 12, noNaN: true }),
      fc.double({ min: -6, max: 0, noNaN: true }),
      (pKa, log) => {
        const concentration = 10 ** log;
        const { pH } = solveSolution([{ pKas: [pKa], charge: 0, concentration }], IDEAL);
        expect(pH).toBeCloseTo(-Math.log10(hydrogenIons(10 ** -pKa, concentration, 0)), 8);
      },
    ),
  );
});

/** Equimolal 0.025 mol/kg phosphates: pH 6.865 at 25 °C, a primary standard (`iupacPh2002`). */
test('the phosphate standard, within what the Davies equation can do', () => {
  const phosphate: Protolyte = { pKas: [2.148, 7.198, 12.35], charge: 0, concentration: 0.05 };
  const { pH } = solveSolution([phosphate], { ...IDEAL, strongCharge: 0.075, strongStrength: 0.075, slope: SLOPE });
  expect(Math.abs(pH - 6.865)).toBeLessThan(0.02);
});

/** 0.05 mol/kg potassium hydrogen phthalate: pH 4.005 at 25 °C (`iupacPh2002`). */
test('the phthalate standard', () => {
  const phthalate: Protolyte = { pKas: [2.943, 5.432], charge: 0, concentration: 0.05 };
  const { pH } = solveSolution([phthalate], { ...IDEAL, strongCharge: 0.05, strongStrength: 0.05, slope: SLOPE });
  expect(Math.abs(pH - 4.005)).toBeLessThan(0.03);
});

describe('of any mixture', () => {
  const anyProtolyte = fc.record({
    pKas: fc
      .array(fc.double({ min: -2, max: 15, noNaN: true }), { minLength: 1, maxLength: 6 })
      .map((values) => values.toSorted((one, other) => one - other)),
    charge: fc.integer({ min: -2, max: 3 }),
    concentration: fc.double({ min: 1e-6, max: 1, noNaN: true }),
  });

  test.each([0, SLOPE])('charges balance and shares add up to 1, slope %s', (slope) => {
    fc.assert(
      fc.property(
        fc.array(anyProtolyte, { minLength: 1, maxLength: 3 }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        (protolytes, strongCharge) => {
          const conditions = { strongCharge, strongStrength: Math.abs(strongCharge), pKw: PKW, slope };
          const { pH, hydrogen, hydroxide, shares } = solveSolution(protolytes, conditions);
          expect(Number.isFinite(pH)).toBe(true);
          const charges = protolytes.map((each, index) => each.concentration * meanCharge(each, shares[index] ?? []));
          const excess = charges.reduce((sum, each) => sum + each, hydrogen - hydroxide + strongCharge);
          expect(Math.abs(excess)).toBeLessThan(1e-9);
          for (const each of shares) expect(each.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
        },
      ),
    );
  });
});

test('half of an acid is its base at a pH of its pKa', () => {
  expect(sharesAt({ pKas: [4.76], charge: 0 }, 4.76, { slope: 0 }, 0)).toEqual([0.5, 0.5]);
});

test('the ions of water by pH and activity', () => {
  expect(waterIons(5, { pKw: 14, slope: 0 }, 0).hydroxide).toBeCloseTo(1e-9, 20);
  expect(waterIons(1, { pKw: 14, slope: SLOPE }, 0.1).hydrogen).toBeGreaterThan(0.12);
});
