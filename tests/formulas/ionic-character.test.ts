import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, {
  DEBYE,
  fullChargeDipole,
  hannaySmythIonicCharacter,
  type IonicCharacterInput,
  ionicCharacterFromDipole,
  paulingIonicCharacter,
} from '#workers/formulas/ionic-character.ts';

const BLANK: Candidate<IonicCharacterInput> = {
  element1: '',
  element2: '',
  electronegativity1: null,
  electronegativity2: null,
  dipoleMoment: null,
  bondLength: null,
};
const filled = (values: Partial<Candidate<IonicCharacterInput>>) => ({ ...BLANK, ...values });

describe('validate', () => {
  const elements = 'Please select two elements';
  const required = 'Please fill in all required fields';
  const range = 'Please enter a dipole moment that is not negative and a bond length above 0';
  const beyond = 'Please enter values whose result is not beyond all numbers';

  refuses(formula, [
    [BLANK, elements, 'element1'],
    [filled({ element2: 'H' }), elements, 'element1'],
    [filled({ element1: 'H', dipoleMoment: 1 }), elements, 'element2'],
    [filled({ electronegativity2: 2 }), required, 'electronegativity1'],
    [filled({ element1: 'H', element2: 'Cl', electronegativity1: Number.NaN }), required, 'electronegativity1'],
    [filled({ element1: 'H', element2: 'Cl', dipoleMoment: 1 }), required, 'bondLength'],
    [filled({ bondLength: 100 }), required, 'dipoleMoment'],
    [filled({ dipoleMoment: Number.NaN, bondLength: 100 }), required, 'dipoleMoment'],
    [filled({ element1: 'Ar', element2: 'Xx' as 'H' }), 'Unknown element: Xx', 'element2'],
    // Shown to the visitor, although its value is overridden.
    [filled({ element1: 'Xx' as 'H', element2: 'H', electronegativity1: 2 }), 'Unknown element: Xx', 'element1'],
    [filled({ element1: 'Ar', element2: 'H' }), 'No Pauling electronegativity for Ar', 'element1'],
    [
      filled({ electronegativity1: 2, electronegativity2: -0.1 }),
      'Electronegativity cannot be negative',
      'electronegativity2',
    ],
    [filled({ dipoleMoment: -1, bondLength: 100 }), range, 'dipoleMoment'],
    [filled({ dipoleMoment: 1, bondLength: 0 }), range, 'bondLength'],
    [filled({ dipoleMoment: 1e308, bondLength: 1e-300 }), beyond, 'dipoleMoment'],
    [filled({ electronegativity1: 1e200, electronegativity2: 1 }), beyond, 'electronegativity1'],
    [filled({ element1: 'H', electronegativity2: 1e200 }), beyond, 'electronegativity1'],
  ]);
  accepts(formula, [
    [filled({ element1: 'H', element2: 'Cl' }), { element1: 'H', element2: 'Cl' }],
    [
      filled({ element1: 'Ar', element2: 'H', electronegativity1: 3.2 }),
      { element1: 'Ar', element2: 'H', electronegativity1: 3.2 },
    ],
    // Large values, but with an ordinary difference.
    [
      filled({ electronegativity1: 1e200, electronegativity2: 1e200 }),
      { electronegativity1: 1e200, electronegativity2: 1e200 },
    ],
    [filled({ electronegativity1: 0, electronegativity2: 2 }), { electronegativity1: 0, electronegativity2: 2 }],
    [filled({ dipoleMoment: 0, bondLength: 100 }), { dipoleMoment: 0, bondLength: 100 }],
  ]);
});

