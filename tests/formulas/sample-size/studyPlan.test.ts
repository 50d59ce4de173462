import { expect, test } from 'vitest';
import { hasTwoGroups, planOf, type Study } from '#workers/formulas/sample-size/studyPlan.ts';

const study: Study = {
  design: 'two-means',
  significance: 0.05,
  sides: 2,
  effect: 0.5,
  proportions: [0.5, 0.75],
  groups: 4,
  ratio: 1.5,
  given: null,
};

test('the second group follows the ratio, rounded up', () => {
  const plan = planOf(study, 1);
  expect([plan?.secondOf(3), plan?.totalOf(3), plan?.secondOf(1)]).toEqual([5, 8, 2]);
  expect(hasTwoGroups('anova')).toBe(false);
});

test('given sizes are kept as they are', () => {
  const plan = planOf({ ...study, ratio: 7 / 3, given: [3, 7] }, 1);
  expect(plan?.secondOf(3)).toBe(7);
});

test('several groups add up, and have the size of Cohen’s tables', () => {
  const plan = planOf({ ...study, design: 'anova', effect: 0.25 }, 1);
  expect([plan?.firstFor(0.8), plan?.totalOf(45)]).toEqual([45, 180]);
});

test('an effect that cannot be has no plan', () => {
  expect(planOf({ ...study, design: 'two-proportions', proportions: [0.1, 0.9] }, 1.25)).toBeNull();
  expect(planOf({ ...study, design: 'correlation', effect: 0.9 }, 1.25)).toBeNull();
});

test('more than a million in the larger group are no plan', () => {
  expect(planOf({ ...study, effect: 0.005, ratio: 1 }, 1)?.firstFor(0.8)).not.toBeNull();
  expect(planOf({ ...study, effect: 0.005, ratio: 10 }, 1)?.firstFor(0.8)).toBeNull();
});
