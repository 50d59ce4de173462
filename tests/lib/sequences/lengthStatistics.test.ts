import { expect, test } from 'vitest';
import { lengthStatistics } from '#workers/formulas/all-records.ts';

test('ten contigs, worked by hand', () => {
  // 100 + 90 + 80 hold 270 of 490 letters; 441 are nine tenths, reached with the 40.
  const lengths = Float64Array.from([10, 20, 30, 40, 50, 70, 80, 90, 100, 0]);
  expect(lengthStatistics(lengths)).toEqual({
    total: 490,
    mean: 49,
    median: 45,
    shortest: 0,
    longest: 100,
    n50: 80,
    n90: 30,
    l50: 3,
  });
  expect([...lengths]).toEqual([10, 20, 30, 40, 50, 70, 80, 90, 100, 0]);
});

test('one, and none', () => {
  const one = { total: 7, mean: 7, median: 7, shortest: 7, longest: 7, n50: 7, n90: 7, l50: 1 };
  expect(lengthStatistics(Float64Array.of(7))).toEqual(one);
  expect(lengthStatistics(Float64Array.of(0, 0))).toMatchObject({ total: 0, n50: 0, l50: 1 });
  expect(lengthStatistics(new Float64Array(0))).toBeNull();
});

test('exactly half is enough', () => {
  expect(lengthStatistics(Float64Array.of(5, 3, 2))).toMatchObject({ n50: 5, l50: 1, n90: 2 });
});
