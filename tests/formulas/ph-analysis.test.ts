import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/ph-analysis.ts';

const pHs = fc.double({ min: 0, max: 14, noNaN: true });

describe('validate', () => {
  const range = 'Please enter a valid pH value between 0 and 14';
  const temperature = 'Please enter a temperature between 0 and 100 °C';

  refuses(formula, [
    [{ pH: null, temperature: null }, range, 'pH'],
    [{ pH: Number.NaN, temperature: null }, range, 'pH'],
    [{ pH: -0.01, temperature: null }, range, 'pH'],
    [{ pH: 14.01, temperature: null }, range, 'pH'],
    [{ pH: 7, temperature: Number.NaN }, temperature, 'temperature'],
    [{ pH: 7, temperature: -0.1 }, temperature, 'temperature'],
    [{ pH: 7, temperature: 100.1 }, temperature, 'temperature'],
    [{ pH: 15, temperature: -1 }, range, 'pH'],
  ]);
  accepts(formula, [
    [
      { pH: 0, temperature: null },
      { pH: 0, temperature: 25 },
    ],
    [
      { pH: 14, temperature: 0 },
      { pH: 14, temperature: 0 },
    ],
    [
      { pH: 7.4, temperature: 100 },
      { pH: 7.4, temperature: 100 },
    ],
  ]);
});

describe('specified values', () => {
  test.each([
    [0, 'acidic', 1, 1e-14, 14],
    [2.3, 'acidic', 0.005011872336272723, 1.9952623149688795e-12, 11.7],
    [7, 'neutral', 1e-7, 1e-7, 7],
    [7.4, 'basic', 3.981071705534972e-8, 2.51188643150958e-7, 6.6],
    [14, 'basic', 1e-14, 1, 0],
  ] as const)('at pH %d: %s', (pH, type, hydrogen, hydroxide, pOH) => {
    const result = computed(formula, { pH, temperature: 25 });
    expect(result.type).toBe(type);
    expect(result.hydrogenConcentration / hydrogen).toBeCloseTo(1, 9);
    expect(result.hydroxideConcentration / hydroxide).toBeCloseTo(1, 9);
    expect(result.pOH).toBeCloseTo(pOH, 9);
  });

  test.each([
    [6.999999, 'acidic'],
    [7.000001, 'basic'],
  ] as const)('pH %d is %s: the border is 7 itself', (pH, type) => {
    expect(computed(formula, { pH, temperature: 25 }).type).toBe(type);
  });

  test('pH and pOH make 14, the concentrations 10⁻¹⁴', () => {
    fc.assert(
      fc.property(pHs, (pH) => {
        const { pOH, hydrogenConcentration, hydroxideConcentration } = computed(formula, { pH, temperature: 25 });
        expect(pH + pOH).toBeCloseTo(14, 12);
        expect((hydrogenConcentration * hydroxideConcentration) / 1e-14).toBeCloseTo(1, 9);
      }),
    );
  });

  test('ignore the temperature', () => {
    const { reference: _, ...cold } = computed(formula, { pH: 6, temperature: 0 });
    const { reference: __, ...hot } = computed(formula, { pH: 6, temperature: 100 });
    expect(hot).toEqual(cold);
  });
});

describe('reference', () => {
  test.each([
    [7, 25, 13.99493, 6.99493, 6.99747],
    [7.4, 37, 13.62662, 6.22662, 6.81331],
    [7, 0, 14.93781, 7.93781, 7.46891],
    [6.5, 50, 13.27499, 6.77499, 6.63749],
  ])('at pH %d and %d °C', (pH, temperature, pKw, pOH, neutralPoint) => {
    const { reference } = computed(formula, { pH, temperature });
    expect(reference.pKw).toBeCloseTo(pKw, 4);
    expect(reference.pOH).toBeCloseTo(pOH, 4);
    expect(reference.neutralPoint).toBeCloseTo(neutralPoint, 4);
    expect(reference.hydroxideConcentration / 10 ** -pOH).toBeCloseTo(1, 3);
  });

  test.each([
    [7, 37, 'basic'],
    [6.81, 37, 'neutral'],
    [6.8, 37, 'acidic'],
    [7, 25, 'neutral'],
    [7.01, 25, 'basic'],
    [7, 0, 'acidic'],
  ])('at pH %d and %d °C water is %s', (pH, temperature, type) => {
    expect(computed(formula, { pH, temperature }).reference.type).toBe(type);
  });
});
