import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/horse-conditioning.ts';

const NONE = { speed: null, heartRate: null };
const WALK = { speed: 4, heartRate: 120 };
const TROT = { speed: 6, heartRate: 140 };
const CANTER = { speed: 8, heartRate: 160 };
const STEPS = [WALK, TROT, CANTER];
const TEST = { steps: STEPS, targetHeartRate: null } as const;
const REQUIRED = 'Please fill in all required fields';
const SPEED = 'Speed must be above 0 and up to 20 m/s';
const RATE = 'Heart rate must be between 20 and 260 beats per minute';
const TARGET = 'Target heart rate must be between 120 and 220 beats per minute';
const FALLING = 'Heart rate does not rise with speed: check the readings';

refuses(formula, [
  [{ ...TEST, targetHeartRate: Number.NaN }, 'Invalid input values', 'targetHeartRate'],
  [{ ...TEST, steps: [{ speed: 4, heartRate: null }] }, REQUIRED, 'steps.0.heartRate'],
  [{ ...TEST, steps: [NONE, { speed: Number.NaN, heartRate: 120 }] }, REQUIRED, 'steps.1.speed'],
  [{ ...TEST, steps: [{ speed: 0, heartRate: 300 }] }, SPEED, 'steps.0.speed'],
  [{ ...TEST, steps: [{ ...WALK, speed: 20.1 }] }, SPEED, 'steps.0.speed'],
  [{ ...TEST, steps: [WALK, { ...TROT, heartRate: 19 }] }, RATE, 'steps.1.heartRate'],
  [{ ...TEST, steps: [WALK, { ...TROT, heartRate: 261 }] }, RATE, 'steps.1.heartRate'],
  [{ steps: [WALK], targetHeartRate: 119 }, TARGET, 'targetHeartRate'],
  [{ steps: STEPS, targetHeartRate: 221 }, TARGET, 'targetHeartRate'],
  [{ ...TEST, steps: [WALK, TROT, NONE] }, 'Please enter at least three steps', 'steps.2.speed'],
  [{ ...TEST, steps: [WALK, WALK, { ...WALK, heartRate: 130 }] }, 'Speeds must differ', 'steps.1.speed'],
  [{ ...TEST, steps: STEPS.map((step) => ({ ...step, heartRate: 150 })) }, FALLING, 'steps.0.heartRate'],
  [{ ...TEST, steps: STEPS.map((step) => ({ ...step, heartRate: 200 - step.speed })) }, FALLING, 'steps.0.heartRate'],
  [
    { steps: STEPS.map((step) => ({ ...step, heartRate: 130 + step.speed })), targetHeartRate: 125 },
    FALLING,
    'steps.0.heartRate',
  ],
  [
    { steps: STEPS.map((step) => ({ ...step, heartRate: 210 + step.speed })), targetHeartRate: 220 },
    FALLING,
    'steps.0.heartRate',
  ],
]);

accepts(formula, [
  [{ ...TEST, steps: [NONE, ...STEPS] }, { steps: STEPS }],
  [
    { steps: [{ speed: 20, heartRate: 260 }, ...STEPS], targetHeartRate: 220 },
    { steps: [{ speed: 20, heartRate: 260 }, ...STEPS], targetHeartRate: 220 },
  ],
]);

describe('worked by hand', () => {
  test('10 beats for every m/s', () => {
    const result = computed(formula, { steps: STEPS });
    expect(result).toMatchObject({ extrapolated: true, stepsUsed: 3 });
    expect(result.slope).toBeCloseTo(10, 10);
    expect(result.intercept).toBeCloseTo(80, 10);
    expect(result.rSquared).toBeCloseTo(1, 12);
    expect(result.v200).toBeCloseTo(12, 10);
    expect(result.speedAtTargetKmh).toBeCloseTo(43.2, 10);
    expect(result.speedAt140).toBeCloseTo(6, 10);
  });

  test('a target within the readings is read off between them', () => {
    const result = computed(formula, { steps: STEPS, targetHeartRate: 150 });
    expect(result.extrapolated).toBe(false);
    expect(result.speedAtTarget).toBeCloseTo(7, 10);
    expect(result.v200).toBeCloseTo(12, 10);
  });

  test('an excited horse has no speed at 140 beats', () => {
    const steps = STEPS.map(({ speed, heartRate }) => ({ speed, heartRate: heartRate + 70 }));
    expect(computed(formula, { steps }).speedAt140).toBeNull();
  });
});

test('points on a line give that line', () => {
  const speed = fc.double({ min: 2, max: 4, noNaN: true });
  fc.assert(
    fc.property(speed, fc.double({ min: 5, max: 18, noNaN: true }), (first, slope) => {
      const steps = [0, 2, 5].map((more) => ({ speed: first + more, heartRate: 60 + slope * (first + more) }));
      const { v200, intercept } = computed(formula, { steps });
      expect(intercept).toBeCloseTo(60, 6);
      expect(v200).toBeCloseTo(140 / slope, 6);
    }),
  );
});
