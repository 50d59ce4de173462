import { expect, test } from 'vitest';
import { wallaceTm } from '#workers/formulas/annealing-temperature.ts';

test.each([
  [{ at: 0, gc: 0 }, 0],
  [{ at: 6, gc: 4 }, 28],
  [{ at: 11, gc: 9 }, 58],
])('2 °C for A and T, 4 °C for G and C: %o', (counts, celsius) => {
  expect(wallaceTm(counts)).toBe(celsius);
});
