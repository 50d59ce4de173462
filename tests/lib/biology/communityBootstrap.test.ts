import { expect, test } from 'vitest';
import { bootstrapLimits } from '#workers/lib/biology/communityBootstrap.ts';
import { curveOf } from '#workers/lib/biology/rarefactionCurve.ts';
import { communitySample } from '#workers/lib/biology/sampleEstimates.ts';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';

const sample = communitySample([10, 8, 5, 3, 2, 2, 1, 1, 1]);
const limitsOf = (seed: number, level = 0.95) =>
  bootstrapLimits(sample, [1, 33, 66], { replicates: 20, level, random: mulberry32(seed) });

test('the seed alone decides on the limits', () => {
  expect(limitsOf(1)).toEqual(limitsOf(1));
  expect(limitsOf(1)).not.toEqual(limitsOf(2));
});

test('limits hold the estimate, are wider for a higher level, and stay possible', () => {
  const wide = limitsOf(1, 0.999);
  for (const [at, { q0, q1, q2, coverage }] of limitsOf(1).entries()) {
    const middle = curveOf(sample)([1, 33, 66][at] ?? 0);
    expect(q0.lower).toBeLessThanOrEqual(middle.q0);
    expect(q1.upper).toBeGreaterThanOrEqual(middle.q1);
    expect(wide[at]?.q2.upper).toBeGreaterThanOrEqual(q2.upper);
    expect(coverage.upper).toBeLessThanOrEqual(1);
    expect(coverage.lower).toBeGreaterThanOrEqual(0);
  }
});
