import { expect, test } from 'vitest';
import { integrateOverLine } from '#workers/lib/statistics/integrateOverLine.ts';

test('a bell, wherever it stands and however small it is', () => {
  const root = Math.sqrt(2 * Math.PI);
  expect(integrateOverLine((x) => -(x * x) / 2, 0.4, [-5, 5])).toBeCloseTo(root, 13);
  expect(integrateOverLine((x) => -((x - 3.21) ** 2) / 2 - 500, 0.4, [-30, 30]) / (root * Math.exp(-500))).toBeCloseTo(
    1,
    12,
  );
});

test('a skewed hump: the gamma function', () => {
  expect(integrateOverLine((u) => 5 * u - Math.exp(u), 0.1, [-30, 5])).toBeCloseTo(24, 11);
});
