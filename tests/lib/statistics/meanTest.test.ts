import { expect, test } from 'vitest';
import { meanTest } from '#workers/lib/statistics/meanTest.ts';

const ERROR = { standardError: 0.849091017238762, degreesOfFreedom: 17.7764735161785 };

test('the sleep data, two-sided, as R has them', () => {
  const found = meanTest(-1.58, ERROR, 'two-sided', 0.95);
  expect(found.statistic).toBeCloseTo(-1.86081346748685, 12);
  expect(found.pValue).toBeCloseTo(0.0793941401873582, 10);
  expect(found.lower).toBeCloseTo(-3.36548323071171, 10);
  expect(found.upper).toBeCloseTo(0.20548323071171, 10);
});

test('one-sided tests have half the p value or its rest, and an open limit', () => {
  const less = meanTest(-1.58, ERROR, 'less', 0.95);
  const greater = meanTest(-1.58, ERROR, 'greater', 0.95);
  expect(less.pValue).toBeCloseTo(0.0793941401873582 / 2, 10);
  expect(greater.pValue).toBeCloseTo(1 - 0.0793941401873582 / 2, 10);
  expect([less.lower, greater.upper]).toEqual([null, null]);
  expect(less.upper).toBeCloseTo(-0.1066185, 7);
  expect(greater.lower).toBeCloseTo(-3.0533815, 7);
});
