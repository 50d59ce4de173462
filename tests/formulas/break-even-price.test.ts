import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/break-even-price.ts';

const PLAIN = { purchaseWeight: 100, purchasePrice: 4, dailyGain: 1, days: 100, feedCostPerDay: 2 } as const;
const STEER = {
  ...PLAIN,
  yardagePerDay: null,
  veterinaryCost: null,
  otherCost: null,
  interestRate: null,
  deathLoss: null,
  shrink: null,
  salePrice: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const START = 'Purchase weight and days must be greater than 0';
const COSTS = 'Costs must not be negative';
const DEATHS = 'Death loss must be at least 0 and below 100 %';

refuses(formula, [
  [{ ...STEER, purchaseWeight: null, days: 0 }, REQUIRED, 'purchaseWeight'],
  [{ ...STEER, feedCostPerDay: Number.NaN }, REQUIRED, 'feedCostPerDay'],
  [{ ...STEER, shrink: Number.NaN }, 'Invalid input values', 'shrink'],
  [{ ...STEER, purchaseWeight: 0, purchasePrice: -1 }, START, 'purchaseWeight'],
  [{ ...STEER, days: 0 }, START, 'days'],
  [{ ...STEER, purchasePrice: -1, dailyGain: 0 }, COSTS, 'purchasePrice'],
  [{ ...STEER, salePrice: -1 }, COSTS, 'salePrice'],
  [{ ...STEER, dailyGain: 0, interestRate: 101 }, 'Daily gain must be greater than 0', 'dailyGain'],
  [{ ...STEER, interestRate: 101 }, 'Interest must be between 0 and 100 %', 'interestRate'],
  [{ ...STEER, shrink: 21 }, 'Shrink must be between 0 and 20 %', 'shrink'],
  [{ ...STEER, deathLoss: 100 }, DEATHS, 'deathLoss'],
  [{ ...STEER, deathLoss: -1 }, DEATHS, 'deathLoss'],
  [
    { ...STEER, purchaseWeight: 1e300, purchasePrice: 1e300 },
    'Please enter values whose result is not beyond all numbers',
    'purchaseWeight',
  ],
]);

accepts(formula, [
  [STEER, PLAIN],
  [
    { ...STEER, purchasePrice: 0, shrink: 20, interestRate: 100, deathLoss: 99, salePrice: 0 },
    { ...PLAIN, purchasePrice: 0, shrink: 20, interestRate: 100, deathLoss: 99, salePrice: 0 },
  ],
]);

describe('worked by hand', () => {
  test('400 bought, 200 fed, 200 kg sold: 3 a kg', () => {
    expect(computed(formula, PLAIN)).toEqual({
      purchaseCost: 400,
      feedCost: 200,
      yardage: 0,
      operatingCost: 200,
      interest: 0,
      totalCost: 600,
      finalWeight: 200,
      saleWeight: 200,
      breakEvenPrice: 3,
      costOfGain: 2,
      feedCostOfGain: 2,
      deathLossCost: 0,
      profit: null,
      returnPercent: null,
      breakEvenPurchasePrice: null,
    });
  });

  test('interest of a year on the purchase and on half of the rest', () => {
    const { interest } = computed(formula, { ...PLAIN, days: 365, feedCostPerDay: 1, interestRate: 10 });
    expect(interest).toBeCloseTo(40 + 36.5 / 2, 10);
  });

  test('every tenth animal dies: nine pay for ten', () => {
    const result = computed(formula, { ...PLAIN, deathLoss: 10 });
    expect(result.breakEvenPrice).toBeCloseTo(3 / 0.9, 12);
    expect(result.deathLossCost).toBeCloseTo(600 / 9, 10);
  });

  test('costs of 0 have no return in percent', () => {
    const free = { ...PLAIN, purchasePrice: 0, feedCostPerDay: 0, salePrice: 1 };
    expect(computed(formula, free)).toMatchObject({ profit: 200, returnPercent: null });
  });

  test('a low price leaves less than nothing for the animal', () => {
    const { breakEvenPurchasePrice } = computed(formula, { ...PLAIN, salePrice: 0.5 });
    expect(breakEvenPurchasePrice).toBeCloseTo(-1, 12);
  });
});

test('sold at the break-even price nothing is won, and the purchase price is the one that breaks even', () => {
  const cost = fc.double({ min: 0.1, max: 20, noNaN: true });
  const percent = fc.double({ min: 0, max: 20, noNaN: true });
  fc.assert(
    fc.property(
      cost,
      cost,
      cost,
      percent,
      percent,
      percent,
      (purchasePrice, feed, gain, interestRate, shrink, deathLoss) => {
        const input = {
          ...PLAIN,
          purchasePrice,
          feedCostPerDay: feed,
          dailyGain: gain,
          interestRate,
          shrink,
          deathLoss,
        };
        const { breakEvenPrice } = computed(formula, input);
        const sold = computed(formula, { ...input, salePrice: breakEvenPrice });
        expect(sold.profit).toBeCloseTo(0, 6);
        expect((sold.breakEvenPurchasePrice ?? 0) / purchasePrice).toBeCloseTo(1, 6);
      },
    ),
  );
});
