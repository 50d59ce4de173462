import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/solution-recipe.ts';

const BLANK = {
  find: 'amount',
  solute: 'NaCl',
  strength: 150,
  unit: 'mM',
  volume: 500,
  mass: null,
  purity: null,
  liquidDensity: null,
  solutionDensity: null,
} as const;
const ACCEPTED = { find: 'amount', solute: 'NaCl', strength: 150, unit: 'mM', volume: 500 } as const;
const REQUIRED = 'Please fill in all required fields';
const POSITIVE = 'All values must be greater than 0';

refuses(formula, [
  [{ ...BLANK, find: '' }, 'Invalid input values', 'find'],
  [{ ...BLANK, unit: '' }, 'Invalid input values', 'unit'],
  [{ ...BLANK, strength: null }, REQUIRED, 'strength'],
  [{ ...BLANK, find: 'volume' }, REQUIRED, 'mass'],
  [{ ...BLANK, purity: Number.NaN }, 'Invalid input values', 'purity'],
  [{ ...BLANK, volume: 0 }, POSITIVE, 'volume'],
  [{ ...BLANK, liquidDensity: -1 }, POSITIVE, 'liquidDensity'],
  [{ ...BLANK, purity: 100.1 }, 'Please enter a purity above 0 and up to 100 %', 'purity'],
  [{ ...BLANK, strength: 101, unit: 'percent-vv' }, 'Please enter at most 100 % of the solution', 'strength'],
  [
    { ...BLANK, solute: '' },
    REQUIRED,
    'solute',
    'A molar concentration needs the name, the formula or the molar mass.',
  ],
  [
    { ...BLANK, strength: 5, unit: 'percent-ww' },
    REQUIRED,
    'solutionDensity',
    'Percent by mass needs the density of the solution: 1 g/mL where it is thin.',
  ],
  [
    { ...BLANK, find: 'strength', mass: 2, unit: 'percent-vv' },
    REQUIRED,
    'liquidDensity',
    'Percent by volume of a weighed liquid needs its density.',
  ],
]);

accepts(formula, [
  [{ ...BLANK, solute: ' NaCl ' }, ACCEPTED],
  [
    { ...BLANK, find: 'volume', volume: 3, mass: 1 },
    { find: 'volume', solute: 'NaCl', strength: 150, unit: 'mM', mass: 1 },
  ],
]);

describe('results', () => {
  test('mass, volume and concentration lead to each other', () => {
    const { mass } = computed(formula, ACCEPTED);
    if (mass === null) throw new Error('There is a mass');
    expect(computed(formula, { find: 'volume', solute: 'NaCl', strength: 150, unit: 'mM', mass }).volume).toBeCloseTo(
      500,
      9,
    );
    expect(computed(formula, { find: 'strength', solute: 'NaCl', unit: 'mM', volume: 500, mass }).strength).toBeCloseTo(
      150,
      9,
    );
  });

  test('a name is as good as a formula', () => {
    expect(computed(formula, { ...ACCEPTED, solute: 'sodium chloride' })).toEqual(computed(formula, ACCEPTED));
  });
});
