import { expect, test } from 'vitest';
import { kitchenAmount } from '#src/calculators/recipe-scaler/kitchenAmount.ts';

test.each([
  [1.25, 'tsp', '1 ¼'],
  [0.34, 'cup', '⅓'],
  [0.13, 'cups', '0.13'],
  [2.95, 'Tbsp', '3'],
  [2.05, 'tbsp', '2'],
  [0.1, 'tsp', '0.1'],
  [0.125, 'cup', '0.125'],
  [123.456, 'cup', '123'],
  [202.84, 'g', '203'],
  [7.5, '', '7.5'],
])('%d %s is shown as %s', (amount, unit, text) => {
  expect(kitchenAmount(amount, unit).text).toBe(text);
});
