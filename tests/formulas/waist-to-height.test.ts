import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/waist-to-height.ts';

const ADULT = { waist: 80, height: 175, age: 40, sex: 'female', pregnant: false } as const;
const REQUIRED = 'Please fill in all required fields';
const WAIST = 'Waist must be between 30 and 250 cm (11.8 and 98.4 in)';
const HEIGHT = 'Height must be between 80 and 250 cm (31.5 and 98.4 in)';

refuses(formula, [
  [{ ...ADULT, waist: null, pregnant: true }, REQUIRED, 'waist'],
  [{ ...ADULT, age: Number.NaN }, REQUIRED, 'age'],
  [{ ...ADULT, age: 4, pregnant: true }, 'Waist measures do not apply during pregnancy', 'pregnant'],
  [{ ...ADULT, age: 4.9, waist: 1 }, 'Waist-to-height ratio is used from 5 years', 'age'],
  [{ ...ADULT, age: 121 }, 'Age must be between 5 and 120 years', 'age'],
  [{ ...ADULT, waist: 29, height: 1.75 }, WAIST, 'waist'],
  [{ ...ADULT, waist: 251 }, WAIST, 'waist'],
  [{ ...ADULT, height: 1.75 }, HEIGHT, 'height'],
  [{ ...ADULT, height: 251 }, HEIGHT, 'height'],
  [{ ...ADULT, sex: 'other' as 'male' }, 'Invalid input values', 'sex'],
]);

accepts(formula, [
  [ADULT, ADULT],
  [
    { ...ADULT, sex: '' },
    { waist: 80, height: 175, age: 40, pregnant: false },
  ],
]);

describe('worked by hand', () => {
  test.each([
    [79.9, 'low'],
    [80, 'healthy'],
    [99.9, 'healthy'],
    [100, 'increased'],
    [119.9, 'increased'],
    [120, 'high'],
  ])('%d cm of waist at 2 m: %s', (waist, classId) => {
    expect(computed(formula, { ...ADULT, waist, height: 200 }).classId).toBe(classId);
  });

  test.each([
    ['male', 93.9, 'low'],
    ['male', 94, 'increased'],
    ['male', 102, 'substantiallyIncreased'],
    ['female', 79.9, 'low'],
    ['female', 80, 'increased'],
    ['female', 88, 'substantiallyIncreased'],
  ] as const)('a %s waist of %d cm by the WHO: %s', (sex, waist, waistRisk) => {
    expect(computed(formula, { ...ADULT, sex, waist }).reference).toEqual({ waistRisk });
  });

  test('the limits of the WHO are for adults', () => {
    expect(computed(formula, { ...ADULT, age: 17.9 }).reference).toEqual({ waistRisk: null });
    expect(computed(formula, { ...ADULT, age: 18 }).reference).toEqual({ waistRisk: 'increased' });
  });
});

test('taking off what is above half the height leads to 0.5', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 80, max: 250, noNaN: true }),
      fc.double({ min: 0.5, max: 1, noNaN: true }),
      (height, share) => {
        const waist = height * share;
        const { waistAboveHalf } = computed(formula, { ...ADULT, height, waist });
        expect(computed(formula, { ...ADULT, height, waist: waist - waistAboveHalf }).ratio).toBeCloseTo(0.5, 9);
      },
    ),
  );
});
