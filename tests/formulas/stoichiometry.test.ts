import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type ReactantAmount } from '#workers/formulas/stoichiometry.ts';

type Row = readonly [formula: string, amount: number | null, unit?: 'g' | 'mol' | ''];

const typed = (equation: string, rows: readonly Row[] = [], percentYield: number | null = null) => ({
  equation,
  amounts: rows.map(([name, amount, unit = 'g']) => ({ formula: name, amount, unit })),
  percentYield,
});
const WATER = 'H2 + O2 -> H2O';
const grams = (name: string, amount: number): ReactantAmount => ({ formula: name, amount, unit: 'g' });

describe('validate', () => {
  const missing = 'Please fill in all required fields';

  refuses(formula, [
    [typed(''), 'Please enter a chemical equation', 'equation'],
    [typed({ length: 2 ** 32 } as unknown as string), 'Please enter a chemical equation', 'equation'],
    [
      typed('H2 + O2'),
      'Please enter a chemical equation',
      'equation',
      'There is no arrow between reactants and products.',
    ],
    [
      typed('Xx + O2 -> XxO2'),
      'Unknown element: Xx',
      'equation',
      'In Xx: Character 1, “Xx”: there is no such element.',
    ],
    [
      typed('H2( -> H2'),
      'Invalid chemical formula',
      'equation',
      'In H2(: Character 3, “(”: this bracket is not closed.',
    ],
    [typed('H2 -> O2'), 'Equation cannot be balanced', 'equation'],
    [typed('H2 + H2 -> O2 + O2'), 'Equation cannot be balanced', 'equation'],
    [
      typed('Fe2+ + Cl2 -> Fe3+ + Cl2'),
      'Equation cannot be balanced',
      'equation',
      'The atoms can be balanced, but not the charges: is an ion or an electron (e-) missing?',
    ],
    [
      typed('C + O2 -> CO + CO2'),
      'Equation has more than one balanced form',
      'equation',
      'It mixes reactions that can run apart: 2 C + O2 → 2 CO; C + O2 → CO2. Enter one of them, or the coefficients that you mean.',
    ],
    // Too many species to try every choice of them.
    [
      typed('H2 + H2 + H2 + H2 + H2 + O2 -> H2O + H2O + H2O + H2O + H2O'),
      'Equation has more than one balanced form',
      'equation',
    ],
    [typed(WATER, [['', 1]]), missing, 'amounts.0.formula'],
    [
      typed(WATER, [
        ['H2', null],
        ['O2', Number.NaN],
      ]),
      missing,
      'amounts.1.amount',
    ],
    [typed(WATER, [['H2', 1, '']]), missing, 'amounts.0.unit'],
    [
      typed(WATER, [['H2O', 1]]),
      'Please enter amounts of reactants of the equation only',
      'amounts.0.formula',
      'The reactants are H2, O2.',
    ],
    [
      typed(WATER, [
        ['H2', 1],
        ['H₂', 2],
      ]),
      'Please enter each reactant once',
      'amounts.1.formula',
    ],
    [typed(WATER, [['H2', 0]]), 'All values must be greater than 0', 'amounts.0.amount'],
    [typed(WATER, [], 0), 'Please enter a percent yield above 0 and up to 100', 'percentYield'],
    [typed(WATER, [], 100.1), 'Please enter a percent yield above 0 and up to 100', 'percentYield'],
    [typed(WATER, [], Number.NaN), 'Please enter a percent yield above 0 and up to 100', 'percentYield'],
    [
      typed(WATER, [['H2', 1e308, 'mol']]),
      'Please enter values whose result is not beyond all numbers',
      'amounts.0.amount',
    ],
  ]);
  accepts(formula, [
    [typed(` ${WATER} `), { equation: WATER, amounts: [] }],
    [
      typed(
        WATER,
        [
          ['', null],
          ['2 H₂', 4],
        ],
        80,
      ),
      { equation: WATER, amounts: [grams('H2', 4)], percentYield: 80 },
    ],
    [typed(WATER, [['H2', 4]], 100), { equation: WATER, amounts: [grams('H2', 4)], percentYield: 100 }],
  ]);
});

