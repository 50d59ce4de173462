import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type MolecularWeightResult } from '#workers/formulas/molecular-weight.ts';
import { MOLECULAR_WEIGHT_ELEMENTS } from '#workers/reference/molecularWeightElements.ts';

function weigh(text: string): MolecularWeightResult {
  return computed(formula, { formula: text, elementTable: 'all' });
}

test('offers the formula with its capitals, and names the symbol as before', async () => {
  expect(await formula.validate({ formula: 'h2o', elementTable: 'spec' })).toEqual({
    ok: false,
    issues: [
      {
        message: 'Unknown element: h',
        path: 'formula',
        place: 'Character 1, “h”: symbols start with a capital letter.',
        remedies: [{ label: 'Did you mean H2O?', field: 'formula', value: 'H2O' }],
      },
    ],
  });
});

test('offers nothing that the chosen table does not have', async () => {
  const remediesFor = async (elementTable: 'spec' | 'all') => {
    const verdict = await formula.validate({ formula: 'cuso4', elementTable });
    return verdict.ok ? null : verdict.issues.flatMap(({ remedies = [] }) => remedies.map(({ value }) => value));
  };
  expect(await remediesFor('all')).toEqual(['CuSO4']);
  expect(await remediesFor('spec')).not.toContain('CuSO4');
});

test('an ion has its electrons counted', () => {
  expect(computed(formula, { formula: 'OH-', elementTable: 'spec' })).toMatchObject({ charge: -1, written: 'OH^-' });
});

describe('validate', () => {
  const shortTable = (text: string) => ({ formula: text, elementTable: 'spec' as const });

  refuses(formula, [
    [shortTable(''), 'Please enter a chemical formula', 'formula'],
    [shortTable(' \n'), 'Please enter a chemical formula', 'formula'],
    [shortTable('Xx2'), 'Unknown element: Xx', 'formula', 'Character 1, “Xx”: there is no such element.'],
    [
      shortTable('FeCl3'),
      'Unknown element: Fe',
      'formula',
      'Iron is not among the 18 elements; choose all 118 to use it.',
    ],
    [
      { formula: 'He', elementTable: '' },
      'Unknown element: He',
      'formula',
      'Helium is not among the 18 elements; choose all 118 to use it.',
    ],
    [
      { formula: 'constructor', elementTable: 'all' },
      'Unknown element: constructor',
      'formula',
      'This looks like a name: enter the formula of the compound, such as C6H12O6 for glucose.',
    ],
    [shortTable('Ca(OH'), 'Invalid chemical formula', 'formula', 'Character 3, “(”: this bracket is not closed.'],
  ]);
  accepts(formula, [
    [shortTable(' H2O '), shortTable('H2O')],
    [
      { formula: 'HArF', elementTable: '' },
      { formula: 'HArF', elementTable: 'spec' },
    ],
    [
      { formula: 'Fe2O3', elementTable: 'all' },
      { formula: 'Fe2O3', elementTable: 'all' },
    ],
  ]);
});

describe('specified values', () => {
  test('calcium hydroxide, element by element', () => {
    const { totalMass, elements, empiricalFormula, atomCount } = weigh('Ca(OH)2');
    expect(totalMass).toBeCloseTo(74.092, 9);
    expect(elements.map(({ symbol, name, count }) => [symbol, name, count])).toEqual([
      ['Ca', 'Calcium', 1],
      ['O', 'Oxygen', 2],
      ['H', 'Hydrogen', 2],
    ]);
    expect(elements[0]?.percentage).toBeCloseTo(54.092209685256165, 9);
    expect(elements[2]?.mass).toBeCloseTo(2.016, 12);
    expect(empiricalFormula).toBe('CaO2H2');
    expect(atomCount).toBe(5);
  });

  test.each([
    ['CuSO4·5H2O', 249.677],
    ['K3[Fe(CN)6]', 329.2479],
    ['C12H22O11', 342.297],
  ])('%s weighs %d g/mol', (text, mass) => {
    expect(weigh(text).totalMass).toBeCloseTo(mass, 6);
  });

  test('shares make 100 %, parts the whole', () => {
    const formulas = fc
      .array(fc.tuple(fc.constantFrom(...MOLECULAR_WEIGHT_ELEMENTS), fc.integer({ min: 1, max: 60 })), {
        minLength: 1,
        maxLength: 8,
      })
      .map((units) => units.map(([symbol, count]) => `(${symbol})${count}`).join(''));
    fc.assert(
      fc.property(formulas, (text) => {
        const { totalMass, elements, atomCount, reference } = weigh(text);
        const total = (each: (element: (typeof elements)[number]) => number) =>
          elements.reduce((sum, element) => sum + each(element), 0);
        expect(total(({ percentage }) => percentage)).toBeCloseTo(100, 9);
        expect(total(({ mass }) => mass)).toBeCloseTo(totalMass, 9);
        expect(total(({ count }) => count)).toBe(atomCount);
        expect(reference.uncertainty).toBeGreaterThan(0);
        expect(reference.uncertainty).toBeLessThan(totalMass / 50);
      }),
    );
  });
});

describe('reference', () => {
  test('keeps the ratio that the specified rule loses', () => {
    const { empiricalFormula, reference } = weigh('Fe2O3');
    expect([empiricalFormula, reference.empiricalFormula, reference.divisor]).toEqual(['FeO2', 'Fe2O3', 1]);
    expect(weigh('C6H12O6').reference).toMatchObject({ empiricalFormula: 'CH2O', divisor: 6, hillFormula: 'C6H12O6' });
  });

  test('adds up the uncertainties of the atomic weights', () => {
    expect(weigh('NaCl').reference.uncertainty).toBeCloseTo(0.01000002, 10);
    expect(weigh('C6H12O6').reference.uncertainty).toBeCloseTo(0.0204, 10);
  });

  test('has no uncertainty where a standard weight is missing, and names the element', () => {
    const { reference, withoutStandardWeight, totalMass } = weigh('TcO2');
    expect(reference.uncertainty).toBeNull();
    expect(withoutStandardWeight).toEqual(['Technetium']);
    expect(totalMass).toBeCloseTo(128.998, 9);
    expect(weigh('H2O').withoutStandardWeight).toEqual([]);
  });
});
