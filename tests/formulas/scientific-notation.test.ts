import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { decimalDigits } from '#workers/formulas/scientific-notation.ts';

const BLANK = { number: '', significantFigures: null, unit: '' };
const FIGURES = 'Significant figures must be a whole number from 1 to 15';
const NO_NUMBER = 'Please enter a number such as 0.00052, 5.2e-4 or 5.2 x 10^-4';
const TOO_FAR = 'The exponent must lie between -300 and 300';

refuses(formula, [
  [BLANK, 'Please fill in all required fields', 'number'],
  [{ ...BLANK, number: 'x', significantFigures: Number.NaN }, 'Invalid input values', 'significantFigures'],
  [{ ...BLANK, number: '5,2,1', significantFigures: 0 }, NO_NUMBER, 'number'],
  [{ ...BLANK, number: '5.2', significantFigures: 0 }, FIGURES, 'significantFigures'],
  [{ ...BLANK, number: '5.2', significantFigures: 16 }, FIGURES, 'significantFigures'],
  [{ ...BLANK, number: '5.2', significantFigures: 2.5 }, FIGURES, 'significantFigures'],
  [{ ...BLANK, number: '5.2', significantFigures: 1e9 }, FIGURES, 'significantFigures'],
  [{ ...BLANK, number: '1e301' }, TOO_FAR, 'number'],
  [{ ...BLANK, number: '1e-301' }, TOO_FAR, 'number'],
  [{ ...BLANK, number: '9.96e300', significantFigures: 2 }, TOO_FAR, 'number'],
  [{ ...BLANK, number: '1e99999999999999999999' }, TOO_FAR, 'number'],
]);

accepts(formula, [
  [
    { number: ' 5.2e-4 ', significantFigures: 3, unit: ' m ' },
    { number: '5.2e-4', significantFigures: 3, unit: 'm' },
  ],
  [{ ...BLANK, number: '9.94e300' }, { number: '9.94e300' }],
]);

describe('rounded on the digits', () => {
  test.each([
    ['2.5', 1, '3'],
    ['-2.5', 1, '-3'],
    ['1.005', 3, '1.01'],
    ['9.996', 3, '10.0'],
    ['0.0999', 2, '0.10'],
    ['1249', 2, '1200'],
    ['5', 4, '5.000'],
  ])('%s to %i figures is %s', (number, significantFigures, standard) => {
    expect(computed(formula, { number, significantFigures }).standard).toBe(standard);
  });
});

describe('forms', () => {
  test('one to three digits stand before the point in engineering form', () => {
    expect(computed(formula, { number: '123456', unit: 'V' })).toMatchObject({
      scientific: '1.23456 × 10^5',
      engineering: '123.456 × 10^3',
      siPrefix: '123.456 kV',
    });
    expect(computed(formula, { number: '0.02', unit: 'g' })).toMatchObject({
      engineering: '20 × 10^-3',
      siPrefix: '20 mg',
    });
  });

  test('prefixes end at quecto and quetta', () => {
    const withPrefix = (number: string) => computed(formula, { number, unit: 'm' }).siPrefix;
    expect(withPrefix('1e-30')).toBe('1 qm');
    expect(withPrefix('1e-31')).toBeNull();
    expect(withPrefix('999e30')).toBe('999 Qm');
    expect(withPrefix('1e33')).toBeNull();
  });

  test('zero keeps its unit and has no order of magnitude', () => {
    expect(computed(formula, { number: '0.00', significantFigures: 3, unit: 'm' })).toMatchObject({
      siPrefix: '0 m',
      orderOfMagnitude: null,
    });
  });

  test('figures that were asked for settle what zeros mean', () => {
    expect(computed(formula, { number: '1200' }).ambiguous).toBe(true);
    expect(computed(formula, { number: '1200', significantFigures: 3 })).toMatchObject({
      ambiguous: false,
      scientific: '1.20 × 10^3',
    });
  });
});

test('every form is the same number as that which was typed', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
      const { standard, eNotation } = computed(formula, { number: String(value) });
      expect(Number(standard)).toBe(value === 0 ? 0 : value);
      expect(Number(eNotation)).toBe(value === 0 ? 0 : value);
    }),
  );
});

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
