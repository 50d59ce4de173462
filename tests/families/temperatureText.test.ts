import { expect, test } from 'vitest';
import { readingWritten, typedText } from '#src/calculators/families/temperatureText.ts';

test.each([
  [298.15, 'auto', '25', '298.15'],
  [298.15, 'auto', '25.00', '298.15'],
  [298.15, 'as-typed', '25.00', '298.15'],
  // 310.15 is stored below itself; its half rounds up all the same.
  [310.15, 'as-typed', '37.0', '310.2'],
  [-459.67, 'as-typed', '0', '-460'],
  [-0.5, 'as-typed', '1', '-1'],
  [-0.4, 'as-typed', '1', '0'],
  [32, 'as-typed', '0.00', '32.00'],
  [300, 'auto', '26.85', '300'],
  [22.2222222222, 'auto', '72', '22.22'],
  [22.2222222222, 'auto', '72.00', '22.222'],
  [150, 'as-typed', '1.5e2', '150'],
  [0.123456, 'as-typed', '1.5e-2', '0.123'],
  [1e30, 'as-typed', '1e30', '1e+30'],
  [273.15, '4', '0', '273.1'],
] as const)('%d with %s of %s', (value, digits, typed, text) => {
  expect(readingWritten(value, { digits, value: typed }, { significantFigures: 1 }).text).toBe(text);
});

test('the scale of the number has its text', () => {
  expect(['25.00', '−40', ' +98,6 ', '1 000'].map(typedText)).toEqual(['25.00', '-40', '98.6', '1000']);
});
