import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/dilution-units.ts';

const BLANK = {
  bottle: 'none',
  c1: 1,
  c1Unit: 'M',
  v1: null,
  c2: 10,
  c2Unit: 'mM',
  v2: 50,
  solute: '',
  density: null,
  leastVolume: null,
} as const;
const ACCEPTED = { bottle: 'none', c1: 1, c1Unit: 'M', c2: 10, c2Unit: 'mM', v2: 50, solute: '' } as const;
const ONE = 'Please leave exactly one of the four blank';
const BOTTLED = 'Please leave exactly one of V₁, C₂ and V₂ blank: the bottle is C₁';
const POSITIVE = 'All values must be greater than 0';

refuses(formula, [
  [{ ...BLANK, c1Unit: '' }, 'Invalid input values', 'c1Unit'],
  [{ ...BLANK, c2Unit: '' }, 'Invalid input values', 'c2Unit'],
  [{ ...BLANK, v1: Number.NaN }, 'Invalid input values', 'v1'],
  [{ ...BLANK, v1: 5 }, ONE, 'v1'],
  [{ ...BLANK, v2: null }, ONE, 'v1'],
  [{ ...BLANK, bottle: 'sulfuric-96', v1: 1 }, BOTTLED, 'v1'],
  [{ ...BLANK, c2: 0 }, POSITIVE, 'c2'],
  [{ ...BLANK, leastVolume: -1 }, POSITIVE, 'leastVolume'],
  [
    { ...BLANK, c2: 2, c2Unit: 'M' },
    'Diluting cannot raise a concentration: C₂ is above C₁',
    'c2',
    'Compare the two with their units.',
  ],
  [
    { ...BLANK, c2Unit: 'x' },
    'These two units cannot be compared',
    'c2Unit',
    'Percent by volume and × are the same on both sides.',
  ],
  [{ ...BLANK, c2Unit: 'mg-per-ml' }, 'Please enter what is dissolved: the units differ by its molar mass', 'solute'],
  [{ ...BLANK, c1Unit: 'percent-ww', solute: 'HCl' }, 'Please enter the density: percent by mass needs it', 'density'],
  [
    { ...BLANK, c1: 100, c2: 1, c2Unit: 'percent-ww', solute: 'HCl' },
    'Please enter the density: percent by mass needs it',
    'density',
    'It is taken for both solutions.',
  ],
  [{ ...BLANK, solute: '0' }, POSITIVE, 'solute'],
]);

accepts(formula, [
  [BLANK, ACCEPTED],
  [{ ...BLANK, bottle: '' }, ACCEPTED],
  // What the bottle is wins over a concentration that is still in the hidden box.
  [
    { ...BLANK, bottle: 'nitric-71', solute: ' ' },
    { bottle: 'nitric-71', c1Unit: 'M', c2: 10, c2Unit: 'mM', v2: 50, solute: '' },
  ],
]);

describe('results', () => {
  test.each([
    ['hydrochloric-36', 11.6],
    ['sulfuric-96', 18],
    ['acetic-glacial', 17.4],
    ['ammonia-28', 14.8],
    ['perchloric-70', 11.6],
    ['phosphoric-85', 14.7],
    ['sodium-hydroxide-50', 19.1],
  ] as const)('%s is %s mol/L, as tables of bottles say', (bottle, molarity) => {
    const { stockMolarity } = computed(formula, { bottle, c1Unit: 'M', c2: 10, c2Unit: 'mM', v2: 50, solute: '' });
    expect(Math.abs((stockMolarity ?? 0) - molarity)).toBeLessThan(0.15);
  });

  test('each of the four leads to the same dilution', () => {
    const whole = computed(formula, ACCEPTED);
    const { c1, v1, c2, v2 } = whole;
    for (const solved of ['c1', 'v1', 'c2', 'v2'] as const) {
      const { [solved]: _, ...rest } = { c1, v1, c2, v2 };
      const again = computed(formula, { bottle: 'none', c1Unit: 'M', c2Unit: 'mM', solute: '', ...rest });
      expect(again.solved).toBe(solved);
      expect(again[solved]).toBeCloseTo(whole[solved], 12);
    }
  });

  test('a volume that can just be pipetted needs no step before', () => {
    expect(computed(formula, { ...ACCEPTED, leastVolume: 0.5 }).tenfoldSteps).toBe(0);
    expect(computed(formula, { ...ACCEPTED, leastVolume: 5 }).tenfoldSteps).toBe(1);
    expect(computed(formula, { ...ACCEPTED, leastVolume: 5.1 }).tenfoldSteps).toBe(2);
  });
});
