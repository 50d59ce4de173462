import { expect, test } from 'vitest';
import { asymptoticHillNumbers, chaoEstimate, communitySample } from '#workers/lib/biology/sampleEstimates.ts';

test('the entropy of the unseen is the tail series, summed', () => {
  for (const counts of [
    [10, 8, 5, 3, 2, 2, 1, 1, 1],
    [20, 9, 1, 1, 1],
    [3, 2, 1],
    [400, 200, 2, 1, 1, 1, 1, 1, 1],
  ]) {
    const { individuals: n, singletons: f1, doubletons: f2 } = communitySample(counts);
    const a = f2 === 0 ? 2 / ((n - 1) * (f1 - 1) + 2) : (2 * f2) / ((n - 1) * f1 + 2 * f2);
    let unseen = 0;
    for (let r = n; r < 200_000; r += 1) unseen += (f1 / n) * ((1 - a) ** (r - n + 1) / r);
    let known = 0;
    for (const x of counts) for (let k = x; k < n; k += 1) known += x / n / k;
    expect(Math.log(asymptoticHillNumbers(communitySample(counts)).q1)).toBeCloseTo(known + unseen, 11);
  }
});

test('singletons only: all of the community is unseen and order 2 has no value', () => {
  const sample = communitySample([1, 1, 1, 0]);
  expect(asymptoticHillNumbers(sample)).toMatchObject({ q0: 5, q2: null });
  expect(chaoEstimate(sample, 0.95).lower).toBeGreaterThan(3);
});

test('one singleton and no doubleton is no reason to expect further species', () => {
  const { estimate, lower, upper } = chaoEstimate(communitySample([5, 4, 1]), 0.95);
  expect([estimate, lower]).toEqual([3, 3]);
  expect(upper).toBeGreaterThan(3);
});

test('a huge sample is computed with few steps', () => {
  const sample = communitySample([1e9, 5e8, 1, 1, 2]);
  expect(asymptoticHillNumbers(sample).q1).toBeCloseTo(Math.exp(Math.log(3) - (2 / 3) * Math.log(2)), 6);
});
