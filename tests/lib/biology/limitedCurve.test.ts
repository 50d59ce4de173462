import { expect, test } from 'vitest';
import { limitedCurve } from '#workers/lib/biology/limitedCurve.ts';
import { coverageAt } from '#workers/lib/biology/rarefactionCurve.ts';
import { communitySample } from '#workers/lib/biology/sampleEstimates.ts';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';

const sample = communitySample([10, 8, 5, 3, 2, 2, 1, 1, 1]);
const plan = (replicates: number) => ({ replicates, level: 0.95, random: mulberry32(1) });

test('a coverage is read at the size that has it', () => {
  const [point] = limitedCurve(sample, [{ coverage: 0.8 }], plan(0));
  expect(point?.method).toBe('rarefaction');
  expect(coverageAt(sample, point?.size ?? 0)).toBeCloseTo(0.8, 12);
  expect(point).toMatchObject({ q0Lower: null, coverageUpper: null });
});

test('limits do not depend on what else is read', () => {
  const [alone] = limitedCurve(sample, [33], plan(20));
  const [, among] = limitedCurve(sample, [{ coverage: 0.8 }, 33, 66], plan(20));
  expect(among).toEqual(alone);
  expect(alone?.q0Lower).toBeLessThan(alone?.q0 ?? 0);
});

test('no limits of one replicate, or of more individuals than are drawn', () => {
  expect(limitedCurve(sample, [33], plan(1))[0]?.q0Lower).toBeNull();
  const large = communitySample([60_000, 40_000, 1]);
  expect(limitedCurve(large, [33], plan(20))[0]?.q0Lower).toBeNull();
});
