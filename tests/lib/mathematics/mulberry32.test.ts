import { expect, test } from 'vitest';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';

test('the first five numbers of seed 1', () => {
  const next = mulberry32(1);
  expect(Array.from({ length: 5 }, next)).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522, 0.9810509674716741, 0.9683778982143849,
  ]);
});

test('the seed alone decides, up to the largest one', () => {
  for (const seed of [0, 7, 4294967295]) {
    const first = mulberry32(seed)();
    expect(mulberry32(seed)()).toBe(first);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(1);
  }
  expect(mulberry32(0)()).not.toBe(mulberry32(4294967295)());
});
