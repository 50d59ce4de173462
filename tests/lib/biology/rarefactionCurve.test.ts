import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverageAt, curveOf, knotsOf, methodAt, sizeOfCoverage } from '#workers/lib/biology/rarefactionCurve.ts';
import { communitySample } from '#workers/lib/biology/sampleEstimates.ts';

const counts = fc
  .array(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 12 })
  .filter((all) => all.reduce((sum, count) => sum + count, 0) > 1);

test('species and coverage rise with size, and higher orders are never more', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const sample = communitySample(all);
      const at = curveOf(sample);
      const sizes = knotsOf(sample.individuals, 2 * sample.individuals, 12);
      const curve = sizes.map(at);
      for (const [index, { q0, q1, q2, coverage }] of curve.entries()) {
        // Beyond the sample each order is an estimate of its own.
        const isFound = (sizes[index] ?? 0) <= sample.individuals;
        const before = curve[index - 1];
        if (before !== undefined) {
          expect(q0).toBeGreaterThan(before.q0 - 1e-9);
          expect(coverage).toBeGreaterThan(before.coverage - 1e-9);
        }
        if (isFound) expect(q0).toBeGreaterThan(q1 - 1e-9);
        if (isFound) expect(q1).toBeGreaterThan(q2 - 1e-9);
        expect(coverage).toBeLessThanOrEqual(1);
      }
      expect(at(1)).toMatchObject({ q2: 1 });
      expect(at(1).q0).toBeCloseTo(1, 12);
    }),
  );
});

test('a coverage leads to its size and back', () => {
  const sample = communitySample([30, 12, 6, 4, 2, 1, 1]);
  for (const level of [0.5, 0.8, 0.97])
    expect(coverageAt(sample, sizeOfCoverage(sample, level) ?? 0)).toBeCloseTo(level, 12);
  expect(sizeOfCoverage(sample, 0.01)).toBe(1);
  expect(sizeOfCoverage(sample, 1)).toBeNull();
  expect(sizeOfCoverage(communitySample([4, 4]), 0.99)).not.toBeNull();
  expect(sizeOfCoverage(communitySample([1, 1]), 0.5)).not.toBeNull();
});

test('knots on both sides of the sample, each once', () => {
  expect(knotsOf(168, 336, 10)).toEqual([1, 56, 111, 167, 168, 169, 210, 252, 294, 336]);
  expect(knotsOf(56, 30, 6)).toEqual([1, 6, 12, 18, 24, 30]);
  expect(knotsOf(2, 4, 6)).toEqual([1, 2, 3, 4]);
  expect(knotsOf(9, 1, 6)).toEqual([1]);
});

test('the method follows from the size', () => {
  const sample = communitySample([3, 2]);
  expect([4, 5, 5 + 1e-12, 6].map((size) => methodAt(size, sample))).toEqual([
    'rarefaction',
    'observed',
    'observed',
    'extrapolation',
  ]);
});
