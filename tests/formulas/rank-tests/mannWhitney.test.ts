import { expect, test } from 'vitest';
import { mannWhitney } from '#workers/formulas/rank-tests/mannWhitney.ts';

const first = Array.from({ length: 40 }, (_, i) => ((i * 37) % 101) / 4);
const second = Array.from({ length: 35 }, (_, i) => ((i * 53) % 97) / 4 + 1);

test('75 values with ties, against scipy.stats.mannwhitneyu and sorted differences', () => {
  const result = mannWhitney(first, second, 'two-sided', 0.95);
  expect(result.statistic).toBe(713.5);
  expect(result.normal.pValue / 0.8901840913066233).toBeCloseTo(1, 10);
  expect(mannWhitney(first, second, 'less', 0.95).normal.pValueUncorrected / 0.5570056340019287).toBeCloseTo(1, 10);
  expect(result.hodgesLehmann).toEqual({ estimate: 0.25, lower: -3.25, upper: 3.75 });
  expect(result).toMatchObject({ pValueMethod: 'normal', exactPValue: null });
});

test('exchanging the groups turns everything round', () => {
  const [one, other] = [mannWhitney([1, 2, 2], [2, 5], 'greater', 0.9), mannWhitney([2, 5], [1, 2, 2], 'less', 0.9)];
  expect(one.pValue).toBeCloseTo(other.pValue, 12);
  expect(one.statistic + other.statistic).toBe(6);
  expect(one.rankBiserial).toBeCloseTo(-other.rankBiserial, 12);
  expect(one.hodgesLehmann.estimate).toBe(-other.hodgesLehmann.estimate);
});

test('50,000 against 50,000 values are compared without writing down their differences', () => {
  const values = Array.from({ length: 50_000 }, (_, i) => Math.sin(i) * 10);
  const { hodgesLehmann } = mannWhitney(
    values,
    values.map((value) => value + 1),
    'two-sided',
    0.95,
  );
  expect(hodgesLehmann.estimate).toBeCloseTo(-1, 6);
});
