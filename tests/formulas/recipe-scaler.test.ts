import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/recipe-scaler.ts';

const FLOUR = { name: 'Flour', amount: 250, unit: 'g' };
const RECIPE = {
  mode: 'servings',
  originalServings: 4,
  wantedServings: 10,
  factor: null,
  recipeAmount: null,
  availableAmount: null,
  fromShape: 'round',
  fromDiameter: null,
  fromLength: null,
  fromWidth: null,
  fromDepth: null,
  toShape: 'round',
  toDiameter: null,
  toLength: null,
  toWidth: null,
  toDepth: null,
  ingredients: [FLOUR],
} as const;
const PAN = { ...RECIPE, mode: 'pan', fromDiameter: 20, toDiameter: 26 } as const;
const REQUIRED = 'Please fill in all required fields';
const SIZES = 'Pan sizes must be greater than 0';

refuses(formula, [
  [{ ...RECIPE, mode: '' }, 'Invalid input values', 'mode'],
  [{ ...PAN, fromShape: '' }, 'Invalid input values', 'fromShape'],
  [{ ...PAN, toShape: '' }, 'Invalid input values', 'toShape'],
  [{ ...RECIPE, wantedServings: null, originalServings: 0 }, REQUIRED, 'wantedServings'],
  [{ ...RECIPE, mode: 'factor' }, REQUIRED, 'factor'],
  [{ ...RECIPE, mode: 'ingredient', recipeAmount: 250 }, REQUIRED, 'availableAmount'],
  [{ ...PAN, fromDiameter: null }, REQUIRED, 'fromDiameter'],
  [{ ...PAN, toShape: 'rectangle', toLength: 20 }, REQUIRED, 'toWidth'],
  [{ ...PAN, toShape: 'square' }, REQUIRED, 'toLength'],
  [{ ...PAN, toDepth: Number.NaN }, 'Invalid input values', 'toDepth'],
  [{ ...RECIPE, ingredients: [{ ...FLOUR, amount: Number.NaN }] }, REQUIRED, 'ingredients.0.amount'],
  [{ ...RECIPE, originalServings: 0 }, 'Servings must be greater than 0', 'originalServings'],
  [{ ...RECIPE, wantedServings: -1 }, 'Servings must be greater than 0', 'wantedServings'],
  [{ ...RECIPE, mode: 'factor', factor: 0 }, 'Factor must be greater than 0', 'factor'],
  [
    { ...RECIPE, mode: 'ingredient', recipeAmount: 250, availableAmount: 0 },
    'Amounts must be greater than 0',
    'availableAmount',
  ],
  [{ ...PAN, toDiameter: 0 }, SIZES, 'toDiameter'],
  [{ ...PAN, fromDepth: 0 }, SIZES, 'fromDepth'],
  [
    { ...RECIPE, ingredients: [FLOUR, { ...FLOUR, amount: -1 }] },
    'Amounts must not be negative',
    'ingredients.1.amount',
  ],
  [
    { ...RECIPE, originalServings: 1e-300, wantedServings: 1e300 },
    'Please enter values whose result is not beyond all numbers',
    'originalServings',
  ],
]);

accepts(formula, [
  [
    {
      ...RECIPE,
      fromDiameter: -3,
      ingredients: [
        { ...FLOUR, amount: null },
        { name: ' Oats ', amount: 0, unit: ' cup ' },
      ],
    },
    {
      mode: 'servings',
      originalServings: 4,
      wantedServings: 10,
      fromShape: 'round',
      toShape: 'round',
      ingredients: [{ name: 'Oats', amount: 0, unit: 'cup' }],
    },
  ],
]);

describe('worked by hand', () => {
  const pan = { mode: 'pan', ingredients: [] } as const;

  test('a pan of twice the diameter holds four times as much', () => {
    const round = { ...pan, fromShape: 'round', fromDiameter: 12, toShape: 'round', toDiameter: 24 } as const;
    expect(computed(formula, round)).toMatchObject({ factor: 4, percent: 400, volumeFactor: null });
  });

  test('square and rectangle, with depths', () => {
    const result = computed(formula, {
      ...pan,
      fromShape: 'square',
      fromLength: 20,
      fromDepth: 5,
      toShape: 'rectangle',
      toLength: 20,
      toWidth: 30,
      toDepth: 4,
    });
    expect(result).toMatchObject({ fromArea: 400, toArea: 600, factor: 1.5 });
    expect(result.mode === 'pan' && result.volumeFactor).toBeCloseTo(1.2, 12);
  });

  test('names and units stay as they are', () => {
    const half = { mode: 'factor', factor: 0.5, fromShape: 'round', toShape: 'round' } as const;
    expect(computed(formula, { ...half, ingredients: [FLOUR] }).ingredients).toEqual([{ ...FLOUR, amount: 125 }]);
  });
});

test('there and back again gives the recipe', () => {
  const size = fc.double({ min: 1, max: 100, noNaN: true });
  fc.assert(
    fc.property(size, size, (originalServings, wantedServings) => {
      const shapes = { mode: 'servings', fromShape: 'round', toShape: 'round' } as const;
      const there = computed(formula, { ...shapes, originalServings, wantedServings, ingredients: [FLOUR] });
      const back = computed(formula, {
        ...shapes,
        originalServings: wantedServings,
        wantedServings: originalServings,
        ingredients: there.ingredients,
      });
      expect(back.ingredients[0]?.amount).toBeCloseTo(250, 8);
    }),
  );
});
