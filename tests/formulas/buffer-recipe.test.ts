import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/buffer-recipe.ts';

const SALT = {
  name: 'Salt',
  final: 100,
  finalUnit: 'mM',
  source: 'solid',
  molarMass: 50,
  formula: '',
  purity: null,
  stock: null,
} as const;
const TRIS = { ...SALT, name: 'Tris', source: 'stock', molarMass: null, stock: 1000 } as const;
const EMPTY = { ...SALT, name: '', final: null, molarMass: null } as const;
const BLANK = { totalVolume: null, strength: null, components: [SALT] } as const;
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const POSITIVE = 'All values must be greater than 0';
const PURITY = 'Purity of Salt must be above 0 and at most 100 %';
const WEAK = 'Stock of Tris is weaker than its final concentration';

refuses(formula, [
  [{ ...BLANK, totalVolume: Number.NaN }, INVALID, 'totalVolume'],
  [{ ...BLANK, totalVolume: 0 }, POSITIVE, 'totalVolume'],
  [{ ...BLANK, strength: 0 }, POSITIVE, 'strength'],
  [{ ...BLANK, components: [EMPTY] }, REQUIRED, 'components.0.name'],
  [{ ...BLANK, components: [EMPTY, { ...SALT, source: '' }] }, INVALID, 'components.1.source'],
  [{ ...BLANK, components: [{ ...SALT, finalUnit: '' }] }, INVALID, 'components.0.finalUnit'],
  [{ ...BLANK, components: [{ ...SALT, final: null }] }, REQUIRED, 'components.0.final'],
  [{ ...BLANK, components: [{ ...TRIS, stock: null }] }, REQUIRED, 'components.0.stock'],
  [{ ...BLANK, components: [{ ...SALT, purity: Number.NaN }] }, INVALID, 'components.0.purity'],
  [{ ...BLANK, components: [{ ...SALT, final: -1 }] }, 'All values must be non-negative', 'components.0.final'],
  [{ ...BLANK, components: [{ ...SALT, molarMass: 0 }] }, POSITIVE, 'components.0.molarMass'],
  [{ ...BLANK, components: [{ ...TRIS, stock: 0 }] }, POSITIVE, 'components.0.stock'],
  [{ ...BLANK, components: [{ ...SALT, purity: 0 }] }, PURITY, 'components.0.purity'],
  [{ ...BLANK, components: [{ ...SALT, purity: 101 }] }, PURITY, 'components.0.purity'],
  [
    { ...BLANK, components: [{ ...SALT, finalUnit: 'percent-vv' }] },
    'Percent by volume needs a liquid stock: Salt',
    'components.0.source',
  ],
  [
    { ...BLANK, components: [{ ...SALT, finalUnit: 'x' }] },
    'Salt needs a stock for a fold strength',
    'components.0.source',
  ],
  [{ ...BLANK, components: [{ ...TRIS, stock: 99 }] }, WEAK, 'components.0.stock'],
  [{ ...BLANK, strength: 11, components: [TRIS] }, WEAK, 'components.0.stock'],
  [
    { ...BLANK, components: [{ ...SALT, name: '', molarMass: null }] },
    'Please enter a molar mass or a formula for Component 1',
    'components.0.molarMass',
  ],
  [
    {
      ...BLANK,
      totalVolume: 10.5,
      components: [
        { ...TRIS, stock: 150 },
        { ...TRIS, stock: 200 },
      ],
    },
    'The stocks take 12.25 mL, more than the total volume of 10.5 mL',
    'totalVolume',
  ],
  [
    { ...BLANK, components: [{ ...SALT, final: 1e308, finalUnit: 'M' }] },
    'Please enter values whose result is not beyond all numbers',
    'totalVolume',
  ],
]);

test('refuses an element that does not exist, at its box', () => {
  expect(formula.validate({ ...BLANK, components: [{ ...SALT, molarMass: null, formula: 'Xx' }] })).toMatchObject({
    issues: [{ message: 'Unknown element: Xx', path: 'components.0.formula' }],
  });
});

accepts(formula, [
  [
    { ...BLANK, components: [EMPTY, { ...SALT, name: ' Salt ' }] },
    { components: [{ name: 'Salt', finalUnit: 'mM', source: 'solid', final: 100, molarMass: 50, formula: '' }] },
  ],
  // A stock needs no formula, and a mass no molar mass.
  [
    { ...BLANK, components: [{ ...TRIS, formula: '??' }] },
    { components: [{ name: 'Tris', finalUnit: 'mM', source: 'stock', final: 100, stock: 1000, formula: '' }] },
  ],
]);

