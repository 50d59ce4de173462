import { expect, test } from 'vitest';
import { amountOf } from '#src/site/pages/calculator/form/PresetItems.tsx';

test.each([
  [44, '1', '44'],
  [14.2, '3', '42.6'],
  [60, '0.5', '30'],
  [60, '1,5', '90'],
  [5, ' 12 ', '60'],
])('%d g, %s times', (each, howMany, amount) => {
  expect(amountOf(each, howMany)).toBe(amount);
});

test.each(['', '0', '-1', 'two', '1e999', '1/2'])("'%s' items are not an amount", (howMany) => {
  expect(amountOf(44, howMany)).toBeNull();
});
