import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { hydrogenIons, type PkaInput } from '#workers/formulas/pka.ts';
import { KW } from '#workers/reference/physicalConstants.ts';

const BLANK: Candidate<PkaInput> = {
  mode: 'ka',
  compound: '',
  ka: null,
  pKa: null,
  pKb: null,
  concentration: null,
  acidConcentration: null,
  baseConcentration: null,
};
const typed = (given: Partial<Candidate<PkaInput>>) => ({ ...BLANK, ...given });

function solution(mode: 'weak-acid' | 'weak-base', pK: number, concentration: number) {
  const result = computed(formula, { mode, concentration, ...(mode === 'weak-acid' ? { pKa: pK } : { pKb: pK }) });
  if (result.mode !== 'weak-acid' && result.mode !== 'weak-base') throw new Error('another result');
  return result;
}

describe('validate', () => {
  const missing = 'Please fill in all required fields';
  const notPositive = 'All values must be greater than 0';
  const beyond = 'Please enter values whose result is not beyond all numbers';

  refuses(formula, [
    [BLANK, missing, 'ka'],
    [typed({ mode: '' }), missing, 'ka'],
    [typed({ ka: 0 }), notPositive, 'ka'],
    [typed({ ka: 5e-324, compound: 'acetic-acid' }), beyond, 'ka'],
    [typed({ mode: 'pka', pKa: Number.NaN }), missing, 'pKa'],
    [typed({ mode: 'weak-base', pKb: Number.POSITIVE_INFINITY, concentration: 5e-324 }), missing, 'pKb'],
    [typed({ mode: 'pka', pKa: 400 }), beyond, 'pKa'],
    [typed({ mode: 'pka', pKa: -400 }), beyond, 'pKa'],
    [typed({ mode: 'weak-acid', concentration: 0.1 }), missing, 'pKa'],
    [typed({ mode: 'weak-acid', concentration: 0.1, compound: 'none' as 'tris' }), missing, 'pKa'],
    [typed({ mode: 'weak-acid', pKa: 4.756, concentration: 0 }), notPositive, 'concentration'],
    [typed({ mode: 'weak-base', pKa: 4, concentration: 1 }), missing, 'pKb'],
    [typed({ mode: 'weak-base', pKb: 4, concentration: 0 }), notPositive, 'concentration'],
    [typed({ mode: 'weak-acid', pKa: -400, concentration: 1 }), beyond, 'pKa'],
    [typed({ mode: 'weak-base', pKb: -400, concentration: 1 }), beyond, 'pKb'],
    [typed({ mode: 'buffer', pKa: 7, acidConcentration: 1, baseConcentration: 0 }), notPositive, 'baseConcentration'],
    [typed({ mode: 'buffer', pKa: 7.21, acidConcentration: 1 }), missing, 'baseConcentration'],
    [typed({ mode: 'buffer', pKa: 7, acidConcentration: -1, baseConcentration: 0 }), notPositive, 'acidConcentration'],
    [typed({ mode: 'buffer', pKa: 7, acidConcentration: 1e-300, baseConcentration: 1e300 }), beyond, 'pKa'],
  ]);
  accepts(formula, [
    [typed({ ka: 1.754e-5, compound: 'tris', pKa: 3 }), { mode: 'ka', ka: 1.754e-5 }],
    [typed({ ka: 1.754e-5, compound: 'tris' }), { mode: 'ka', ka: 1.754e-5 }],
    [typed({ mode: 'pka', pKa: -3 }), { mode: 'pka', pKa: -3 }],
    [typed({ mode: 'pka', compound: 'tris' }), { mode: 'pka', pKa: 8.072, compound: 'tris' }],
    [typed({ mode: 'pka', compound: 'tris', pKa: 8 }), { mode: 'pka', pKa: 8 }],
    // What was accepted is accepted as the same again.
    [typed({ mode: 'pka', compound: 'tris', pKa: 8.072 }), { mode: 'pka', pKa: 8.072, compound: 'tris' }],
    [
      typed({ mode: 'weak-base', compound: 'ammonium-ion', pKb: 4.75, concentration: 0.05 }),
      { mode: 'weak-base', pKb: 4.75, concentration: 0.05, compound: 'ammonium-ion' },
    ],
    [
      typed({ mode: 'weak-base', compound: 'ammonium-ion', concentration: 0.05 }),
      { mode: 'weak-base', pKb: 4.75, concentration: 0.05, compound: 'ammonium-ion' },
    ],
    // A constant that the mode does not use must not override the compound.
    [
      typed({ mode: 'weak-base', compound: 'ammonium-ion', pKa: 3, concentration: 0.05 }),
      { mode: 'weak-base', pKb: 4.75, concentration: 0.05, compound: 'ammonium-ion' },
    ],
    [
      typed({ mode: 'weak-base', compound: 'ammonium-ion', pKb: 5, concentration: 0.05 }),
      { mode: 'weak-base', pKb: 5, concentration: 0.05 },
    ],
  ]);
});

