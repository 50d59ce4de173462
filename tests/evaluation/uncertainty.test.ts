/** Propagation of uncertainties: cases with known answers, and the worked example H.2 of the GUM. */
import { expect, test } from 'vitest';
import { uncertainties } from '#workers/evaluation/uncertainty.ts';

type Formula = (...x: readonly number[]) => number;

async function propagate(
  formulas: readonly Formula[],
  pairs: readonly (readonly [number, number])[],
  correlations?: readonly (readonly number[])[],
) {
  const question = {
    values: pairs.map(([value]) => value),
    standardUncertainties: pairs.map(([, spread]) => spread),
    ...(correlations === undefined ? {} : { correlations }),
    seed: 1,
  };
  return uncertainties(
    async (x) => formulas.map((f) => f(...x)),
    question,
    formulas.length,
    () => {},
  );
}

test('a sum is linear, with shares of the variance and the interval of a normal variable', async () => {
  const [found] = await propagate(
    [(a = 0, b = 0) => a + b],
    [
      [10, 3],
      [20, 4],
    ],
  );
  expect(found).toMatchObject({ method: 'linear', refusedDraws: 0 });
  expect(found?.standardUncertainty).toBeCloseTo(5, 10);
  expect(found?.shares[0]).toBeCloseTo(0.36, 10);
  expect(found?.upper).toBeCloseTo(30 + 5 * 1.959963984540054, 10);
});

test('an input that is used twice cancels, and one that is exact gives 0', async () => {
  const [difference, square] = await propagate(
    [(a = 0) => a - a, (_a, b = 0) => b ** 2],
    [
      [10, 3],
      [3, 0],
    ],
  );
  expect(difference).toMatchObject({ method: 'linear', standardUncertainty: 0 });
  expect(square).toMatchObject({ method: 'linear', standardUncertainty: 0 });
});

test('fully correlated inputs of a difference cancel; impossible correlations have no answer', async () => {
  const pairs = [
    [10, 3],
    [4, 3],
  ] as const;
  const difference: Formula = (a = 0, b = 0) => a - b;
  const [full] = await propagate([difference], pairs, [
    [1, 1],
    [1, 1],
  ]);
  expect(full?.standardUncertainty).toBeCloseTo(0, 10);
  const impossible = [
    [1, 2],
    [2, 1],
  ];
  expect(await propagate([difference], pairs, impossible)).toEqual([null]);
});

test('where one figure is curved and the other straight, only the curved one is drawn: a square at 0 has the deviation √2', async () => {
  const [square, itself] = await propagate([(a = 0) => a ** 2, (a = 0) => a], [[0, 1]]);
  expect(square?.method).toBe('simulation');
  expect(Math.abs((square?.standardUncertainty ?? 0) - Math.SQRT2)).toBeLessThan(0.1);
  expect(square?.lower).toBeGreaterThanOrEqual(0);
  expect(itself).toMatchObject({ method: 'linear', standardUncertainty: 1 });
});

test('what is curved only when two inputs move together is noticed', async () => {
  const [product] = await propagate(
    [(a = 0, b = 0) => a * b],
    [
      [0, 1],
      [0, 1],
    ],
  );
  expect(product?.method).toBe('simulation');
});

test('the same seed gives the same draws', async () => {
  const once = await propagate([(a = 0) => a ** 2], [[0, 1]]);
  expect(await propagate([(a = 0) => a ** 2], [[0, 1]])).toEqual(once);
});

test('draws that are refused are counted; without any value there is no uncertainty', async () => {
  const [found] = await propagate([(a = 0) => (a < 0 ? Number.NaN : a)], [[1, 1]]);
  expect(found?.method).toBe('simulation');
  expect(Math.abs((found?.refusedDraws ?? 0) / 10_000 - 0.1587)).toBeLessThan(0.02);
  expect(await propagate([() => Number.NaN], [[1, 1]])).toEqual([null]);
});

test('resistance, reactance and impedance of the GUM, H.2, from the five readings of each (source: gum2008, tables H.2 to H.4)', async () => {
  const readings = [
    [5.007, 4.994, 5.005, 4.99, 4.999],
    [0.019663, 0.019639, 0.01964, 0.019685, 0.019678],
    [1.0456, 1.0438, 1.0468, 1.0428, 1.0433],
  ];
  const means = readings.map((row) => row.reduce((sum, value) => sum + value, 0) / row.length);
  const from = readings.map((row, index) => row.map((value) => value - (means[index] ?? 0)));
  const products = from.map((one) =>
    from.map((other) => one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)),
  );
  const sums = products.map((row, index) => row[index] ?? 0);
  const pairs = means.map((mean, index) => [mean, Math.sqrt((sums[index] ?? 0) / 20)] as const);
  const correlations = products.map((row, one) =>
    row.map((value, other) => value / Math.sqrt((sums[one] ?? 0) * (sums[other] ?? 0))),
  );
  const found = await propagate(
    [
      (v = 0, i = 0, phase = 0) => (v / i) * Math.cos(phase),
      (v = 0, i = 0, phase = 0) => (v / i) * Math.sin(phase),
      (v = 0, i = 0) => v / i,
    ],
    pairs,
    correlations,
  );
  const [resistance = 0, reactance = 0, impedance = 0] = found.map((each) => each?.standardUncertainty);
  expect(resistance.toFixed(3)).toBe('0.071');
  // The example prints 0.295; its readings give 0.2956 where nothing is rounded on the way.
  expect(Math.abs(reactance - 0.295)).toBeLessThan(0.001);
  expect(impedance.toFixed(3)).toBe('0.236');
});
