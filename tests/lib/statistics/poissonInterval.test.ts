import { expect, test } from 'vitest';
import { poissonInterval } from '#workers/lib/statistics/poissonInterval.ts';

test('no event allows up to −ln 0.025', () => {
  expect(poissonInterval(0, 0.95)).toEqual({ lower: 0, upper: expect.closeTo(-Math.log(0.025), 10) });
});

test('10 events, as R’s poisson.test has them', () => {
  const { lower, upper } = poissonInterval(10, 0.95);
  expect(lower).toBeCloseTo(4.795389, 6);
  expect(upper).toBeCloseTo(18.39036, 5);
});