describe('constants', () => {
  test('acetic acid', () => {
    const result = computed(formula, { mode: 'ka', ka: 1.754e-5 });
    if (result.mode !== 'ka') throw new Error('another result');
    expect(result.pKa).toBeCloseTo(4.7559704109699785, 12);
    expect(result.pKb).toBeCloseTo(9.244029589030022, 12);
    expect(result.kb / 5.701254275940707e-10).toBeCloseTo(1, 10);
  });

  test('Ka and pKa lead back to each other', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 60, noNaN: true }), (pKa) => {
        const there = computed(formula, { mode: 'pka', pKa });
        if (there.mode !== 'pka') throw new Error('another result');
        const back = computed(formula, { mode: 'ka', ka: there.ka });
        if (back.mode !== 'ka') throw new Error('another result');
        expect(back.pKa).toBeCloseTo(pKa, 9);
        expect(there.ka * there.kb).toBeCloseTo(1e-14, 20);
      }),
    );
  });
});

describe('a solution', () => {
  test('0.1 mol/L of acetic acid', () => {
    const { pH, degreeOfDissociation, pK, hydrogenConcentration, hydroxideConcentration, reference } = solution(
      'weak-acid',
      4.756,
      0.1,
    );
    expect(pH).toBeCloseTo(2.8808757488262953, 10);
    expect(hydrogenConcentration * hydroxideConcentration).toBeCloseTo(1e-14, 24);
    expect(degreeOfDissociation).toBeCloseTo(1.3156011628017732, 10);
    expect(pK).toBe(4.756);
    expect(reference.approximatePH).toBeCloseTo(2.878, 10);
  });

  test('0.1 mol/L of sulfuric acid, whose first step is complete, and of sodium hydrogen sulfate', () => {
    const sulfuric = computed(formula, { mode: 'weak-acid', compound: 'sulfuric-acid', pKa: 1.99, concentration: 0.1 });
    expect(sulfuric).toMatchObject({ isAfterStrongStep: true, pK: 1.99, reference: { approximatePH: 1 } });
    if (sulfuric.mode !== 'weak-acid') throw new Error('an acid');
    expect(sulfuric.pH).toBeCloseTo(0.964, 3);
    expect(sulfuric.degreeOfDissociation).toBeCloseTo(8.6, 1);
    const salt = computed(formula, { mode: 'weak-acid', compound: 'sulfuric-acid-2', pKa: 1.99, concentration: 0.1 });
    expect(salt).toMatchObject({ isAfterStrongStep: false });
    if (salt.mode !== 'weak-acid') throw new Error('an acid');
    expect(salt.pH).toBeCloseTo(1.56, 2);
  });

  test('so dilute that water counts: the shortcut is almost one unit off', () => {
    const { pH, reference } = solution('weak-acid', 4.756, 1e-7);
    expect(pH).toBeCloseTo(6.792782223232655, 10);
    expect(reference.approximatePH).toBeCloseTo(5.878, 10);
  });

  test('a base is the mirror image of an acid', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 13, noNaN: true }),
        fc.double({ min: 1e-8, max: 2, noNaN: true }),
        (pK, concentration) => {
          const [acid, base] = [solution('weak-acid', pK, concentration), solution('weak-base', pK, concentration)];
          expect(base.pH).toBeCloseTo(14 - acid.pH, 10);
          expect(base.hydroxideConcentration).toBe(acid.hydrogenConcentration);
          expect(base.reference.approximatePH).toBeCloseTo(14 - acid.reference.approximatePH, 10);
          expect(acid.pH).toBeLessThan(7);
        },
      ),
    );
  });

  test('0.05 mol/L of ammonia', () => {
    const { pH, degreeOfDissociation } = solution('weak-base', 4.75, 0.05);
    expect(pH).toBeCloseTo(10.970389920083683, 10);
    expect(degreeOfDissociation).toBeCloseTo(1.8681851292333729, 9);
  });
});

