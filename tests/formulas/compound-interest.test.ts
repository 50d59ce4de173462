import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CompoundInterestInput } from '#workers/formulas/compound-interest.ts';

const FUND = {
  initial: 200,
  contribution: 50,
  contributionEvery: 'month',
  rate: 3,
  compounding: 'monthly',
  years: 3,
  timing: 'end',
  inflation: null,
  goal: null,
} as const;
const { inflation: _, goal: __, ...INPUT } = FUND;
const REQUIRED = 'Please fill in all required fields';
const NEGATIVE = 'Amounts must not be negative';
const MONTHS = 'Years must be between 1/12 and 100 in whole months';

refuses(formula, [
  [{ ...FUND, rate: null, initial: -1 }, REQUIRED, 'rate'],
  [{ ...FUND, years: Number.NaN }, REQUIRED, 'years'],
  [{ ...FUND, goal: Number.NaN }, 'Invalid input values', 'goal'],
  [{ ...FUND, contributionEvery: '' }, 'Invalid input values', 'contributionEvery'],
  [{ ...FUND, compounding: '' }, 'Invalid input values', 'compounding'],
  [{ ...FUND, timing: '' }, 'Invalid input values', 'timing'],
  [{ ...FUND, initial: -1 }, NEGATIVE, 'initial'],
  [{ ...FUND, contribution: -1 }, NEGATIVE, 'contribution'],
  [{ ...FUND, initial: null, contribution: 0 }, 'Please enter an initial amount or a contribution', 'initial'],
  [{ ...FUND, rate: 100.1 }, 'Rate must be between 0 and 100 %', 'rate'],
  [{ ...FUND, rate: -0.1 }, 'Rate must be between 0 and 100 %', 'rate'],
  [{ ...FUND, inflation: 51 }, 'Inflation must be between 0 and 50 %', 'inflation'],
  [{ ...FUND, years: 0 }, MONTHS, 'years'],
  [{ ...FUND, years: 100.5 }, MONTHS, 'years'],
  [{ ...FUND, years: 1.3 }, MONTHS, 'years'],
  [{ ...FUND, goal: 0 }, 'Goal must be greater than 0', 'goal'],
  [{ ...FUND, initial: 1e308, rate: 100 }, 'Please enter values whose result is not beyond all numbers', 'years'],
]);

accepts(formula, [
  [FUND, INPUT],
  [
    { ...FUND, initial: null, years: 1 / 12, rate: 0, inflation: 50, goal: 1 },
    {
      contribution: 50,
      contributionEvery: 'month',
      rate: 0,
      compounding: 'monthly',
      years: 1 / 12,
      timing: 'end',
      inflation: 50,
      goal: 1,
    },
  ],
]);

describe('worked by hand', () => {
  const plain: CompoundInterestInput = {
    initial: 1000,
    contributionEvery: 'month',
    rate: 5,
    compounding: 'yearly',
    years: 10,
    timing: 'end',
  };

  test('1000 at 5 % in ten years is 1000 × 1.05¹⁰', () => {
    const result = computed(formula, plain);
    expect(result.futureValue).toBeCloseTo(1000 * 1.05 ** 10, 8);
    expect(result.effectiveAnnualRate).toBeCloseTo(5, 10);
    expect(result.byYear).toHaveLength(10);
    expect(result.monthsToGoal).toBeNull();
  });

  test('yearly contributions at the beginning earn a year more than at the end', () => {
    const saving = { ...plain, initial: 0, contribution: 600, contributionEvery: 'year', years: 1 } as const;
    expect(computed(formula, { ...saving, timing: 'begin' }).futureValue).toBeCloseTo(630, 10);
    expect(computed(formula, { ...saving, timing: 'end' }).futureValue).toBeCloseTo(600, 10);
  });

  test('the goal: at once, after the end of the plan, or never', () => {
    const saving = { ...plain, initial: 100, contribution: 10, rate: 0, years: 0.5 } as const;
    expect(computed(formula, { ...saving, goal: 100 }).monthsToGoal).toBe(0);
    expect(computed(formula, { ...saving, goal: 200 })).toMatchObject({ monthsToGoal: 10, futureValue: 160 });
    expect(computed(formula, { ...saving, goal: 1e6 }).monthsToGoal).toBeNull();
  });

  test('a broken last year has a row of its own', () => {
    expect(computed(formula, { ...plain, years: 1.5 }).byYear.map(({ year }) => year)).toEqual([1, 1.5]);
  });

  test('continuous and daily hardly differ', () => {
    const [daily, continuous] = (['daily', 'continuous'] as const).map(
      (compounding) => computed(formula, { ...plain, compounding }).effectiveAnnualRate,
    );
    expect(continuous).toBeCloseTo(100 * (Math.exp(0.05) - 1), 10);
    expect(daily).toBeCloseTo(100 * ((1 + 0.05 / 365) ** 365 - 1), 10);
  });
});

test('without interest the end is what was paid in, and with inflation it buys less', () => {
  const amount = fc.double({ min: 1, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 600 }), (initial, contribution, months) => {
      const result = computed(formula, { ...INPUT, initial, contribution, rate: 0, years: months / 12, inflation: 2 });
      expect(result.futureValue / (initial + contribution * months)).toBeCloseTo(1, 9);
      expect(result.realValue).toBeLessThan(result.futureValue);
    }),
  );
});
