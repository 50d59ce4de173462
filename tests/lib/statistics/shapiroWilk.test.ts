import { expect, test } from 'vitest';
import { shapiroWilk } from '#workers/lib/statistics/shapiroWilk.ts';

/** Values of R's shapiro.test, as SciPy's port of the same algorithm prints them. */
test.each<[string, number[], number, number]>([
  ['three values', [1.2, 3.4, 4.1], 0.9181222707423579, 0.44576086027055817],
  ['four values', [1.0, 2.0, 4.0, 4.5], 0.9156860679675836, 0.5130400900610478],
  ['five values', [1.0, 2.0, 4.0, 4.5, 9.0], 0.9176043783773958, 0.5146046946850618],
  ['six values', [3.9, 4.2, 4.8, 5.1, 5.5, 6.0], 0.975865513082128, 0.9292581896024795],
  ['eleven values', [1.0, 1.0, 2.0, 3.0, 3.0, 4.0, 5.0, 5.0, 5.0, 6.0, 9.0], 0.9365040049211727, 0.4803108457875991],
  [
    'twelve values',
    [1.0, 1.0, 2.0, 3.0, 3.0, 4.0, 5.0, 5.0, 5.0, 6.0, 8.0, 9.0],
    0.9465482233956884,
    0.5871962503276015,
  ],
  [
    'forty squares',
    [
      1.0, 4.0, 9.0, 16.0, 25.0, 36.0, 49.0, 64.0, 81.0, 100.0, 121.0, 144.0, 169.0, 196.0, 225.0, 256.0, 289.0, 324.0,
      361.0, 400.0, 441.0, 484.0, 529.0, 576.0, 625.0, 676.0, 729.0, 784.0, 841.0, 900.0, 961.0, 1024.0, 1089.0, 1156.0,
      1225.0, 1296.0, 1369.0, 1444.0, 1521.0, 1600.0,
    ],
    0.8992901087564209,
    0.0018230487496147536,
  ],
])('%s', (_, sorted, statistic, pValue) => {
  const found = shapiroWilk(sorted);
  expect(found?.statistic).toBeCloseTo(statistic, 8);
  expect((found?.pValue ?? 0) / pValue).toBeCloseTo(1, 6);
});

test('has no value for few, many or equal values, or a range beyond all numbers', () => {
  expect(shapiroWilk([1, 2])).toBeNull();
  expect(shapiroWilk([2, 2, 2])).toBeNull();
  expect(shapiroWilk(Array.from({ length: 5001 }, (_, at) => at))).toBeNull();
  expect(shapiroWilk([-1e308, 0, 1e308])).toBeNull();
});

test('two equal values out of three, and a row far from normal', () => {
  expect(shapiroWilk([1, 1, 2])?.statistic).toBeCloseTo(0.75, 12);
  expect(shapiroWilk([1, 1, 2])?.pValue).toBeCloseTo(0, 7);
  expect(shapiroWilk([0, 0, 0, 0, 0, 0, 1e9])?.pValue).toBeLessThan(1e-5);
});
