import { expect, test } from 'vitest';
import { printedRangeTail } from '#workers/lib/statistics/rangeByQuadrature.ts';
import { studentizedRange } from '#workers/lib/statistics/studentizedRange.ts';

test('what R 4.2.2 prints, with its error', () => {
  const q = 9 * Math.sqrt(3);
  expect(printedRangeTail(q, 3, 6) / 8.1815980917499e-5).toBeCloseTo(1, 7);
  expect(printedRangeTail(q, 3, 4) / 0.000857639334062466).toBeCloseTo(1, 8);
});

test.each([3, 20, 101, 900, 6000, 30_000])('near the exact tail for %d degrees of freedom', (freedom) => {
  for (const q of [0.5, 3, 6])
    expect(printedRangeTail(q, 4, freedom)).toBeCloseTo(studentizedRange(4).tails(q, freedom).upper, 4);
});

test('never below 0', () => {
  expect(printedRangeTail(100, 3, 50)).toBeGreaterThanOrEqual(0);
});
