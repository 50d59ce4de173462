import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/predator-prey.ts';

const CYCLE = {
  model: 'lotka-volterra',
  preyGrowthRate: 1,
  attackRate: 0.1,
  conversion: 0.5,
  predatorDeathRate: 0.5,
  carryingCapacity: null,
  handlingTime: null,
  prey: 20,
  predator: 5,
  duration: 40,
  points: null,
} as const;
const INPUT = {
  model: 'lotka-volterra',
  preyGrowthRate: 1,
  attackRate: 0.1,
  conversion: 0.5,
  predatorDeathRate: 0.5,
  prey: 20,
  predator: 5,
  duration: 40,
} as const;
const LIMITED = { ...CYCLE, model: 'rosenzweig-macarthur', carryingCapacity: 40, handlingTime: 0.5 } as const;
const REQUIRED = 'Please fill in all required fields';
const RATES = 'All rates must be greater than 0';
const POSITIVE = 'All values must be greater than 0';
const NEGATIVE = 'All values must be non-negative';
const POINTS = 'Points must be a whole number between 10 and 5000';

refuses(formula, [
  [{ ...CYCLE, model: '' }, 'Invalid input values', 'model'],
  [{ ...CYCLE, attackRate: null }, REQUIRED, 'attackRate'],
  [{ ...LIMITED, carryingCapacity: null }, REQUIRED, 'carryingCapacity'],
  [{ ...LIMITED, handlingTime: Number.NaN }, REQUIRED, 'handlingTime'],
  [{ ...CYCLE, points: Number.NaN }, 'Invalid input values', 'points'],
  [{ ...CYCLE, preyGrowthRate: 0 }, RATES, 'preyGrowthRate'],
  [{ ...CYCLE, attackRate: -1 }, RATES, 'attackRate'],
  [{ ...CYCLE, conversion: 0 }, RATES, 'conversion'],
  [{ ...CYCLE, predatorDeathRate: 0 }, RATES, 'predatorDeathRate'],
  [{ ...LIMITED, carryingCapacity: 0 }, POSITIVE, 'carryingCapacity'],
  [{ ...LIMITED, handlingTime: -0.1 }, NEGATIVE, 'handlingTime'],
  [{ ...CYCLE, prey: -1 }, NEGATIVE, 'prey'],
  [{ ...CYCLE, predator: -1 }, NEGATIVE, 'predator'],
  [{ ...CYCLE, prey: 0, predator: 0 }, 'At least one initial number must be greater than 0', 'prey'],
  [{ ...CYCLE, duration: 0 }, POSITIVE, 'duration'],
  [{ ...CYCLE, duration: 100_001 }, 'Duration must be at most 100,000', 'duration'],
  [{ ...CYCLE, points: 9 }, POINTS, 'points'],
  [{ ...CYCLE, points: 5001 }, POINTS, 'points'],
  [{ ...CYCLE, points: 10.5 }, POINTS, 'points'],
  [
    { ...CYCLE, preyGrowthRate: 1e12, duration: 100_000 },
    'These rates change too fast for the duration: shorten it',
    'duration',
  ],
  [
    { ...CYCLE, predator: 0, duration: 1000 },
    'Please enter values whose result is not beyond all numbers',
    'preyGrowthRate',
  ],
]);

accepts(formula, [
  [CYCLE, INPUT],
  [
    { ...CYCLE, carryingCapacity: -3, points: 10 },
    { ...INPUT, points: 10 },
  ],
  [
    { ...LIMITED, handlingTime: 0, prey: 0 },
    { ...INPUT, model: 'rosenzweig-macarthur', carryingCapacity: 40, handlingTime: 0, prey: 0 },
  ],
]);

test('the solver keeps the constant, and the series has its extremes', () => {
  const { drift, series, lowest, highest, euler } = computed(formula, INPUT);
  expect(drift).toBeLessThan(1e-6);
  expect(lowest.prey).toBe(Math.min(...series.map(({ prey }) => prey)));
  expect(highest.predator).toBe(Math.max(...series.map(({ predator }) => predator)));
  expect(euler?.prey).not.toBeCloseTo(series.at(-1)?.prey ?? 0, 0);
});

test('stability follows the eigenvalues', () => {
  const limited = { ...INPUT, model: 'rosenzweig-macarthur', handlingTime: 0.5, predatorDeathRate: 0.4 } as const;
  const stability = (carryingCapacity: number) => computed(formula, { ...limited, carryingCapacity }).stability;
  expect([5, 14, 40, 80].map(stability)).toEqual(['predator-dies-out', 'stable-node', 'stable-focus', 'limit-cycle']);
});

test('numbers stay above 0, whatever the start', () => {
  const number = fc.double({ min: 0.1, max: 100, noNaN: true });
  fc.assert(
    fc.property(number, number, (prey, predator) => {
      for (const point of computed(formula, { ...INPUT, prey, predator }).series) {
        expect(point.prey).toBeGreaterThan(0);
        expect(point.predator).toBeGreaterThan(0);
      }
    }),
    { numRuns: 20 },
  );
});
