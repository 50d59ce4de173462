import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type GenerationTimeInput } from '#workers/formulas/generation-time.ts';

const filled: GenerationTimeInput = { initialCount: 100, finalCount: 800, elapsedTime: 60, timeUnit: 'minutes' };

describe('validate', () => {
  const required = 'Please fill in all required fields';
  const positive = 'All values must be greater than 0';
  const growing = 'Final count must be greater than initial count';

  refuses(formula, [
    [{ ...filled, initialCount: null, elapsedTime: -1 }, required, 'initialCount'],
    [{ ...filled, finalCount: Number.NaN }, required, 'finalCount'],
    [{ ...filled, elapsedTime: null }, required, 'elapsedTime'],
    [{ ...filled, timeUnit: '' }, required, 'timeUnit'],
    [{ ...filled, initialCount: 0 }, positive, 'initialCount'],
    [{ ...filled, finalCount: -5 }, positive, 'finalCount'],
    [{ ...filled, finalCount: 50, elapsedTime: 0 }, positive, 'elapsedTime'],
    [{ ...filled, finalCount: 50 }, growing, 'finalCount'],
    [{ ...filled, finalCount: 100 }, growing, 'finalCount'],
    [
      { ...filled, initialCount: 1e-300, finalCount: 1e300 },
      'Please enter values whose result is not beyond all numbers',
      'elapsedTime',
    ],
  ]);

  accepts(formula, [
    [filled, filled],
    [
      { ...filled, timeUnit: 'hours' },
      { ...filled, timeUnit: 'hours' },
    ],
  ]);
});

describe('compute', () => {
  test('three doublings in an hour', () => {
    const result = computed(formula, filled);
    expect(result).toMatchObject({ generations: 3, generationTime: 20, growthRate: 0.05 });
    expect(result.specificGrowthRate).toBeCloseTo(Math.LN2 / 20, 15);
    expect(result.specificGrowthRatePerHour).toBeCloseTo(3 * Math.LN2, 13);
  });

  test('both ways of the logarithm meet at one doubling, and just below and above it', () => {
    for (const finalCount of [199.999999, 200, 200.000001])
      expect(computed(formula, { ...filled, finalCount }).generations).toBeCloseTo(Math.log2(finalCount / 100), 14);
    expect(computed(formula, { ...filled, finalCount: 200 })).toMatchObject({ generations: 1, generationTime: 60 });
  });

  test('a million-fold increase of E. coli in 400 minutes', () => {
    const result = computed(formula, { ...filled, initialCount: 1e3, finalCount: 1e9, elapsedTime: 400 });
    expect(result.generations).toBeCloseTo(19.931568569324174, 10);
    expect(result.generationTime).toBeCloseTo(20.068666377598745, 10);
  });

  test('counts that differ by one in 10¹⁵ keep their digits', () => {
    const result = computed(formula, { ...filled, initialCount: 1e15, finalCount: 1e15 + 1, elapsedTime: 100 });
    expect(result.generationTime / (100 * Math.LN2 * 1e15)).toBeCloseTo(1, 12);
    expect(result.specificGrowthRate / 1e-17).toBeCloseTo(1, 12);
  });

  test('hours give the hourly rate as it is', () => {
    const { specificGrowthRate, specificGrowthRatePerHour } = computed(formula, { ...filled, timeUnit: 'hours' });
    expect(specificGrowthRatePerHour).toBe(specificGrowthRate);
  });

  test('growing on at that pace leads from the first count to the second', () => {
    const number = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        number,
        fc.double({ min: 1.01, max: 1e6, noNaN: true }),
        number,
        (initialCount, factor, elapsedTime) => {
          const input = { ...filled, initialCount, finalCount: initialCount * factor, elapsedTime };
          const { generationTime, specificGrowthRate } = computed(formula, input);
          expect((initialCount * 2 ** (elapsedTime / generationTime)) / input.finalCount).toBeCloseTo(1, 9);
          expect((specificGrowthRate * generationTime) / Math.LN2).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});
