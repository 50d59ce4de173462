import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/feed-cost.ts';

const GROWER = { name: 'Grower', amount: 2, pricePerTonne: 300 };
const NONE = { name: '', amount: null, pricePerTonne: null };
const PIGS = {
  mode: 'gain',
  animals: null,
  feeds: [GROWER],
  dailyGain: 0.8,
  milkYield: null,
  milkPrice: null,
  layRate: null,
  eggWeight: null,
} as const;
const COWS = { ...PIGS, mode: 'milk', milkYield: 30 } as const;
const HENS = { ...PIGS, mode: 'egg', layRate: 90 } as const;
const REQUIRED = 'Please fill in all required fields';
const COUNT = 'Number of animals must be a whole number of at least 1';
const NEGATIVE = 'Amounts and prices must not be negative';
const LAYING = 'Laying rate must be above 0 and up to 100 %';

refuses(formula, [
  [{ ...PIGS, mode: '' }, 'Invalid input values', 'mode'],
  [{ ...PIGS, dailyGain: null, animals: 0 }, REQUIRED, 'dailyGain'],
  [{ ...COWS, milkYield: Number.NaN }, REQUIRED, 'milkYield'],
  [{ ...HENS, layRate: null }, REQUIRED, 'layRate'],
  [{ ...HENS, eggWeight: Number.NaN }, 'Invalid input values', 'eggWeight'],
  [{ ...PIGS, feeds: [GROWER, { ...GROWER, pricePerTonne: null }] }, REQUIRED, 'feeds.1.pricePerTonne'],
  [{ ...PIGS, animals: 1.5, feeds: [] }, COUNT, 'animals'],
  [{ ...PIGS, animals: 0 }, COUNT, 'animals'],
  [{ ...PIGS, feeds: [{ ...GROWER, amount: -1 }] }, NEGATIVE, 'feeds.0.amount'],
  [{ ...PIGS, feeds: [{ ...GROWER, pricePerTonne: -1 }] }, NEGATIVE, 'feeds.0.pricePerTonne'],
  [{ ...COWS, milkPrice: -1 }, NEGATIVE, 'milkPrice'],
  [{ ...PIGS, feeds: [{ ...NONE, name: 'Corn' }] }, 'Please enter at least one feed', 'feeds.0.amount'],
  [
    { ...PIGS, feeds: [{ ...GROWER, amount: 0 }], dailyGain: 0 },
    'Feed per day must be greater than 0',
    'feeds.0.amount',
  ],
  [{ ...PIGS, dailyGain: 0 }, 'Daily gain must be greater than 0', 'dailyGain'],
  [{ ...COWS, milkYield: 0 }, 'Milk yield must be greater than 0', 'milkYield'],
  [{ ...HENS, layRate: 0 }, LAYING, 'layRate'],
  [{ ...HENS, layRate: 101 }, LAYING, 'layRate'],
  [{ ...HENS, eggWeight: 0 }, 'Egg weight must be greater than 0', 'eggWeight'],
  [
    { ...PIGS, dailyGain: 1e-300, feeds: [{ ...GROWER, amount: 1e300 }] },
    'Please enter values whose result is not beyond all numbers',
    'feeds.0.amount',
  ],
]);

accepts(formula, [
  [
    { ...PIGS, feeds: [NONE, GROWER] },
    { mode: 'gain', dailyGain: 0.8, feeds: [GROWER] },
  ],
  [
    { ...COWS, animals: 60, milkPrice: 0, eggWeight: -3 },
    { mode: 'milk', milkYield: 30, animals: 60, milkPrice: 0, feeds: [GROWER] },
  ],
  [
    { ...HENS, layRate: 100 },
    { mode: 'egg', layRate: 100, feeds: [GROWER] },
  ],
]);

describe('worked by hand', () => {
  const feeds = [
    { name: 'a', amount: 3, pricePerTonne: 100 },
    { name: 'b', amount: 1, pricePerTonne: 500 },
  ];

  test('4 kg of feed for 0.80 a day', () => {
    const result = computed(formula, { mode: 'gain', animals: 10, feeds, dailyGain: 0.5 });
    expect(result).toMatchObject({ feedPerAnimal: 4, feedPerDay: 40, feedConversion: 8 });
    expect(result.costPerAnimal).toBeCloseTo(0.8, 12);
    expect(result.averagePricePerTonne).toBeCloseTo(200, 10);
    expect(result.costPerUnit).toBeCloseTo(1.6, 12);
  });

  test('milk without a price has no income', () => {
    expect(computed(formula, { mode: 'milk', feeds, milkYield: 8 })).toMatchObject({
      feedEfficiency: 2,
      incomeOverFeed: null,
    });
    const paid = computed(formula, { mode: 'milk', animals: 2, feeds, milkYield: 8, milkPrice: 0.5 });
    expect(paid.mode === 'milk' && paid.incomeOverFeed).toBeCloseTo(6.4, 12);
  });

  test('an egg counts as 60 g', () => {
    const result = computed(formula, { mode: 'egg', animals: 10, feeds, layRate: 50 });
    expect(result).toMatchObject({ eggsPerDay: 5, feedPerDozen: 96 });
    expect(result.mode === 'egg' && result.feedConversion).toBeCloseTo(4 / 0.03, 9);
    expect(result.mode === 'egg' && result.costPerDozen).toBeCloseTo(19.2, 9);
  });
});

test('the cost of a unit falls as the yield rises', () => {
  const gain = fc.double({ min: 0.1, max: 2, noNaN: true });
  fc.assert(
    fc.property(gain, (dailyGain) => {
      const cost = (times: number) =>
        computed(formula, { mode: 'gain', feeds: [GROWER], dailyGain: dailyGain * times }).costPerUnit;
      expect(cost(2)).toBeCloseTo(cost(1) / 2, 10);
    }),
  );
});
