import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/egfr.ts';

const BLANK = { creatinine: null, cystatinC: null, albuminCreatinineRatio: null } as const;
const MAN = { ...BLANK, sex: 'male', age: 55, creatinine: 1.2, pregnant: false } as const;
const REQUIRED = 'Please fill in all required fields';
const YOUNG = 'This formula is for adults from 18 years. For children ask for a pediatric estimate';
const CREATININE = 'Creatinine must be between 0.1 and 30 mg/dL (8.8 and 2652 µmol/L)';
const CYSTATIN = 'Cystatin C must be between 0.1 and 15 mg/L';

refuses(formula, [
  [{ ...MAN, sex: '', age: null }, REQUIRED, 'sex'],
  [{ ...MAN, age: null, pregnant: true }, REQUIRED, 'age'],
  [{ ...MAN, creatinine: null }, REQUIRED, 'creatinine'],
  [{ ...MAN, cystatinC: Number.NaN }, 'Invalid input values', 'cystatinC'],
  [{ ...MAN, age: 17, pregnant: true }, YOUNG, 'age'],
  [{ ...MAN, age: 111, pregnant: true }, 'eGFR formulas are not valid during pregnancy', 'pregnant'],
  [{ ...MAN, age: 111, creatinine: 88.4 }, 'Age must be between 18 and 110 years', 'age'],
  [{ ...MAN, creatinine: 88.4 }, CREATININE, 'creatinine'],
  [{ ...MAN, creatinine: 0.05 }, CREATININE, 'creatinine'],
  [{ ...MAN, cystatinC: 16 }, CYSTATIN, 'cystatinC'],
  [{ ...MAN, cystatinC: 0.05 }, CYSTATIN, 'cystatinC'],
  [{ ...MAN, albuminCreatinineRatio: -1 }, 'Albumin-creatinine ratio must not be negative', 'albuminCreatinineRatio'],
  [{ ...MAN, sex: 'other' as 'male' }, 'Invalid input values', 'sex'],
]);

accepts(formula, [
  [MAN, { sex: 'male', age: 55, creatinine: 1.2, pregnant: false }],
  [
    { ...MAN, creatinine: null, cystatinC: 0.9, albuminCreatinineRatio: 0 },
    { sex: 'male', age: 55, cystatinC: 0.9, albuminCreatinineRatio: 0, pregnant: false },
  ],
]);

describe('the equations at their knots, where only factor and age are left', () => {
  const knot = { age: 20, pregnant: false } as const;

  test('creatinine 2021 of a man and of a woman', () => {
    expect(computed(formula, { ...knot, sex: 'male', creatinine: 0.9 }).egfr).toBeCloseTo(142 * 0.9938 ** 20, 9);
    const woman = computed(formula, { ...knot, sex: 'female', creatinine: 0.7 });
    expect(woman.egfr).toBeCloseTo(142 * 0.9938 ** 20 * 1.012, 9);
    expect(woman.reference?.ckdEpi2009).toBeCloseTo(141 * 0.993 ** 20 * 1.018, 9);
    const older = computed(formula, { ...knot, age: 30, sex: 'female', creatinine: 0.7 });
    expect(older.reference?.ekfc2021).toBeCloseTo(107.3, 9);
    expect(woman.reference?.mdrd).toBeCloseTo(175 * 0.7 ** -1.154 * 20 ** -0.203 * 0.742, 9);
  });

  test('cystatin C 2012 of a woman', () => {
    const { egfr, basis } = computed(formula, { ...knot, sex: 'female', cystatinC: 0.8 });
    expect([egfr, basis]).toEqual([expect.closeTo(133 * 0.996 ** 20 * 0.932, 9), 'cystatinC']);
  });

  test('both markers of a woman', () => {
    const { egfr, basis } = computed(formula, { ...knot, sex: 'female', creatinine: 0.7, cystatinC: 0.8 });
    expect([egfr, basis]).toEqual([expect.closeTo(135 * 0.9961 ** 20 * 0.963, 9), 'combined']);
  });
});

test.each([
  [29.9, 'A1'],
  [30, 'A2'],
  [300, 'A2'],
  [300.1, 'A3'],
])('%d mg/g is %s', (albuminCreatinineRatio, albuminuria) => {
  const input = { sex: 'male', age: 55, creatinine: 1.2, albuminCreatinineRatio, pregnant: false } as const;
  expect(computed(formula, input).albuminuria).toBe(albuminuria);
});

test.each([
  [0.8, 'G1', 'low'],
  [1.2, 'G2', 'low'],
  [1.6, 'G3a', 'moderatelyIncreased'],
  [2, 'G3b', 'high'],
  [3.5, 'G4', 'veryHigh'],
  [6, 'G5', 'veryHigh'],
])('a man of 55 with %d mg/dL and no albumin: %s, %s', (creatinine, stage, riskId) => {
  const input = { sex: 'male', age: 55, creatinine, albuminCreatinineRatio: 0, pregnant: false } as const;
  expect(computed(formula, input)).toMatchObject({ stage, riskId });
});

test('more creatinine, or more years, is a lower rate', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 25, noNaN: true }),
      fc.integer({ min: 18, max: 100 }),
      fc.constantFrom('female', 'male'),
      (creatinine, age, sex) => {
        const rate = (more: { readonly creatinine?: number; readonly age?: number }) =>
          computed(formula, { sex, age, creatinine, pregnant: false, ...more }).egfr;
        expect(rate({ creatinine: creatinine * 1.1 })).toBeLessThan(rate({}));
        expect(rate({ age: age + 1 })).toBeLessThan(rate({}));
      },
    ),
  );
});

test('EKFC takes the healthy creatinine of young adults from their age', () => {
  // Q = exp(3.2 + 0.259·18 − 0.543·ln 18 − 0.00763·18² + 0.000079·18³) µmol/L; 107.3·(88.4 ÷ Q)^−1.132
  expect(computed(formula, { sex: 'male', age: 18, creatinine: 1, pregnant: false }).reference?.ekfc2021).toBeCloseTo(
    85.5,
    1,
  );
  expect(computed(formula, { sex: 'male', age: 26, creatinine: 1, pregnant: false }).reference?.ekfc2021).toBeCloseTo(
    107.3 * (1 / 0.9) ** -1.132,
    6,
  );
});
