import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/pearson-square.ts';

const CORN = { name: 'Corn', protein: 9, parts: null, price: null } as const;
const SOY = { ...CORN, name: '', protein: 44 } as const;
const BLANK = { ...CORN, name: '', protein: null } as const;
const NAMED = { ...BLANK, name: 'Peas' } as const;
const MASH = { target: 16, batch: 100, feeds: [CORN, SOY], premixPercent: null, premixProtein: null } as const;
const REQUIRED = 'Please fill in all required fields';
const PERCENT = 'Percentages must be between 0 and 100';
const NOT_REACHED =
  'No mixture of these feeds reaches the target: it must lie between the lowest and the highest protein';

refuses(formula, [
  [{ ...MASH, target: null }, REQUIRED, 'target'],
  [{ ...MASH, batch: Number.NaN }, REQUIRED, 'batch'],
  [{ ...MASH, premixPercent: Number.NaN }, 'Invalid input values', 'premixPercent'],
  [{ ...MASH, feeds: [CORN, { ...BLANK, parts: 2 }] }, REQUIRED, 'feeds.1.protein'],
  [{ ...MASH, feeds: [CORN, NAMED] }, REQUIRED, 'feeds.1.protein'],
  [{ ...MASH, feeds: [CORN, { ...SOY, price: Number.NaN }] }, 'Invalid input values', 'feeds.1.price'],
  [{ ...MASH, feeds: [CORN, BLANK] }, 'Please enter at least two feeds', 'feeds.1.protein'],
  [{ ...MASH, target: 101 }, PERCENT, 'target'],
  [{ ...MASH, feeds: [CORN, { ...SOY, protein: 101 }] }, PERCENT, 'feeds.1.protein'],
  [{ ...MASH, premixProtein: -1 }, PERCENT, 'premixProtein'],
  [{ ...MASH, premixPercent: -1 }, PERCENT, 'premixPercent'],
  [{ ...MASH, feeds: [{ ...CORN, parts: 0 }, SOY] }, 'Parts must be greater than 0', 'feeds.0.parts'],
  [{ ...MASH, feeds: [{ ...CORN, price: -1 }, SOY] }, 'Price must not be negative', 'feeds.0.price'],
  [{ ...MASH, batch: 0 }, 'Batch must be greater than 0', 'batch'],
  [{ ...MASH, premixPercent: 100 }, 'The premix must be below 100 %', 'premixPercent'],
  [{ ...MASH, target: 50 }, NOT_REACHED, 'target'],
  [{ ...MASH, target: 8 }, NOT_REACHED, 'target'],
  [{ ...MASH, target: 44, premixPercent: 5 }, NOT_REACHED, 'target'],
]);

accepts(formula, [
  [
    { ...MASH, feeds: [CORN, BLANK, { ...SOY, parts: 2, price: 0 }], premixPercent: 5 },
    {
      target: 16,
      batch: 100,
      premixPercent: 5,
      feeds: [
        { name: 'Corn', protein: 9 },
        { name: '', protein: 44, parts: 2, price: 0 },
      ],
    },
  ],
]);

describe('worked by hand', () => {
  test('20 parts of corn to 8 of soybean meal for 16 %', () => {
    const result = computed(formula, {
      target: 16,
      batch: 100,
      feeds: [
        { name: 'Corn', protein: 8 },
        { name: '', protein: 36 },
      ],
    });
    expect(result).toMatchObject({ lowParts: 20, highParts: 8, cost: null, premixAmount: 0 });
    expect(result.mix[1]?.name).toBe('Feed 2');
    expect(result.mix[0]?.percent).toBeCloseTo(100 * (20 / 28), 10);
    expect(result.checkProtein).toBeCloseTo(16, 10);
  });

  test('feeds that all have the target are mixed by their parts', () => {
    const feeds = [
      { name: 'A', protein: 12, parts: 1 },
      { name: 'B', protein: 12, parts: 3 },
    ];
    const { mix, lowParts, highParts } = computed(formula, { target: 12, batch: 8, feeds });
    expect([lowParts, highParts]).toEqual([0, 0]);
    expect(mix.map(({ amount }) => amount)).toEqual([2, 6]);
  });

  test('the highest feed alone reaches a target that it equals', () => {
    const feeds = [
      { name: 'Oats', protein: 12 },
      { name: 'Peas', protein: 22 },
    ];
    expect(computed(formula, { target: 22, batch: 50, feeds }).mix.map(({ amount }) => amount)).toEqual([0, 50]);
  });

  test('prices of the feeds make the cost of the batch', () => {
    const feeds = [
      { name: 'A', protein: 10, price: 0.2 },
      { name: 'B', protein: 30, price: 0.6 },
    ];
    const { cost, costPerKg } = computed(formula, { target: 20, batch: 100, feeds });
    expect(cost).toBeCloseTo(40, 10);
    expect(costPerKg).toBeCloseTo(0.4, 12);
  });
});

test('the mixture has the target protein and fills the batch', () => {
  const protein = fc.double({ min: 1, max: 60, noNaN: true });
  const feed = fc.record({ name: fc.constant(''), protein, parts: fc.double({ min: 0.1, max: 5, noNaN: true }) });
  fc.assert(
    fc.property(
      fc.array(feed, { minLength: 2, maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (feeds, where) => {
        const proteins = feeds.map((each) => each.protein);
        const [low, high] = [Math.min(...proteins), Math.max(...proteins)];
        const target = low + (high - low) * where;
        const { mix, checkProtein } = computed(formula, { target, batch: 100, feeds });
        expect(checkProtein).toBeCloseTo(target, 6);
        expect(mix.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(100, 6);
        expect(mix.every(({ amount }) => amount >= 0)).toBe(true);
      },
    ),
  );
});
