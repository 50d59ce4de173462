import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/heart-rate-zones.ts';

const FORTY = {
  age: 40,
  restingHeartRate: 60,
  maxHeartRate: null,
  formula: 'tanaka',
  pregnant: false,
  heartRateMedicine: false,
} as const;
const PREGNANT =
  'Heart-rate formulas do not apply during pregnancy. Use how hard the effort feels and ask your midwife or doctor';
const MEDICINE =
  'Heart-rate formulas do not apply with beta blockers and similar medicines. Ask your doctor for your limits';
const MEASURED = 'Measured maximum must be between 100 and 230 beats per minute';
const RESTING = 'Resting heart rate must be between 30 and 120 beats per minute';
const AGE = 'Age must be between 18 and 100 years';

refuses(formula, [
  [{ ...FORTY, age: null, pregnant: true }, 'Please fill in all required fields', 'age'],
  [{ ...FORTY, restingHeartRate: Number.NaN }, 'Invalid input values', 'restingHeartRate'],
  [{ ...FORTY, pregnant: true, heartRateMedicine: true, age: 5 }, PREGNANT, 'pregnant'],
  [{ ...FORTY, heartRateMedicine: true, age: 5 }, MEDICINE, 'heartRateMedicine'],
  [{ ...FORTY, age: 17, maxHeartRate: 1 }, AGE, 'age'],
  [{ ...FORTY, age: 101 }, AGE, 'age'],
  [{ ...FORTY, maxHeartRate: 99 }, MEASURED, 'maxHeartRate'],
  [{ ...FORTY, maxHeartRate: 231 }, MEASURED, 'maxHeartRate'],
  [{ ...FORTY, restingHeartRate: 29 }, RESTING, 'restingHeartRate'],
  [{ ...FORTY, restingHeartRate: 121 }, RESTING, 'restingHeartRate'],
  [{ ...FORTY, formula: '' }, 'Invalid input values', 'formula'],
  [
    { ...FORTY, restingHeartRate: 110, maxHeartRate: 110 },
    'Resting heart rate must be below the maximum',
    'restingHeartRate',
  ],
]);

accepts(formula, [
  [
    { ...FORTY, restingHeartRate: null },
    { age: 40, formula: 'tanaka', pregnant: false, heartRateMedicine: false },
  ],
  [
    { ...FORTY, age: 100, restingHeartRate: 120, maxHeartRate: 230 },
    {
      age: 100,
      restingHeartRate: 120,
      maxHeartRate: 230,
      formula: 'tanaka',
      pregnant: false,
      heartRateMedicine: false,
    },
  ],
]);

describe('worked by hand', () => {
  const input = { age: 40, formula: 'tanaka', pregnant: false, heartRateMedicine: false } as const;

  test('age 40: 180 beats; half of them, and half of what lies above 60', () => {
    const { maxHeartRate, heartRateReserve, zones } = computed(formula, { ...input, restingHeartRate: 60 });
    expect([maxHeartRate, heartRateReserve]).toEqual([180, 120]);
    expect(zones[0]).toEqual({
      zone: 1,
      fromPercent: 50,
      toPercent: 60,
      low: 90,
      high: 108,
      karvonenLow: 120,
      karvonenHigh: 132,
    });
    expect(zones).toHaveLength(5);
  });

  test('moderate and vigorous exercise, with a resting rate and without', () => {
    expect(computed(formula, { ...input, restingHeartRate: 60 }).acsm).toMatchObject({
      moderateLow: 108,
      vigorousLow: 132,
    });
    const { acsm } = computed(formula, { ...input, maxHeartRate: 200 });
    expect(acsm).toEqual({ moderateLow: 128, moderateHigh: 152, vigorousLow: 154, vigorousHigh: 190 });
  });

  test('every formula at 50 years', () => {
    expect(computed(formula, { ...input, age: 50 }).reference).toEqual({
      tanaka: 173,
      fox: 170,
      gellish: 172,
      nes: 179,
      gulati: 162,
    });
  });
});

test('zones join, and Karvonen lies above the percent of the maximum', () => {
  const age = fc.integer({ min: 18, max: 100 });
  fc.assert(
    fc.property(age, fc.integer({ min: 30, max: 90 }), (years, restingHeartRate) => {
      const { zones } = computed(formula, {
        age: years,
        restingHeartRate,
        formula: 'nes',
        pregnant: false,
        heartRateMedicine: false,
      });
      zones.forEach(({ low, high, karvonenLow }, index) => {
        expect(zones[index + 1]?.low ?? high).toBeCloseTo(high, 9);
        expect(karvonenLow).toBeGreaterThan(low);
      });
    }),
  );
});
