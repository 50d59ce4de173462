import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beyondRounding,
  fitMichaelisMenten,
  type RatePoint,
  rateAt,
  residualSumOfSquares,
} from '#workers/formulas/enzyme-kinetics/michaelisMenten.ts';

function points(...pairs: readonly (readonly [number, number])[]): readonly RatePoint[] {
  return pairs.map(([substrate, velocity]) => ({ substrate, velocity }));
}

/** Puromycin, treated cells: the benchmark of the textbooks, fitted by R's nls. */
const PUROMYCIN = points(
  [0.02, 76],
  [0.02, 47],
  [0.06, 97],
  [0.06, 107],
  [0.11, 123],
  [0.11, 139],
  [0.22, 159],
  [0.22, 152],
  [0.56, 191],
  [0.56, 201],
  [1.1, 207],
  [1.1, 200],
);

test('the law: half of Vmax at Km', () => {
  expect(rateAt({ vmax: 100, km: 5 }, 5)).toBe(50);
  expect(rateAt({ vmax: 100, km: 5 }, 0)).toBe(0);
});

describe('non-linear fit', () => {
  test.each([
    { vmax: 195.8, km: 0.0484 },
    { vmax: 100, km: 0.001 },
    { vmax: 500, km: 1 },
  ])('finds the benchmark and its standard errors from %j', (start) => {
    const fit = fitMichaelisMenten(PUROMYCIN, start);
    expect(fit?.vmax).toBeCloseTo(212.68374314253603, 3);
    expect(fit?.km).toBeCloseTo(0.06412128168156704, 6);
    expect(fit?.vmaxStandardError).toBeCloseTo(6.947155160040721, 4);
    expect(fit?.kmStandardError).toBeCloseTo(0.008280949498480352, 6);
    expect(fit?.residualSumOfSquares).toBeCloseTo(1195.4488144393592, 4);
  });

  test('finds the constants that exact points were made of', () => {
    const constant = fc.double({ min: 0.5, max: 200, noNaN: true });
    fc.assert(
      fc.property(constant, constant, (vmax, km) => {
        const exact = [0.2, 0.5, 1, 2, 5].map((times) => ({
          substrate: times * km,
          velocity: rateAt({ vmax, km }, times * km),
        }));
        const fit = fitMichaelisMenten(exact, { vmax: vmax * 1.3, km: km * 0.6 });
        expect((fit?.vmax ?? 0) / vmax).toBeCloseTo(1, 7);
        expect((fit?.km ?? 0) / km).toBeCloseTo(1, 7);
      }),
    );
  });

  test('residuals from rounding of exact points count as 0', () => {
    const fit = fitMichaelisMenten(points([1, 1], [2, 1.5], [4, 2]), { vmax: 2.5, km: 1.5 });
    expect(fit).toMatchObject({ residualSumOfSquares: 0, vmaxStandardError: 0, kmStandardError: 0 });
    const nearly = fitMichaelisMenten(points([1, 1], [2, 1.5], [4, 2.000_000_1]), { vmax: 2.5, km: 1.5 });
    expect(nearly?.residualSumOfSquares).toBeGreaterThan(0);
    expect(nearly?.kmStandardError).toBeGreaterThan(0);
  });

  test('squares beyond a double are not mistaken for rounding', () => {
    expect(beyondRounding(1, points([1, 1e200]))).toBe(1);
    expect(beyondRounding(1e-30, points([1, 2]))).toBe(0);
  });

  test('no other constants nearby fit better', () => {
    const velocity = fc.double({ min: 5, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.array(velocity, { minLength: 4, maxLength: 4 }), (velocities) => {
        const data = velocities.map((each, index) => ({ substrate: 2 ** index, velocity: each }));
        const fit = fitMichaelisMenten(data, { vmax: Math.max(...velocities), km: 2 });
        if (fit === null) return;
        for (const [byVmax, byKm] of [
          [1.001, 1],
          [0.999, 1],
          [1, 1.001],
          [1, 0.999],
        ] as const) {
          const near = { vmax: fit.vmax * byVmax, km: fit.km * byKm };
          expect(residualSumOfSquares(data, near)).toBeGreaterThanOrEqual(fit.residualSumOfSquares * (1 - 1e-9));
        }
      }),
    );
  });

  test('an integer weight counts as that many measurements', () => {
    const times = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 12, maxLength: 12 });
    const start = { vmax: 200, km: 0.05 };
    fc.assert(
      fc.property(times, (weights) => {
        const repeated = PUROMYCIN.flatMap((point, index) => Array.from({ length: weights[index] ?? 0 }, () => point));
        const [weighted, plain] = [fitMichaelisMenten(PUROMYCIN, start, weights), fitMichaelisMenten(repeated, start)];
        expect(weighted?.vmax).toBeCloseTo(plain?.vmax ?? Number.NaN, 3);
        expect(weighted?.km).toBeCloseTo(plain?.km ?? Number.NaN, 6);
        expect(weighted?.residualSumOfSquares).toBeCloseTo(plain?.residualSumOfSquares ?? Number.NaN, 4);
      }),
    );
  });

  test('two points fit without a standard error', () => {
    const fit = fitMichaelisMenten(points([1, 2], [4, 4]), { vmax: 5, km: 1 });
    expect(fit?.vmax).toBeCloseTo(6, 6);
    expect(fit?.km).toBeCloseTo(2, 6);
    expect(fit).toMatchObject({ vmaxStandardError: null, kmStandardError: null });
  });

  test('does not converge where velocities rise ever faster, and returns null on overflow', () => {
    expect(fitMichaelisMenten(points([1, 1], [2, 4], [3, 9], [4, 16]), { vmax: 10, km: 2 })).toBeNull();
    expect(fitMichaelisMenten(points([1, 1e200], [2, 1.5e200], [4, 2e200]), { vmax: 1e200, km: 1 })).toBeNull();
  });
});
