import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/pet-cost.ts';

const FOOD = { name: 'Food', amount: 50 };
const NONE = { name: '', amount: null };
const PUPPY = {
  currentAge: null,
  lifeExpectancy: 12,
  oneTime: [NONE],
  monthly: [FOOD],
  yearly: [NONE],
  inflation: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const LIFE = 'Life expectancy must be above 0 and up to 120 years';
const INFLATION = 'Inflation must be between 0 and 20 %';
const NEGATIVE = 'Costs must not be negative';

refuses(formula, [
  [{ ...PUPPY, lifeExpectancy: null }, REQUIRED, 'lifeExpectancy'],
  [{ ...PUPPY, inflation: Number.NaN }, 'Invalid input values', 'inflation'],
  [{ ...PUPPY, oneTime: [{ name: 'Cage', amount: Number.NaN }] }, REQUIRED, 'oneTime.0.amount'],
  [{ ...PUPPY, monthly: [FOOD, { name: '', amount: Number.NaN }] }, REQUIRED, 'monthly.1.amount'],
  [{ ...PUPPY, yearly: [{ name: '', amount: Number.NaN }] }, REQUIRED, 'yearly.0.amount'],
  [{ ...PUPPY, currentAge: -1, lifeExpectancy: 0 }, 'Age must not be negative', 'currentAge'],
  [{ ...PUPPY, lifeExpectancy: 0 }, LIFE, 'lifeExpectancy'],
  [{ ...PUPPY, lifeExpectancy: 121 }, LIFE, 'lifeExpectancy'],
  [{ ...PUPPY, currentAge: 12 }, 'Life expectancy must be above the present age', 'lifeExpectancy'],
  [{ ...PUPPY, inflation: -1 }, INFLATION, 'inflation'],
  [{ ...PUPPY, inflation: 21 }, INFLATION, 'inflation'],
  [{ ...PUPPY, oneTime: [{ name: '', amount: -1 }] }, NEGATIVE, 'oneTime.0.amount'],
  [{ ...PUPPY, yearly: [NONE, { name: '', amount: -1 }] }, NEGATIVE, 'yearly.1.amount'],
  [{ ...PUPPY, monthly: [{ name: 'Food', amount: null }] }, 'Please enter at least one cost', 'monthly.0.amount'],
  [
    { ...PUPPY, monthly: [{ name: '', amount: 1e308 }] },
    'Please enter values whose result is not beyond all numbers',
    'monthly.0.amount',
  ],
]);

accepts(formula, [
  [PUPPY, { lifeExpectancy: 12, oneTime: [], monthly: [FOOD], yearly: [] }],
  [
    { ...PUPPY, currentAge: 0, monthly: [NONE], yearly: [{ name: ' Vet ', amount: 0 }], inflation: 20 },
    {
      currentAge: 0,
      lifeExpectancy: 12,
      oneTime: [],
      monthly: [],
      yearly: [{ name: 'Vet', amount: 0 }],
      inflation: 20,
    },
  ],
]);

describe('worked by hand', () => {
  const one = (amount: number) => [{ name: '', amount }];

  test('less than a year left counts in proportion', () => {
    const result = computed(formula, {
      currentAge: 11.5,
      lifeExpectancy: 12,
      oneTime: one(100),
      monthly: one(10),
      yearly: one(80),
    });
    expect(result).toMatchObject({
      yearlyTotal: 200,
      firstYear: 200,
      lifetime: 200,
      lifetimeRecurring: 100,
      byYear: [100],
    });
  });

  test('prices rise from the second year on', () => {
    const result = computed(formula, { lifeExpectancy: 2, oneTime: [], monthly: [], yearly: one(100), inflation: 10 });
    expect(result.byYear[0]).toBe(100);
    expect(result.byYear[1]).toBeCloseTo(110, 10);
    expect(result.lifetime).toBeCloseTo(210, 10);
  });

  test('a tenth of a year is no rounding error, a billionth is', () => {
    const years = (lifeExpectancy: number) =>
      computed(formula, { lifeExpectancy, oneTime: [], monthly: one(1), yearly: [] }).byYear.length;
    expect([years(3), years(3.1), years(3 + 1e-12), years(3 - 1e-12)]).toEqual([3, 4, 3, 3]);
  });
});

test('without inflation a life costs its years', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 120, noNaN: true }), (lifeExpectancy) => {
      const costs = { oneTime: [], monthly: [{ name: '', amount: 25 }], yearly: [] };
      expect(computed(formula, { ...costs, lifeExpectancy }).lifetime).toBeCloseTo(300 * lifeExpectancy, 5);
    }),
  );
});
