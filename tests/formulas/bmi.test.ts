import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/bmi.ts';

const ADULT = { weight: 70, height: 175, age: 35, adult: false, pregnant: false } as const;
const REQUIRED = 'Please fill in all required fields';
const WEIGHT = 'Weight must be between 20 and 500 kg (44 and 1102 lb)';
const HEIGHT = 'Height must be between 100 and 250 cm (39.4 and 98.4 in)';
const YOUNG = 'BMI classes for adults apply from 20 years. For children and teenagers use BMI-for-age charts';

refuses(formula, [
  [{ ...ADULT, age: null, pregnant: true }, REQUIRED, 'age'],
  [{ ...ADULT, age: null }, REQUIRED, 'age'],
  [{ ...ADULT, weight: null, age: null, adult: true }, REQUIRED, 'weight'],
  [{ ...ADULT, age: 12, adult: true }, YOUNG, 'age'],
  [{ ...ADULT, weight: Number.NaN }, REQUIRED, 'weight'],
  [
    { ...ADULT, age: 12, pregnant: true },
    'BMI classes do not apply during pregnancy. Ask your midwife or doctor',
    'pregnant',
  ],
  [{ ...ADULT, age: 19.9, weight: 1 }, YOUNG, 'age'],
  [{ ...ADULT, age: 121 }, 'Age must be between 20 and 120 years', 'age'],
  [{ ...ADULT, weight: 19, height: 1.75 }, WEIGHT, 'weight'],
  [{ ...ADULT, weight: 501 }, WEIGHT, 'weight'],
  [{ ...ADULT, height: 1.75 }, HEIGHT, 'height'],
  [{ ...ADULT, height: 251 }, HEIGHT, 'height'],
]);

accepts(formula, [
  [ADULT, ADULT],
  // Whoever is 20 or older has the classes.
  [
    { weight: 70, height: 175, age: null, adult: true, pregnant: false },
    { weight: 70, height: 175, adult: true, pregnant: false },
  ],
  [
    { weight: 20, height: 250, age: 20, adult: false, pregnant: false },
    { weight: 20, height: 250, age: 20, adult: false, pregnant: false },
  ],
  [
    { weight: 500, height: 100, age: 120, adult: false, pregnant: false },
    { weight: 500, height: 100, age: 120, adult: false, pregnant: false },
  ],
]);

describe('worked by hand', () => {
  test.each([
    [63.96, 'severeThinness', 'underweight'],
    [64, 'moderateThinness', 'underweight'],
    [68, 'mildThinness', 'underweight'],
    [74, 'normal', 'acceptableRisk'],
    [92, 'normal', 'increasedRisk'],
    [99.9, 'normal', 'increasedRisk'],
    [100, 'preObesity', 'increasedRisk'],
    [110, 'preObesity', 'highRisk'],
    [120, 'obesityClass1', 'highRisk'],
    [140, 'obesityClass2', 'highRisk'],
    [160, 'obesityClass3', 'highRisk'],
  ])('%d kg at 2 m: %s, %s', (weight, classId, asianClassId) => {
    expect(computed(formula, { ...ADULT, weight, height: 200 })).toMatchObject({ classId, asianClassId });
  });

  test('the way to the normal range, from above, below and within', () => {
    expect(computed(formula, { ...ADULT, weight: 110, height: 200 }).weightToHealthy).toBe(-10);
    expect(computed(formula, { ...ADULT, weight: 70, height: 200 }).weightToHealthy).toBe(4);
    expect(computed(formula, { ...ADULT, weight: 80, height: 200 }).weightToHealthy).toBe(0);
  });

  test('at 1 m all measures are the weight', () => {
    const { bmi, ponderalIndex, reference } = computed(formula, { ...ADULT, weight: 30, height: 100 });
    expect([bmi, ponderalIndex]).toEqual([30, 30]);
    expect(reference.newBmi).toBeCloseTo(39, 12);
  });
});

test('the range of weights has the normal index at its ends', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 250, noNaN: true }), (height) => {
      const { healthyWeight } = computed(formula, { ...ADULT, height });
      expect(computed(formula, { ...ADULT, height, weight: healthyWeight.min }).bmi).toBeCloseTo(18.5, 9);
      expect(computed(formula, { ...ADULT, height, weight: healthyWeight.max }).bmiPrime).toBeCloseTo(1, 9);
    }),
  );
});
