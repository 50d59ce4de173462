import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compoundedDoublingTime,
  compoundedPopulation,
  exponentialDoublingTime,
  exponentialPopulation,
  inflectionTime,
  logisticDoublingTime,
  logisticPopulation,
} from '#workers/lib/biology/populationModels.ts';

const rates = fc.double({ min: 0.001, max: 2, noNaN: true });
const starts = fc.double({ min: 0.1, max: 490, noNaN: true });
const K = 1000;

describe('exponential growth', () => {
  test('doubles in its doubling time', () => {
    fc.assert(
      fc.property(rates, (rate) => {
        expect(exponentialPopulation(7, rate, exponentialDoublingTime(rate) ?? 0)).toBeCloseTo(14, 9);
        expect(compoundedPopulation(7, rate, compoundedDoublingTime(rate) ?? 0)).toBeCloseTo(14, 9);
      }),
    );
  });

  test('has no doubling time unless it grows', () => {
    expect([exponentialDoublingTime(0), exponentialDoublingTime(-0.1), compoundedDoublingTime(0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('of an empty population stays 0 at any rate', () => {
    expect(exponentialPopulation(0, 1e6, 1e6)).toBe(0);
  });

  test('once per unit cannot lose more than the whole population', () => {
    expect(compoundedPopulation(5, -1, 3)).toBe(0);
    expect(compoundedPopulation(5, -1.5, 3)).toBeNull();
    expect(compoundedPopulation(100, 0.1, 10)).toBeCloseTo(259.3742460100002, 9);
  });
});

describe('logistic growth', () => {
  test('starts where it starts and ends at the capacity', () => {
    fc.assert(
      fc.property(starts, rates, (start, rate) => {
        expect(logisticPopulation(start, rate, K, 0)).toBeCloseTo(start, 9);
        expect(logisticPopulation(start, rate, K, 1e6)).toBeCloseTo(K, 9);
      }),
    );
  });

  test('follows dN/dt = r·N·(1 − N/K)', () => {
    fc.assert(
      fc.property(starts, rates, fc.double({ min: 0.01, max: 20, noNaN: true }), (start, rate, time) => {
        const step = 1e-4;
        const at = (moment: number) => logisticPopulation(start, rate, K, moment);
        const slope = (at(time + step) - at(time - step)) / (2 * step);
        expect(slope).toBeCloseTo(rate * at(time) * (1 - at(time) / K), 3);
      }),
    );
  });

  test('is like unlimited growth while the capacity is far away', () => {
    expect(logisticPopulation(1, 0.1, 1e12, 10)).toBeCloseTo(exponentialPopulation(1, 0.1, 10), 9);
  });

  test('is constant at 0 and at the capacity, and falls from above', () => {
    expect(logisticPopulation(0, 0.5, K, 10)).toBe(0);
    expect(logisticPopulation(K, -5, K, 1e6)).toBe(K);
    expect(logisticPopulation(900, 0.15, 600, 20)).toBeCloseTo(610.1254525395196, 9);
  });

  test('reaches twice the start and half the capacity when it says', () => {
    fc.assert(
      fc.property(starts, rates, (start, rate) => {
        const doubling = logisticDoublingTime(start, rate, K) ?? Number.NaN;
        expect(logisticPopulation(start, rate, K, doubling)).toBeCloseTo(2 * start, 6);
        const half = inflectionTime(start, rate, K) ?? Number.NaN;
        expect(logisticPopulation(start, rate, K, half)).toBeCloseTo(K / 2, 6);
      }),
    );
  });

  test.each([
    ['from half the capacity on', 500, 0.1],
    ['of nobody', 0, 0.1],
    ['without growth', 100, 0],
    ['while shrinking', 100, -0.1],
  ])('has neither time %s', (_, start, rate) => {
    expect(logisticDoublingTime(start, rate, K)).toBeNull();
    expect(inflectionTime(start, rate, K)).toBeNull();
  });
});
