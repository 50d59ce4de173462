import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type Vo2maxInput } from '#workers/formulas/vo2max.ts';

const NOTHING = {
  distance: null,
  timeMinutes: null,
  weight: null,
  age: null,
  sex: '',
  heartRate: null,
  maxHeartRate: null,
  restingHeartRate: null,
  pregnant: false,
} as const;
const COOPER: Candidate<Vo2maxInput> = { ...NOTHING, method: 'cooper', distance: 2400 };
const RUN: Candidate<Vo2maxInput> = { ...NOTHING, method: 'run15', timeMinutes: 12 };
const WALK: Candidate<Vo2maxInput> = {
  ...NOTHING,
  method: 'rockport',
  weight: 68,
  age: 45,
  sex: 'female',
  timeMinutes: 15.5,
  heartRate: 132,
};
const RATIO: Candidate<Vo2maxInput> = {
  ...NOTHING,
  method: 'heartRateRatio',
  maxHeartRate: 185,
  restingHeartRate: 60,
};
const REQUIRED = 'Please fill in all required fields';
const PREGNANT = 'Fitness-test formulas do not apply during pregnancy';
const WEIGHT = 'Weight must be between 30 and 250 kg (66 and 551 lb)';
const OUTSIDE = 'These values lie outside the range of the walking test';
const RESTING = 'Resting heart rate must be between 30 and 120 beats per minute';

refuses(formula, [
  [{ ...COOPER, method: '' }, 'Invalid input values', 'method'],
  [{ ...COOPER, distance: null, pregnant: true }, REQUIRED, 'distance'],
  [{ ...COOPER, weight: Number.NaN }, 'Invalid input values', 'weight'],
  [{ ...RUN, timeMinutes: null }, REQUIRED, 'timeMinutes'],
  [{ ...WALK, weight: null }, REQUIRED, 'weight'],
  [{ ...WALK, sex: '' }, REQUIRED, 'sex'],
  [{ ...RATIO, restingHeartRate: null }, REQUIRED, 'restingHeartRate'],
  [{ ...COOPER, pregnant: true, distance: 1 }, PREGNANT, 'pregnant'],
  [{ ...COOPER, weight: 29, distance: 1 }, WEIGHT, 'weight'],
  [{ ...COOPER, distance: 999 }, 'Distance must be between 1000 and 5000 m', 'distance'],
  [{ ...RUN, timeMinutes: 5.9 }, 'Time must be between 6 and 30 minutes', 'timeMinutes'],
  [{ ...WALK, age: 17, timeMinutes: 7 }, 'Age must be between 18 and 80 years', 'age'],
  [{ ...WALK, timeMinutes: 7, heartRate: 1 }, 'Time must be between 8 and 30 minutes', 'timeMinutes'],
  [{ ...WALK, heartRate: 221 }, 'Heart rate must be between 60 and 220 beats per minute', 'heartRate'],
  [{ ...WALK, weight: 200, age: 80, timeMinutes: 30, heartRate: 200 }, OUTSIDE, 'timeMinutes'],
  [
    { ...RATIO, maxHeartRate: 99, restingHeartRate: 1 },
    'Maximum heart rate must be between 100 and 230 beats per minute',
    'maxHeartRate',
  ],
  [{ ...RATIO, restingHeartRate: 29 }, RESTING, 'restingHeartRate'],
  [
    { ...RATIO, maxHeartRate: 110, restingHeartRate: 110 },
    'Resting heart rate must be below the maximum',
    'restingHeartRate',
  ],
]);

accepts(formula, [
  [COOPER, { method: 'cooper', distance: 2400, pregnant: false }],
  [
    { ...RUN, weight: 70, age: 200 },
    { method: 'run15', timeMinutes: 12, weight: 70, pregnant: false },
  ],
  [
    WALK,
    {
      method: 'rockport',
      weight: 68,
      age: 45,
      sex: 'female',
      timeMinutes: 15.5,
      heartRate: 132,
      pregnant: false,
    },
  ],
  [RATIO, { method: 'heartRateRatio', maxHeartRate: 185, restingHeartRate: 60, pregnant: false }],
]);

test('1.5 miles in 12 minutes by hand: 483/12 + 3.5 = 43.75, and 12.5 METs', () => {
  expect(computed(formula, { method: 'run15', timeMinutes: 12, pregnant: false })).toEqual({
    vo2max: 43.75,
    absolute: null,
    mets: 12.5,
    low: null,
    high: null,
  });
});

test('at the same walk the estimate of a man is 6.315 higher, with one standard error to both sides', () => {
  const walk = { method: 'rockport', weight: 80, age: 50, timeMinutes: 14, heartRate: 130, pregnant: false } as const;
  const [woman, man] = (['female', 'male'] as const).map((sex) => computed(formula, { ...walk, sex }));
  expect((man?.vo2max ?? 0) - (woman?.vo2max ?? 0)).toBeCloseTo(6.315, 9);
  expect((man?.high ?? 0) - (man?.low ?? 0)).toBeCloseTo(10, 9);
});

test('farther or faster is never less', () => {
  const distances = fc.integer({ min: 1000, max: 4999 });
  fc.assert(
    fc.property(distances, (distance) => {
      const [here, there] = [distance, distance + 1].map((each) =>
        computed(formula, { method: 'cooper', distance: each, pregnant: false }),
      );
      expect(there?.vo2max).toBeGreaterThan(here?.vo2max ?? Number.POSITIVE_INFINITY);
    }),
  );
});
