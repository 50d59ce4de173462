import { expect, test } from 'vitest';
import { intrinsicRate, meanParentAgeAt } from '#workers/formulas/life-table.ts';

test('births at one age have a rate in closed form', () => {
  expect(intrinsicRate([{ age: 2, daughters: 9 }])).toBeCloseTo(Math.log(3), 14);
  expect(intrinsicRate([{ age: 5, daughters: 0.5 }])).toBeCloseTo(-Math.LN2 / 5, 14);
  expect(meanParentAgeAt([{ age: 2, daughters: 9 }], Math.log(3))).toBeCloseTo(2, 12);
});

test('births at the ages 1 and 2 solve a quadratic equation', () => {
  // 1 = 1/λ + 1/λ², the golden ratio
  const births = [
    { age: 1, daughters: 1 },
    { age: 2, daughters: 1 },
  ];
  expect(Math.exp(intrinsicRate(births) ?? 0)).toBeCloseTo((1 + Math.sqrt(5)) / 2, 14);
});

test('no rate without births after age 0, or with too many at age 0', () => {
  expect(intrinsicRate([{ age: 0, daughters: 3 }])).toBeNull();
  expect(
    intrinsicRate([
      { age: 0, daughters: 1 },
      { age: 1, daughters: 1 },
    ]),
  ).toBeNull();
  expect(
    intrinsicRate([
      { age: 0, daughters: 0.5 },
      { age: 1, daughters: 1 },
    ]),
  ).toBeCloseTo(Math.LN2, 14);
});
