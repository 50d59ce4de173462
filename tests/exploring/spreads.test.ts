import { expect, test } from 'vitest';
import { readSpread } from '#src/engine/exploring/spreads.ts';

test.each([
  ['0.2', 5, 0.2],
  ['± 0.2', 5, 0.2],
  ['+/- 0,2', 5, 0.2],
  ['4 %', 5, 0.2],
  ['4%', -5, 0.2],
  ['1e-3', 5, 0.001],
  ['0', 5, 0],
])('%s of %d', (text, value, spread) => {
  expect(readSpread(text, value)).toBeCloseTo(spread, 12);
});

test('blank is exact, and what is no uncertainty is unreadable', () => {
  expect(readSpread('  ', 5)).toBeNull();
  for (const text of ['-1', 'much', '0.2 g', '4 % %', '1.2.3', '±']) expect(readSpread(text, 5)).toBeNaN();
});
