import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asAddend, asTerm, typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import { decimals, numeral, type WrittenNumber } from '#src/engine/kit/writing.ts';

test.each([
  [1 / 3, '0', '0.33333333'],
  [0.05, '0.2000', '0.05'],
  [0, '0.00', '0'],
  [-0.24224242424, '0.85106', '-0.24224242'],
  [24.148108398, '52495887.8221', '24.148108398'],
  [999999.98765432, '0.0100', '999999.9876543'],
  [7.7520582123456e-12, '3.1e-11', '7.7520582e-12'],
  [1234567890123.25, '5', '1234567890123.25'],
])('%d before %j is carried forward as %s', (value, printed, text) => {
  expect(workingNumber(value, numeral(printed))).toBe(text);
});

test('a sum and a product of the carried numbers give the printed value', () => {
  const sized = fc.double({ min: 1e-4, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(sized, sized, (one, other) => {
      const near = (value: number, { text }: WrittenNumber) => Math.abs(value - Number(text)) <= 0.502 * 10 ** -3;
      const [sum, product] = [decimals(3)(one - other), decimals(3)(one * other)];
      const [inSum, inProduct] = [
        (value: number) => Number(workingNumber(value, sum)),
        (value: number) => Number(workingNumber(value, product)),
      ];
      expect(near(inSum(one) - inSum(other), sum)).toBe(true);
      expect(near(inProduct(one) * inProduct(other), product)).toBe(true);
    }),
  );
});

test.each([
  [37, '37'],
  [1234567.89, '1234567.89'],
  [(75 - 32) / 1.8, '23.8889'],
  [20.000000000000004, '20'],
  [145 / 12, '12.0833'],
  [0, '0'],
])('%d is shown back as %s', (value, text) => {
  expect(typedNumber(value)).toBe(text);
});

test('a negative number has its sign apart from the one before it', () => {
  expect(['-3.5', '3.5', '-1e-7'].map(asTerm)).toEqual(['(−3.5)', '3.5', '(−1e-7)']);
  expect(['-3.5', '3.5'].map(asAddend)).toEqual(['− 3.5', '+ 3.5']);
});
