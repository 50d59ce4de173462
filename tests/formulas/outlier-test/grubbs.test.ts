import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  esdOutliers,
  farthest,
  generalizedEsd,
  grubbsCriticalValue,
  grubbsPValue,
} from '#workers/formulas/outlier-test/grubbs.ts';

const NIST = [199.31, 199.53, 200.19, 200.82, 201.92, 201.95, 202.18, 245.57];
const all = (values: readonly number[]) => values.map(() => true);

test('the example of the NIST handbook', () => {
  const { value, at, statistic } = farthest(NIST, all(NIST), 'largest');
  expect([value, at]).toEqual([245.57, 7]);
  expect(statistic).toBeCloseTo(2.4687, 3);
  expect(grubbsCriticalValue(8, 'largest', 0.05)).toBeCloseTo(2.032, 3);
});

test('of equal distances the earlier value is the suspect, whatever the rounding', () => {
  expect(farthest([5, 6, 7, 8, 9], all([1, 1, 1, 1, 1]), 'either').at).toBe(0);
  expect(farthest([0.1, 0.2, 0.3], all([1, 1, 1]), 'either').at).toBe(0);
  expect(farthest([9, 1, 9], all([1, 1, 1]), 'smallest').at).toBe(1);
  expect(farthest([2, 2], all([1, 1]), 'either').statistic).toBe(0);
});

test('the p value at the critical value is the significance level', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 60 }),
      fc.constantFrom('either', 'largest', 'smallest'),
      fc.constantFrom(0.01, 0.05, 0.1),
      (count, side, level) => {
        expect(grubbsPValue(grubbsCriticalValue(count, side, level), count, side)).toBeCloseTo(level, 9);
      },
    ),
  );
  expect(grubbsPValue(1.2, 3, 'either')).toBe(0);
  expect(grubbsPValue(-0.5, 10, 'largest')).toBe(1);
});

test('the number of outliers is that of the last step beyond its limit', () => {
  const step = (statistic: number) => ({ value: 0, at: 0, statistic, criticalValue: 2 });
  expect(esdOutliers([step(1), step(3), step(1)])).toBe(2);
  expect(esdOutliers([step(1)])).toBe(0);
  const steps = generalizedEsd([...NIST, 246], 3, 0.05);
  expect(steps.map(({ value }) => value).slice(0, 2)).toEqual([246, 245.57]);
  expect(esdOutliers(steps)).toBe(2);
});
