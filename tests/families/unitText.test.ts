import { expect, test } from 'vitest';
import { unitWritten } from '#src/calculators/families/unitText.ts';

test.each([
  [1.609344, 'auto', '1', 1, '1.60934'],
  [42.1648128, 'auto', '26.2', 3, '42.16'],
  [42.1648128, 'as-typed', '26.2', 3, '42.2'],
  [1.5, 'as-typed', '1.500', 4, '1.500'],
  [42_164_812.8, 'auto', '26.2', 3, '42160000'],
  [0.3048, 'full', '1', 1, '0.3048'],
  [1.5, 'as-typed', '1.5'.padEnd(40, '0'), 40, '1.50000000000000'],
  [2 / 3, 'full', '1', 1, '0.666666666666667'],
  [2 / 3, '2', '1', 1, '0.67'],
  [2.54e-10, 'auto', '1.234567', 7, '2.54e-10'],
  [3e12, 'auto', '3', 1, '3e+12'],
  [-0, 'auto', '0', 1, '0'],
  [-40, 'auto', '-40', 2, '-40'],
  [1e-6, 'auto', '1', 1, '0.000001'],
] as const)('%d with %s figures of %s', (value, digits, typed, significantFigures, text) => {
  expect(unitWritten(value, { digits, value: typed }, { significantFigures }).text).toBe(text);
});

test('zeros at the end of a whole number may stand for digits that are left out', () => {
  const input = { digits: 'auto', value: '26.2' } as const;
  const places = [42_164_812.8, 42_164.8128, 42.1648128].map(
    (value) => unitWritten(value, input, { significantFigures: 3 }).lastPlace,
  );
  expect(places).toEqual([4, 1, -2]);
});
