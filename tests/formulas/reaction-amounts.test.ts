import { expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/reaction-amounts.ts';

const ZINC = { formula: 'Zn', kind: 'g', amount: 1, strength: null, purity: null } as const;
const ACID = { formula: 'HCl', kind: 'solution', amount: 25, strength: 6, purity: null } as const;
const BLANK = {
  equation: 'Zn + HCl -> ZnCl2 + H2',
  amounts: [ZINC],
  temperature: null,
  pressure: null,
  product: '',
  actualMass: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const POSITIVE = 'All values must be greater than 0';
const PURITY = 'Please enter a purity above 0 and up to 100 %';

refuses(formula, [
  [{ ...BLANK, equation: '' }, 'Please enter a chemical equation', 'equation'],
  [{ ...BLANK, equation: 'Zn -> Fe' }, 'Equation cannot be balanced', 'equation'],
  [{ ...BLANK, amounts: [{ ...ZINC, formula: '' }] }, REQUIRED, 'amounts.0.formula'],
  [
    { ...BLANK, amounts: [{ ...ZINC, formula: 'Fe' }] },
    'Please enter amounts of reactants of the equation only',
    'amounts.0.formula',
    'The reactants are Zn, HCl.',
  ],
  [{ ...BLANK, amounts: [{ ...ZINC, kind: '' }] }, REQUIRED, 'amounts.0.kind'],
  [{ ...BLANK, amounts: [{ ...ZINC, amount: Number.NaN }] }, REQUIRED, 'amounts.0.amount'],
  [{ ...BLANK, amounts: [{ ...ZINC, amount: 0 }] }, POSITIVE, 'amounts.0.amount'],
  [{ ...BLANK, amounts: [{ ...ACID, strength: null }] }, REQUIRED, 'amounts.0.strength'],
  [{ ...BLANK, amounts: [{ ...ACID, strength: -1 }] }, POSITIVE, 'amounts.0.strength'],
  [{ ...BLANK, amounts: [{ ...ZINC, purity: 101 }] }, PURITY, 'amounts.0.purity'],
  [{ ...BLANK, amounts: [{ ...ZINC, purity: Number.NaN }] }, PURITY, 'amounts.0.purity'],
  [{ ...BLANK, amounts: [ZINC, ZINC] }, 'Please enter each reactant once', 'amounts.1.formula'],
  [{ ...BLANK, temperature: -300 }, 'Please enter a temperature above −273.15 °C', 'temperature'],
  [{ ...BLANK, pressure: 0 }, POSITIVE, 'pressure'],
  [{ ...BLANK, actualMass: 0 }, POSITIVE, 'actualMass'],
  [
    { ...BLANK, amounts: [], actualMass: 1 },
    'Please enter an amount of a reactant: the yield is judged by it',
    'amounts.0.amount',
  ],
  [{ ...BLANK, product: 'O2' }, 'Please enter a product of the equation', 'product', 'The products are ZnCl2, H2.'],
  [
    { ...BLANK, amounts: [{ ...ZINC, amount: 1.7e308, kind: 'kg' }] },
    'Please enter values whose result is not beyond all numbers',
    'amounts.0.amount',
  ],
]);

accepts(formula, [
  [
    {
      ...BLANK,
      amounts: [
        { ...ZINC, amount: null },
        { ...ACID, purity: 50, formula: '2 HCl (aq)' },
      ],
      product: 'H2(g)',
    },
    {
      equation: BLANK.equation,
      amounts: [{ formula: 'HCl', kind: 'solution', amount: 25, strength: 6 }],
      product: 'H2',
    },
  ],
]);

test('atom economies of all products add up to 100 %', () => {
  const { products } = computed(formula, { equation: BLANK.equation, amounts: [], product: '' });
  expect(products.reduce((sum, { atomEconomy }) => sum + atomEconomy, 0)).toBeCloseTo(100, 9);
});
