/** Isotope patterns. Peaks and fine structures of IsoSpec: tests/vectors/own/isotope-pattern.json. */
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { adductAtoms, type IsotopePatternInput, ionRatio } from '#workers/formulas/isotope-pattern.ts';
import molarMass from '#workers/formulas/molar-mass.ts';
import { parseFormula } from '#workers/lib/chemistry/formulaParser.ts';
import { ADDUCTS, type Adduct } from '#workers/reference/adducts.ts';
import { ELECTRON_MASS } from '#workers/reference/physicalConstants.ts';

const glucose: IsotopePatternInput = { formula: 'C6H12O6', ion: 'typed', leastPercent: 0.1 };
const blank: Candidate<IsotopePatternInput> = { ...glucose, leastPercent: null };
const limit = 'Please enter a limit between 0.001 and 50 %';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, formula: '' }, 'Please enter a chemical formula', 'formula'],
    [{ ...blank, formula: 'Fe0.95O' }, 'A molecule has whole numbers of atoms', 'formula', 'Fe has 0.95.'],
    [
      { ...blank, formula: 'TcO2' },
      'An element without natural isotopes has no isotope pattern',
      'formula',
      'Technetium has none.',
    ],
    [
      { ...blank, formula: 'C100000H2' },
      'A pattern is calculated for up to 100,000 atoms',
      'formula',
      'The formula has 100002.',
    ],
    [{ ...blank, ion: 'M+Li' as 'M+H' }, 'Please choose an ion', 'ion'],
    [
      { ...blank, formula: 'NH4^+', ion: 'M+H' },
      'The formula has a charge of its own: choose the formula as it is typed',
      'ion',
    ],
    [{ ...blank, formula: 'CO2', ion: 'M+H-H2O' }, 'This molecule lacks the atoms that the ion has lost', 'ion'],
    [{ ...blank, leastPercent: 0.0009 }, limit, 'leastPercent'],
    [{ ...blank, leastPercent: 51 }, limit, 'leastPercent'],
    [{ ...blank, leastPercent: Number.NaN }, limit, 'leastPercent'],
  ]);
  accepts(formula, [
    [{ ...blank, formula: ' C6H12O6 ' }, glucose],
    [{ ...blank, ion: '' }, glucose],
    [
      { ...blank, ion: 'M-H', leastPercent: 50 },
      { ...glucose, ion: 'M-H', leastPercent: 50 },
    ],
  ]);
});

describe('compute', () => {
  test('masses of M are those of its own page, whatever ion the pattern is of', () => {
    const { monoisotopicMass, averageMass } = computed(formula, { ...glucose, ion: 'M+Na' });
    const page = computed(molarMass, { formula: 'C6H12O6' });
    expect(monoisotopicMass).toBeCloseTo(page.monoisotopicMass ?? 0, 9);
    expect(averageMass).toBeCloseTo(page.molarMass, 9);
  });

  test('the ion of the pattern is a row of the table of ions', () => {
    for (const ion of Object.keys(ADDUCTS) as (keyof typeof ADDUCTS)[]) {
      const found = computed(formula, { ...glucose, ion });
      expect(found.ions.find((each) => each.ion === ion)).toEqual({
        ion,
        charge: found.patternCharge,
        monoisotopicRatio: found.monoisotopicRatio,
        mostAbundantRatio: found.mostAbundantRatio,
      });
    }
  });

  test('what has a charge gives no further ions; a molecule without hydrogen none that has lost some', () => {
    expect(computed(formula, { ...glucose, formula: 'PF6^-' }).ions).toEqual([]);
    const ions = computed(formula, { ...glucose, formula: 'CCl4' }).ions.map(({ ion }) => ion);
    expect(ions).toContain('M+');
    expect(ions.filter((ion) => /-/.test(ion.slice(1)))).toEqual(['M-']);
  });

  test('of a large molecule the fine structure is not listed', () => {
    const found = computed(formula, { ...glucose, formula: 'C5000H8000N1300O1500S40', leastPercent: 0.001 });
    expect(found).toMatchObject({ hasTooMany: true, isotopologues: [] });
    expect(found.peaks.length).toBeGreaterThan(50);
  });
});

const water = [
  { symbol: 'H', count: 2 },
  { symbol: 'O', count: 1 },
];

describe('the atoms of an ion', () => {
  test('are those of one or two molecules and what they gain', () => {
    expect(adductAtoms(water, ADDUCTS['2M+Na'])).toEqual([
      { symbol: 'H', count: 4 },
      { symbol: 'O', count: 2 },
      { symbol: 'Na', count: 1 },
    ]);
  });

  test('lost altogether are no longer there, and cannot be lost where there are none', () => {
    expect(adductAtoms(water, ADDUCTS['M-2H'])).toEqual([{ symbol: 'O', count: 1 }]);
    expect(adductAtoms(water, ADDUCTS['M-H-H2O'])).toBeNull();
    expect(adductAtoms([{ symbol: '2H', count: 2 }], ADDUCTS['M-H'])).toBeNull();
  });
});

test('m/z counts the electrons; without a charge it is the mass', () => {
  expect(ionRatio(100, 2)).toBeCloseTo(50 - ELECTRON_MASS, 12);
  expect(ionRatio(100, -1)).toBeCloseTo(100 + ELECTRON_MASS, 12);
  expect(ionRatio(100, 0)).toBe(100);
});

/** '[2M+Na]⁺' taken apart: what is between the brackets, and the charge behind them. */
test.each(Object.entries<Adduct>(ADDUCTS))('%s is named by what it gains, loses and carries', (id, adduct) => {
  const [, molecules = '', parts = '', charge = ''] = /^\[?(2?)M([^\]⁺⁻²³]*)\]?([²³]?[⁺⁻])•?$/.exec(adduct.name) ?? [];
  expect(adduct.molecules).toBe(Number(molecules || 1));
  const size = charge.length === 1 ? 1 : '²³'.indexOf(charge.charAt(0)) + 2;
  expect(adduct.charge).toBe(charge.endsWith('⁺') ? size : -size);
  const atoms: Record<string, number> = {};
  for (const [, sign, times, formula = ''] of ascii(parts).matchAll(/([+-])(\d*)([A-Z][A-Za-z\d]*)/g)) {
    const reading = parseFormula({ text: formula, at: [...formula].map((_, at) => at + 1) }, () => true);
    if (!reading.ok) throw new Error(`${formula} cannot be read`);
    for (const { symbol, count } of reading.atoms)
      atoms[symbol] = (atoms[symbol] ?? 0) + (sign === '-' ? -1 : 1) * Number(times || 1) * count;
  }
  expect(Object.fromEntries(Object.entries(atoms).filter(([, count]) => count !== 0))).toEqual(adduct.atoms);
  if (parts !== '') expect(`${molecules}M${ascii(parts)}`).toBe(id);
});

function ascii(text: string): string {
  return text.replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit))).replaceAll('−', '-');
}