describe('a buffer', () => {
  const buffer = (pKa: number, acidConcentration: number, baseConcentration: number) => {
    const result = computed(formula, { mode: 'buffer', pKa, acidConcentration, baseConcentration });
    if (result.mode !== 'buffer') throw new Error('another result');
    return result;
  };

  test('equal parts are at pKa, ten to one a unit above', () => {
    expect(buffer(7.21, 0.05, 0.05)).toMatchObject({ pH: 7.21, ratio: 1, pKa: 7.21 });
    expect(buffer(4.756, 0.01, 0.1).pH).toBeCloseTo(5.756, 12);
  });

  test('the exact balance agrees in the middle and not in acid', () => {
    expect(buffer(7.21, 0.05, 0.05).reference.pH).toBeCloseTo(7.21, 4);
    expect(buffer(2.16, 0.01, 0.01).reference.pH).toBeCloseTo(2.468, 3);
  });
});

describe('hydrogenIons', () => {
  test('0.1 mol/L of acetic acid', () => {
    const h = hydrogenIons(10 ** -4.756, 0.1, 0);
    expect(h / 0.0013156011704028609).toBeCloseTo(1, 10);
  });

  test('water alone, and an acid too dilute to matter', () => {
    expect(hydrogenIons(1e-5, 0, 0) / 1e-7).toBeCloseTo(1, 10);
    expect(hydrogenIons(1e-5, 1e-12, 0) / 1e-7).toBeCloseTo(1, 4);
  });

  test('a strong acid gives all of its ions, at any strength that doubles can hold', () => {
    expect(hydrogenIons(1e300, 0.01, 0) / 0.01).toBeCloseTo(1, 9);
    expect(hydrogenIons(1e-300, 1, 0) / 1e-7).toBeCloseTo(1, 10);
  });

  test('a strong acid beside the weak one: sulfuric acid of 0.1 mol/L', () => {
    const [ka, c] = [10 ** -1.99, 0.1];
    const h = hydrogenIons(ka, c, 0, c);
    // h² + (Ka − C)·h − 2·Ka·C = 0, neglecting water.
    const root = (c - ka + Math.sqrt((c - ka) ** 2 + 8 * ka * c)) / 2;
    expect(h / root).toBeCloseTo(1, 9);
    expect(-Math.log10(h)).toBeCloseTo(0.964, 3);
    expect(hydrogenIons(ka, 1e-12, 0, 1e-12) / 1e-7).toBeCloseTo(1, 4);
  });

  test('the salt alone is a weak base: its hydroxide ions answer to Kw ÷ Ka', () => {
    const [ka, base] = [1e-5, 0.1];
    const hydroxide = KW / hydrogenIons(ka, 0, base);
    expect(hydroxide / hydrogenIons(KW / ka, base, 0)).toBeCloseTo(1, 6);
  });

  test('solves the cubic', () => {
    const pKa = fc.double({ min: 1, max: 12, noNaN: true });
    const concentration = fc.double({ min: 1e-6, max: 1, noNaN: true });
    fc.assert(
      fc.property(pKa, concentration, concentration, (pK, acid, base) => {
        const ka = 10 ** -pK;
        const h = hydrogenIons(ka, acid, base);
        const terms = [h ** 3, (ka + base) * h ** 2, -(ka * acid + KW) * h, -ka * KW];
        const largest = Math.max(...terms.map(Math.abs));
        expect(Math.abs(terms.reduce((sum, term) => sum + term, 0)) / largest).toBeLessThan(1e-9);
      }),
    );
  });
});
