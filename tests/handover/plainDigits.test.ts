import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDigits } from '#src/engine/handover/plainDigits.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';

test.each([
  [180.15588, '180.15588'],
  [0.1 + 0.2, '0.3'],
  [1.5e-7, '0.00000015'],
  [-2.5e-9, '-0.0000000025'],
  [1e21, '1000000000000000000000'],
  [-1.25e22, '-12500000000000000000000'],
  [0, '0'],
])('%d is %s', (value, text) => {
  expect(plainDigits(value)).toBe(text);
});

test('any number is read as itself to 15 digits, and has no exponent', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e307, max: 1e307 }), (value) => {
      const text = plainDigits(value);
      expect(text).toMatch(/^-?\d+(?:\.\d+)?$/);
      expect(Math.abs(Number(readNumber(text)) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14 + 1e-323);
    }),
  );
});