describe('the share', () => {
  test('of hydrogen chloride, three ways', () => {
    const result = computed(formula, { element1: 'H', element2: 'Cl', dipoleMoment: 1.08, bondLength: 127.5 });
    expect(result.difference).toBeCloseTo(0.96, 12);
    expect(result.percentIonic).toBeCloseTo(20.57841473834533, 10);
    expect(result.percentHannaySmyth).toBeCloseTo(18.5856, 10);
    expect(result.percentFromDipole).toBeCloseTo(17.635284653027796, 10);
    expect(result.fullDipole).toBeCloseTo(6.124086, 5);
  });

  test('a typed value overrides the element’s', () => {
    const result = computed(formula, { element1: 'Ar', element2: 'F', electronegativity1: 3.98 });
    expect(result).toMatchObject({ electronegativity1: 3.98, difference: 0, percentIonic: 0, percentHannaySmyth: 0 });
  });

  test('by dipole moment alone has no estimates', () => {
    expect(computed(formula, { dipoleMoment: 0, bondLength: 100 })).toMatchObject({
      electronegativity1: null,
      electronegativity2: null,
      difference: null,
      percentIonic: null,
      percentHannaySmyth: null,
      percentFromDipole: 0,
    });
  });

  test('without dipole moment has no measurement', () => {
    expect(computed(formula, { element1: 'Na', element2: 'Cl' })).toMatchObject({
      percentFromDipole: null,
      fullDipole: null,
    });
  });
});

describe('for any bond', () => {
  const values = fc.double({ min: 0, max: 4, noNaN: true });
  const share = (electronegativity1: number, electronegativity2: number) =>
    computed(formula, { electronegativity1, electronegativity2 });

  test('it does not matter which atom comes first', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const { difference, percentIonic, percentHannaySmyth } = share(one, other);
        expect(share(other, one)).toMatchObject({ difference, percentIonic, percentHannaySmyth });
      }),
    );
  });

  test('the share lies between 0 and 100 percent, and a larger difference never lowers it', () => {
    fc.assert(
      fc.property(values, values, fc.double({ min: 0, max: 1, noNaN: true }), (one, more, part) => {
        const { percentIonic: less, percentHannaySmyth: lessByHannay } = share(one, one + more * part);
        const { percentIonic: most, percentHannaySmyth: mostByHannay } = share(one, one + more);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(100);
        expect(most).toBeGreaterThanOrEqual((less ?? Number.NaN) - 1e-9);
        expect(mostByHannay).toBeGreaterThanOrEqual((lessByHannay ?? Number.NaN) - 1e-9);
      }),
    );
  });

  test('the moment of two full charges is 100 percent, and half of it 50', () => {
    fc.assert(
      fc.property(fc.double({ min: 10, max: 1000, noNaN: true }), (bondLength) => {
        const { fullDipole } = computed(formula, { dipoleMoment: 0, bondLength });
        if (fullDipole === null) throw new Error('A length was entered');
        const percent = (dipoleMoment: number) => computed(formula, { dipoleMoment, bondLength }).percentFromDipole;
        expect(percent(fullDipole)).toBeCloseTo(100, 9);
        expect(percent(fullDipole / 2)).toBeCloseTo(50, 9);
      }),
    );
  });
});

describe('estimates', () => {
  test.each([
    [0, 0, 0],
    [0.96, 20.57841473834533, 18.5856],
    [1.7, 51.446310484592054, 37.315],
    [2.23, 71.15475428918884, 53.08515],
  ])('at a difference of %d: %d %% by Pauling, %d %% by Hannay and Smyth', (difference, pauling, hannaySmyth) => {
    expect(paulingIonicCharacter(difference)).toBeCloseTo(pauling, 10);
    expect(hannaySmythIonicCharacter(difference)).toBeCloseTo(hannaySmyth, 10);
  });

  test('small differences keep their digits', () => {
    expect(paulingIonicCharacter(1e-9) / 2.5e-17).toBeCloseTo(1, 9);
  });

  test('Pauling’s share grows with the difference and stays within 100 %', () => {
    const difference = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(difference, difference, (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(paulingIonicCharacter(large)).toBeGreaterThanOrEqual(paulingIonicCharacter(small));
        expect(paulingIonicCharacter(large)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('dipole moment', () => {
  test('a debye has its usual value', () => {
    expect(DEBYE / 3.33564e-30).toBeCloseTo(1, 6);
  });

  test('hydrogen chloride, and two full charges 100 pm apart', () => {
    expect(ionicCharacterFromDipole(1.08, 127.5)).toBeCloseTo(17.635284653027796, 10);
    expect(fullChargeDipole(100)).toBeCloseTo(4.803204, 5);
  });

  test('the moment of two full charges is 100 %', () => {
    fc.assert(
      fc.property(fc.double({ min: 50, max: 400, noNaN: true }), (length) => {
        expect(ionicCharacterFromDipole(fullChargeDipole(length), length)).toBeCloseTo(100, 9);
      }),
    );
  });
});