describe('the reaction', () => {
  test('of ions, whose masses count their electrons', () => {
    const { balancedEquation, species } = computed(formula, {
      equation: 'Fe2+ + MnO4^- + H+ -> Fe3+ + Mn2+ + H2O',
      amounts: [],
    });
    expect(balancedEquation).toBe('5 Fe^2+ + MnO4^- + 8 H^+ → 5 Fe^3+ + Mn^2+ + 4 H2O');
    expect(species.map(({ charge }) => charge)).toEqual([2, -1, 1, 3, 2, 0]);
    expect((species[0]?.molarMass ?? 0) - (species[3]?.molarMass ?? 0)).toBeCloseTo(5.4858e-4, 7);
  });

  test('of electrons with an ion', () => {
    const { coefficients } = computed(formula, { equation: 'MnO4^- + H+ + e- -> Mn2+ + H2O', amounts: [] });
    expect(coefficients).toEqual([1, 8, 5, 1, 4]);
  });

  test('balanced alone, nothing is said of amounts', () => {
    const result = computed(formula, { equation: 'C3H8 + O2 = CO2 + H2O', amounts: [] });
    expect(result).toMatchObject({
      coefficients: [1, 5, 3, 4],
      balancedEquation: 'C3H8 + 5 O2 → 3 CO2 + 4 H2O',
      limitingReagent: null,
      extent: null,
      products: [{ formula: 'CO2', moles: null, mass: null, actualMass: null }, { formula: 'H2O' }],
    });
  });

  test('thermite: the metal limits although there is more of it', () => {
    const { limitingReagent, reactants, products } = computed(formula, {
      equation: 'Fe2O3 + Al -> Al2O3 + Fe',
      amounts: [grams('Fe2O3', 80), grams('Al', 25)],
      percentYield: 92,
    });
    expect(limitingReagent).toBe('Al');
    expect(reactants[1]).toMatchObject({ leftoverMoles: 0, leftoverMass: 0 });
    expect(reactants[0]?.leftoverMass).toBeCloseTo(6.0198, 3);
    expect(products[1]?.mass).toBeCloseTo(51.7437, 3);
    expect(products[1]?.actualMass).toBeCloseTo(47.6042, 3);
  });

  test('a species on both sides is used up on one and made on the other', () => {
    const { coefficients, limitingReagent, reactants, products } = computed(formula, {
      equation: 'H2O(l) -> H2O(g)',
      amounts: [{ formula: 'H2O', amount: 2, unit: 'mol' }],
    });
    expect(coefficients).toEqual([1, 1]);
    expect(limitingReagent).toBe('H2O');
    expect(reactants).toMatchObject([{ formula: 'H2O', moles: 2, usedMoles: 2, leftoverMoles: 0 }]);
    expect(products).toMatchObject([{ formula: 'H2O', moles: 2 }]);
  });

  test('a reactant without an amount is in excess', () => {
    const { reactants, products } = computed(formula, {
      equation: 'Cu + H2SO4 -> CuSO4 + SO2 + H2O',
      amounts: [{ formula: 'Cu', amount: 2, unit: 'mol' }],
    });
    expect(reactants).toMatchObject([
      { formula: 'Cu', moles: 2, usedMoles: 2, leftoverMoles: 0 },
      { formula: 'H2SO4', moles: null, usedMoles: 4, leftoverMoles: null, leftoverMass: null },
    ]);
    expect(products.map(({ moles }) => moles)).toEqual([2, 2, 4]);
  });

  test('of two that run out together the first is named, regardless of rounding', () => {
    const { limitingReagent, reactants } = computed(formula, {
      equation: 'N2 + H2 -> NH3',
      amounts: [
        { formula: 'H2', amount: 0.3, unit: 'mol' },
        { formula: 'N2', amount: 0.1, unit: 'mol' },
      ],
    });
    expect(limitingReagent).toBe('N2');
    expect(reactants.map(({ leftoverMoles }) => leftoverMoles)).toEqual([0, 0]);
  });

  test('mass is conserved', () => {
    const amount = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (acid, permanganate) => {
        const { reactants, products } = computed(formula, {
          equation: 'KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2',
          amounts: [grams('HCl', acid), grams('KMnO4', permanganate)],
        });
        const made = products.reduce((sum, { mass }) => sum + (mass ?? 0), 0);
        const left = reactants.reduce((sum, { leftoverMass }) => sum + (leftoverMass ?? 0), 0);
        expect((made + left) / (acid + permanganate)).toBeCloseTo(1, 9);
      }),
    );
  });
});
