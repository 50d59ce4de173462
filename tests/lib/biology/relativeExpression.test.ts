import { expect, test } from 'vitest';
import { normalized, relativeQuantity } from '#workers/formulas/relative-expression.ts';

const doubling = { factor: 2, standardError: 0 };

test('a cycle earlier is twice the quantity', () => {
  const { value, variance } = relativeQuantity(
    { meanCt: 20, standardError: 0.1 },
    { meanCt: 21, standardError: 0.2 },
    doubling,
    false,
  );
  expect(Math.exp(value)).toBeCloseTo(2, 12);
  expect(variance).toBeCloseTo((Math.LN2 * 0.1) ** 2, 12);
});

test('the error of the control counts where it is asked for, and an unknown error stays unknown', () => {
  const [sample, control] = [
    { meanCt: 20, standardError: 0.1 },
    { meanCt: 21, standardError: 0.2 },
  ];
  expect(relativeQuantity(sample, control, doubling, true).variance).toBeCloseTo(Math.LN2 ** 2 * 0.05, 12);
  expect(relativeQuantity({ ...sample, standardError: null }, control, doubling, false).variance).toBeNull();
});

test('two references count as their geometric mean, with half of the error each', () => {
  const { value, variance } = normalized({ value: Math.log(12), variance: 0.01 }, [
    { value: Math.log(2), variance: 0.04 },
    { value: Math.log(8), variance: 0.04 },
  ]);
  expect(Math.exp(value)).toBeCloseTo(3, 12);
  expect(variance).toBeCloseTo(0.03, 12);
  expect(normalized({ value: 0, variance: 0.01 }, [{ value: 0, variance: null }]).variance).toBeNull();
});
