import { expect, test } from 'vitest';
import {
  eulerEnd,
  hopfCapacity,
  predationEigenvalues,
  predationEquilibrium,
  predationSeries,
  preyIsocline,
  volterraConstant,
} from '#workers/formulas/predator-prey/predatorPrey.ts';

const CYCLE = { growth: 1, attack: 0.1, conversion: 0.5, death: 0.5, capacity: Number.POSITIVE_INFINITY, handling: 0 };
const ENRICHED = { ...CYCLE, death: 0.4, capacity: 80, handling: 0.5 };

test('equilibrium, isocline and eigenvalues of the simple model by hand', () => {
  expect(predationEquilibrium(CYCLE)).toEqual([10, 10]);
  expect(preyIsocline(CYCLE, 3)).toBe(10);
  const [first, second] = predationEigenvalues(CYCLE, [10, 10]);
  expect(first.real).toBeCloseTo(0, 15);
  expect(first.imaginary).toBeCloseTo(Math.SQRT1_2, 12);
  expect(second.imaginary).toBe(-first.imaginary);
});

test('the trace of the Jacobian is 0 at the capacity where cycles begin', () => {
  const capacity = hopfCapacity(ENRICHED) ?? 0;
  expect(capacity).toBeCloseTo(140 / 3, 10);
  const at = { ...ENRICHED, capacity };
  expect(predationEigenvalues(at, predationEquilibrium(at) ?? [0, 0])[0].real).toBeCloseTo(0, 12);
  expect(hopfCapacity(CYCLE)).toBeNull();
  expect(hopfCapacity({ ...ENRICHED, conversion: 0.2 })).toBeNull();
});

test('no equilibrium where prey is too scarce or too slow to handle', () => {
  expect(predationEquilibrium({ ...ENRICHED, capacity: 13 })).toBeNull();
  expect(predationEquilibrium({ ...ENRICHED, conversion: 0.2 })).toBeNull();
});

test('0 stays 0: the other declines or grows alone', () => {
  const times = [0, 2];
  expect(predationSeries(CYCLE, [0, 8], times)?.[1]).toEqual([0, 8 * Math.exp(-1)]);
  expect(predationSeries(CYCLE, [3, 0], times)?.[1]).toEqual([3 * Math.exp(2), 0]);
  const [, logistic] = predationSeries(ENRICHED, [40, 0], times) ?? [];
  expect(logistic?.[0]).toBeCloseTo(80 / (1 + Math.exp(-2)), 10);
});

test('the constant of a cycle stays, while Euler spirals outward', () => {
  const start = [20, 5] as const;
  const constant = volterraConstant(CYCLE, start);
  const series = predationSeries(CYCLE, start, [0, 10, 100]) ?? [];
  for (const pair of series) expect(volterraConstant(CYCLE, pair) / constant).toBeCloseTo(1, 6);
  expect(volterraConstant(CYCLE, eulerEnd(CYCLE, start, 40, 1000))).toBeGreaterThan(constant);
});

test('one step of Euler by hand', () => {
  expect(eulerEnd(CYCLE, [20, 5], 1, 1)).toEqual([30, 7.5]);
});
