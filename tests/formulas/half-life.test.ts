import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/half-life.ts';

const BLANK = {
  nuclide: 'own',
  initialAmount: null,
  remainingAmount: null,
  time: null,
  halfLife: null,
  biologicalHalfLife: null,
} as const;
const SOUGHT = { ...BLANK, solveFor: 'remainingAmount', initialAmount: 5, time: 1, halfLife: 2 } as const;
const REQUIRED = 'Please fill in all required fields';
const ABOVE = 'Amounts and half-life must be greater than 0';

refuses(formula, [
  [{ ...SOUGHT, solveFor: '' }, 'Invalid input values', 'solveFor'],
  [{ ...SOUGHT, solveFor: 'biologicalHalfLife' as 'time' }, 'Invalid input values', 'solveFor'],
  [{ ...SOUGHT, initialAmount: null, time: -1 }, REQUIRED, 'initialAmount'],
  [{ ...SOUGHT, biologicalHalfLife: Number.NaN }, 'Invalid input values', 'biologicalHalfLife'],
  [{ ...SOUGHT, time: -1, halfLife: 0 }, 'Time must not be negative', 'time'],
  [{ ...SOUGHT, halfLife: 0 }, ABOVE, 'halfLife'],
  [{ ...SOUGHT, initialAmount: -5 }, ABOVE, 'initialAmount'],
  [{ ...SOUGHT, biologicalHalfLife: 0 }, 'Biological half-life must be greater than 0', 'biologicalHalfLife'],
  [
    { ...SOUGHT, solveFor: 'time', remainingAmount: 6 },
    'Remaining amount must not exceed the initial amount',
    'remainingAmount',
  ],
  [
    { ...SOUGHT, solveFor: 'halfLife', remainingAmount: 5, time: 0 },
    'Nothing has decayed: the half-life cannot be found',
    'remainingAmount',
  ],
  [{ ...SOUGHT, solveFor: 'halfLife', remainingAmount: 4, time: 0 }, 'Time must be greater than 0', 'time'],
  [
    { ...SOUGHT, solveFor: 'initialAmount', remainingAmount: 4, time: 1e6, halfLife: 1 },
    'Too many half-lives: the initial amount cannot be found',
    'time',
  ],
  [
    { ...SOUGHT, time: 1e308, halfLife: 1e-308 },
    'Please enter values whose result is not beyond all numbers',
    'halfLife',
  ],
]);

accepts(formula, [
  [
    { ...SOUGHT, remainingAmount: 99, time: 0, biologicalHalfLife: 3 },
    { solveFor: 'remainingAmount', nuclide: 'own', initialAmount: 5, time: 0, halfLife: 2, biologicalHalfLife: 3 },
  ],
  [
    { ...SOUGHT, solveFor: 'halfLife', remainingAmount: 4, biologicalHalfLife: 3 },
    { solveFor: 'halfLife', nuclide: 'own', initialAmount: 5, remainingAmount: 4, time: 1 },
  ],
]);

describe('a nuclide of the menu', () => {
  accepts(formula, [
    [
      { ...SOUGHT, nuclide: 'I-131', halfLife: null },
      { solveFor: 'remainingAmount', nuclide: 'I-131', initialAmount: 5, time: 1 },
    ],
  ]);
  refuses(formula, [[{ ...SOUGHT, nuclide: 'toString' as 'own' }, 'Invalid input values', 'nuclide']]);

  test('brings its half-life along: 8.025 days of iodine-131', () => {
    const time = 2 * 8.025 * 24;
    const input = { solveFor: 'remainingAmount', nuclide: 'I-131', initialAmount: 100, time } as const;
    expect(computed(formula, input).remainingAmount).toBeCloseTo(25, 9);
  });
});

describe('worked by hand', () => {
  test('three half-lives leave an eighth', () => {
    const result = computed(formula, {
      nuclide: 'own',
      solveFor: 'halfLife',
      initialAmount: 80,
      remainingAmount: 10,
      time: 12,
    });
    expect(result).toMatchObject({ halfLife: 4, effectiveHalfLife: 4, halfLives: 3, percentRemaining: 12.5 });
    expect(result.decayConstant * result.meanLifetime).toBeCloseTo(1, 12);
  });

  test('two equal half-lives together halve the time', () => {
    const result = computed(formula, {
      nuclide: 'own',
      solveFor: 'time',
      initialAmount: 4,
      remainingAmount: 1,
      halfLife: 6,
      biologicalHalfLife: 6,
    });
    expect(result).toMatchObject({ halfLife: 6, time: 6 });
    expect(result.effectiveHalfLife).toBeCloseTo(3, 12);
  });
});

test('the four questions agree', () => {
  const number = fc.double({ min: 0.1, max: 50, noNaN: true });
  fc.assert(
    fc.property(number, number, number, (initialAmount, time, halfLife) => {
      const { remainingAmount } = computed(formula, {
        nuclide: 'own',
        solveFor: 'remainingAmount',
        initialAmount,
        time,
        halfLife,
      });
      if (remainingAmount < 1e-12) return;
      const back = computed(formula, { nuclide: 'own', solveFor: 'initialAmount', remainingAmount, time, halfLife });
      expect(back.initialAmount / initialAmount).toBeCloseTo(1, 9);
      const passed = computed(formula, { nuclide: 'own', solveFor: 'time', initialAmount, remainingAmount, halfLife });
      expect(passed.time / time).toBeCloseTo(1, 6);
      const life = computed(formula, { nuclide: 'own', solveFor: 'halfLife', initialAmount, remainingAmount, time });
      expect(life.halfLife / halfLife).toBeCloseTo(1, 6);
    }),
  );
});
