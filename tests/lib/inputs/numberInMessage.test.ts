import { expect, test } from 'vitest';
import { numberInMessage } from '#workers/lib/inputs/numberInMessage.ts';

test.each([
  [11, '11'],
  [10.5, '10.5'],
  [1.236, '1.24'],
  [0.001, '0'],
  [110.00000000000001, '110'],
])('%d is said as %s', (value, text) => {
  expect(numberInMessage(value)).toBe(text);
});
