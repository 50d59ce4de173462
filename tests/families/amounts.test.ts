import { describe, expect, test } from 'vitest';
import { amountFigure, amountText } from '#src/families/amounts.ts';

describe('amountText', () => {
  test.each([
    [0, 4, '0.0000'],
    [0.4250123, 4, '0.4250'],
    [0.001, 4, '0.0010'],
    [0.00099, 4, '9.900e-4'],
    [-0.5, 4, '-0.5000'],
    [-2e-7, 4, '-2.000e-7'],
    [249.677, 3, '249.677'],
    [1e9, 3, '1.000e+9'],
    [999999999, 3, '999999999.000'],
  ])('%d with %i decimals reads %s', (value, decimals, text) => {
    expect(amountText(value, decimals)).toBe(text);
  });
});

test('a figure has its unit, and words where there is no value', () => {
  expect(amountFigure('mass', 'Mass', 1.5, { decimals: 3, unit: 'g' })).toEqual({
    field: 'mass',
    label: 'Mass',
    value: 1.5,
    text: '1.500',
    unit: 'g',
  });
  expect(amountFigure('mass', 'Mass', null, { decimals: 3, unit: 'g', missing: 'in excess' })).toEqual({
    field: 'mass',
    label: 'Mass',
    value: null,
    text: 'in excess',
  });
});
