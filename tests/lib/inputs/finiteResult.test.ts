import { expect, test } from 'vitest';
import { acceptFiniteResult } from '#workers/lib/inputs/finiteResult.ts';

test('accepts finite numbers, texts and nulls at any depth', () => {
  const result = { mean: 3, groups: [{ name: 'A', limits: { lower: null, upper: -1e300 } }] };
  expect(acceptFiniteResult('input', result, 'data')).toEqual({ ok: true, input: 'input' });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d wherever it is', (number) => {
  const message = 'Please enter values whose result is not beyond all numbers';
  const issues = [{ message, path: 'data' }];
  expect(acceptFiniteResult('input', { groups: [{ mean: number }] }, 'data')).toEqual({ ok: false, issues });
});
