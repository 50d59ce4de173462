import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/acid-solution.ts';

const ACETIC = { substance: 'acetic-acid', concentration: 0.1 } as const;
const OWN = { substance: 'own', concentration: 0.1 } as const;
const BLANK = {
  solutes: [ACETIC],
  ownConstants: '',
  ownCharge: null,
  ownLost: null,
  activities: false,
  titrant: 'none',
  titrantConcentration: null,
  volume: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const POSITIVE = 'All values must be greater than 0';
const RANGE = 'Please enter pKa values from −5 to 20, with blanks between them';
const ACCEPTED = { solutes: [ACETIC], ownConstants: '', activities: false, titrant: 'none' } as const;

refuses(formula, [
  [{ ...BLANK, solutes: [] }, REQUIRED, 'solutes.0.substance'],
  [{ ...BLANK, solutes: [{ substance: '', concentration: 1 }] }, REQUIRED, 'solutes.0.substance'],
  [{ ...BLANK, solutes: [{ ...ACETIC, concentration: null }] }, REQUIRED, 'solutes.0.concentration'],
  [{ ...BLANK, solutes: [{ ...ACETIC, concentration: 0 }] }, POSITIVE, 'solutes.0.concentration'],
  [
    { ...BLANK, solutes: [{ ...ACETIC, concentration: 21 }] },
    'Please enter at most 20 mol/L',
    'solutes.0.concentration',
  ],
  [{ ...BLANK, solutes: Array.from({ length: 7 }, () => ACETIC) }, 'Please enter at most 6 substances', 'solutes'],
  [{ ...BLANK, solutes: [OWN] }, 'Please enter the pKa values of your own acid', 'ownConstants'],
  [{ ...BLANK, solutes: [OWN], ownConstants: '2 x' }, RANGE, 'ownConstants'],
  [{ ...BLANK, solutes: [OWN], ownConstants: '21' }, RANGE, 'ownConstants'],
  [{ ...BLANK, solutes: [OWN], ownConstants: '1 2 3 4 5 6 7' }, 'Please enter at most 6 pKa values', 'ownConstants'],
  [{ ...BLANK, solutes: [OWN], ownConstants: '9; 2' }, 'Please enter the pKa values in rising order', 'ownConstants'],
  [
    { ...BLANK, solutes: [OWN], ownConstants: '9', ownCharge: 0.5 },
    'Please enter the charge as a whole number from −6 to 6',
    'ownCharge',
  ],
  [
    { ...BLANK, solutes: [OWN], ownConstants: '9', ownLost: 2 },
    'Please enter the hydrogen ions lost as a whole number from 0 to 1',
    'ownLost',
  ],
  [{ ...BLANK, titrant: 'strong-base', volume: 10 }, REQUIRED, 'titrantConcentration'],
  [{ ...BLANK, titrant: 'strong-base', titrantConcentration: 0, volume: 10 }, POSITIVE, 'titrantConcentration'],
  [{ ...BLANK, titrant: 'strong-acid', titrantConcentration: 1, volume: 0 }, POSITIVE, 'volume'],
  [
    { ...BLANK, titrant: 'strong-base', titrantConcentration: 1e-9, volume: 1 },
    'Please enter a titrant at most a million times weaker than the solution',
    'titrantConcentration',
  ],
]);

accepts(formula, [
  [BLANK, ACCEPTED],
  [{ ...BLANK, titrant: '' }, ACCEPTED],
  [
    { ...BLANK, solutes: [{ substance: '', concentration: null }, OWN], ownConstants: ' 2,35 9.78 ', ownCharge: 1 },
    { ...ACCEPTED, solutes: [OWN], ownConstants: '2,35 9.78', ownCharge: 1 },
  ],
  [
    { ...BLANK, titrant: 'strong-base', titrantConcentration: 0.1, volume: 25 },
    { ...ACCEPTED, titrant: 'strong-base', titrantConcentration: 0.1, volume: 25 },
  ],
]);

describe('results', () => {
  test('an acid and its salt share one curve, two acids with forms of the same name have two', () => {
    const namesOf = (...substances: ('acetic-acid' | 'sodium-acetate' | 'malonic-acid' | 'succinic-acid')[]) =>
      computed(formula, {
        ...ACCEPTED,
        solutes: substances.map((substance) => ({ substance, concentration: 0.1 })),
      }).curves.length;
    expect(namesOf('acetic-acid', 'sodium-acetate')).toBe(1);
    expect(namesOf('malonic-acid', 'succinic-acid')).toBe(2);
  });

  test('a decimal comma is one', () => {
    const own = { ...ACCEPTED, solutes: [OWN], ownCharge: 0 };
    expect(computed(formula, { ...own, ownConstants: '4,756' }).pH).toBeCloseTo(computed(formula, ACCEPTED).pH, 12);
  });

  test('the capacity is the strong base by which the pH rises', () => {
    const pHWith = (concentration: number) =>
      computed(formula, {
        ...ACCEPTED,
        solutes: [ACETIC, { substance: 'sodium-hydroxide', concentration }],
      });
    const step = 1e-6;
    const { capacity } = pHWith(0.05);
    expect((2 * step) / (pHWith(0.05 + step).pH - pHWith(0.05 - step).pH) / capacity).toBeCloseTo(1, 6);
  });

  test('without a titrant there is no titration', () => {
    expect(computed(formula, ACCEPTED).titration).toBeNull();
  });
});