describe('worked by hand', () => {
  const solid = { name: 'A', source: 'solid', formula: '', molarMass: 50 } as const;

  test.each([
    ['mM', 100, 10],
    ['M', 0.1, 10],
    ['uM', 1e5, 10],
    ['percent-wv', 2, 40],
    ['mg-per-ml', 5, 10],
  ] as const)('2 L of %s', (finalUnit, final, mass) => {
    const result = computed(formula, { totalVolume: 2000, components: [{ ...solid, finalUnit, final }] });
    expect(result.components[0]?.mass).toBeCloseTo(mass, 9);
    expect(result.totalMass).toBeCloseTo(mass, 9);
  });

  test('half the purity is twice the mass, and threefold strength three times as much', () => {
    const half = { ...solid, finalUnit: 'mM', final: 100, purity: 50 } as const;
    expect(computed(formula, { strength: 3, components: [half] }).components[0]).toMatchObject({
      mass: expect.closeTo(30, 9),
      millimoles: expect.closeTo(300, 9),
    });
  });

  test('a stock is pipetted, and what is left is solvent', () => {
    const stock = { name: 'B', source: 'stock', formula: '', final: 1, finalUnit: 'x', stock: 10 } as const;
    expect(computed(formula, { totalVolume: 500, components: [stock] })).toEqual({
      components: [{ name: 'B', mass: null, volume: 50, millimoles: null, molarMass: null }],
      liquidVolume: 50,
      solventVolume: 450,
      totalMass: 0,
      startVolume: 400,
    });
  });

  test('a formula beside % w/v gives the amount as well', () => {
    const salt = {
      ...solid,
      molarMass: null,
      formula: 'NaCl',
      finalUnit: 'percent-wv',
      final: 5.844,
      purity: null,
      stock: null,
    } as const;
    const verdict = formula.validate({ ...BLANK, components: [salt] });
    expect(verdict).toMatchObject({ ok: true, input: { components: [{ formula: 'NaCl' }] } });
    const result = computed(formula, {
      components: [{ name: 'A', source: 'solid', formula: 'NaCl', finalUnit: 'percent-wv', final: 5.844 }],
    });
    expect(result.components[0]).toMatchObject({ mass: expect.closeTo(58.44, 9), millimoles: expect.closeTo(1000, 1) });
  });

  test('crystal water is weighed along', () => {
    const salt = { name: 'MgCl2', source: 'solid', final: 1, finalUnit: 'M' } as const;
    const grams = ['MgCl2', 'MgCl2·6H2O'].map(
      (each) => computed(formula, { components: [{ ...salt, formula: each }] }).totalMass,
    );
    expect((grams[1] ?? 0) - (grams[0] ?? 0)).toBeCloseTo(6 * 18.015, 2);
  });
});

describe('the volume to start with', () => {
  const TAE = [
    { name: 'Tris base', source: 'solid', formula: 'C4H11NO3', finalUnit: 'mM', final: 40 },
    { name: 'Acetic acid', source: 'stock', formula: '', finalUnit: 'mM', final: 20, stock: 17_400 },
    { name: 'EDTA', source: 'stock', formula: '', finalUnit: 'mM', final: 1, stock: 500 },
  ] as const;
  const salt = (final: number) =>
    ({ name: 'Salt', source: 'solid', formula: '', finalUnit: 'mg-per-ml', final }) as const;

  test('leaves room for stocks and solids: 50× TAE', () => {
    // 242.3 g take 182 mL at most, the stocks 157.5 mL.
    expect(computed(formula, { strength: 50, components: TAE }).startVolume).toBe(650);
    expect(computed(formula, { totalVolume: 2000, components: TAE }).startVolume).toBe(1600);
  });

  test.each([
    [400, 10, 320],
    [50, 10, 40],
    [999, 10, 795],
    [10, 10, 8],
    [1, 10, 0.8],
    // No room is left at all.
    [1000, 2000, 0],
  ])('of %d mL with %d mg/mL it is %d mL', (totalVolume, final, volume) => {
    expect(computed(formula, { totalVolume, components: [salt(final)] }).startVolume).toBeCloseTo(volume, 9);
  });
});

test('masses grow with the volume', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 1e4, noNaN: true }),
      fc.double({ min: 0, max: 1e3, noNaN: true }),
      (totalVolume, final) => {
        const component = { name: 'A', source: 'solid', formula: 'NaCl', finalUnit: 'mM', final } as const;
        const [one, two] = [totalVolume, 2 * totalVolume].map(
          (each) => computed(formula, { totalVolume: each, components: [component] }).totalMass,
        );
        expect(two).toBeCloseTo(2 * (one ?? 0), 6);
      },
    ),
  );
});
