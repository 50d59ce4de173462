import { describe, expect, test } from 'vitest';
import { decimalDigits } from '#workers/formulas/scientific-notation.ts';

describe('digits as typed', () => {
  test.each([
    ['0.00052', '52', -4, 0],
    ['5.2e-4', '52', -4, 0],
    ['5.2 x 10^-4', '52', -4, 0],
    ['5.2×10⁻⁴', '52', -4, 0],
    ['5.2 · 10**+4', '52', 4, 0],
    ['5,2 * 10^3', '52', 3, 0],
    ['1200', '12', 3, 2],
    ['1200.', '1200', 3, 0],
    ['1.200', '1200', 0, 0],
    ['12 000 000', '12', 7, 6],
    ['0,125', '125', -1, 0],
    ['.50', '50', -1, 0],
    ['100e2', '1', 4, 2],
  ])('%s', (text, digits, exponent, uncounted) => {
    expect(decimalDigits(text)).toEqual({ isNegative: false, digits, exponent, uncounted });
  });

  test('a minus of either kind', () => {
    expect(decimalDigits('-7')?.isNegative).toBe(true);
    expect(decimalDigits('−7')?.isNegative).toBe(true);
  });

  test('zero has no digits and no sign', () => {
    expect(decimalDigits('-0.00e5')).toEqual({ isNegative: false, digits: '', exponent: 0, uncounted: 0 });
  });
});

test.each(['', '5,2,1', '1,500', 'five', '5 x 104', '5.2 x 10-4', 'e5', '1e', '--3', '12 00', '.'])(
  "'%s' is no number",
  (text) => {
    expect(decimalDigits(text)).toBeNull();
  },
);
