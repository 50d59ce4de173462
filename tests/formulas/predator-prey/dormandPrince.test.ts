import { expect, test } from 'vitest';
import { dormandPrince } from '#workers/formulas/predator-prey/dormandPrince.ts';

const LIMITS = { error: 1e-10, mostSteps: 10_000 };

test('a circle: cosine and sine, at each time', () => {
  const times = [0.1, 1, 1.5, 20];
  const found = dormandPrince(([x, y]) => [-y, x], [1, 0], times, LIMITS);
  expect(found).toHaveLength(4);
  for (const [index, time] of times.entries()) {
    expect(found?.[index]?.[0]).toBeCloseTo(Math.cos(time), 8);
    expect(found?.[index]?.[1]).toBeCloseTo(Math.sin(time), 8);
  }
});

test('order 5: one step of 0.1 misses e^0.1 by far less than a step of order 4 would', () => {
  const [end] = dormandPrince(([x]) => [x, 0], [1, 0], [0.1], { error: 1, mostSteps: 1 }) ?? [];
  expect(Math.abs((end?.[0] ?? 0) - Math.exp(0.1))).toBeLessThan(1e-8);
});

test('gives up after too many steps, and where the slope is not a number', () => {
  expect(dormandPrince(([x, y]) => [-1e6 * y, 1e6 * x], [1, 0], [10], { ...LIMITS, mostSteps: 100 })).toBeNull();
  expect(dormandPrince(() => [Number.NaN, 0], [1, 0], [1], LIMITS)).toBeNull();
});
