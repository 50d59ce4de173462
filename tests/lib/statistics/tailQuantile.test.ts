import { expect, test } from 'vitest';
import { tailQuantile } from '#workers/lib/statistics/tailQuantile.ts';

/** An exponential waiting time, by the logarithm of the time. */
const tailsAt = (logarithm: number) => ({
  lower: -Math.expm1(-Math.exp(logarithm)),
  upper: Math.exp(-Math.exp(logarithm)),
});

test.each([1e-12, 0.01, 0.5, 0.99, 1 - 1e-12])('both tails of %d', (probability) => {
  const lower = Math.exp(tailQuantile(tailsAt, probability, 'lower', [-700, 700]));
  const upper = Math.exp(tailQuantile(tailsAt, probability, 'upper', [-700, 700]));
  expect(lower / -Math.log1p(-probability)).toBeCloseTo(1, 10);
  expect(upper / -Math.log(probability)).toBeCloseTo(1, 10);
});
