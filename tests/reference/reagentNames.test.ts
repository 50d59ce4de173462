import { expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement, massOfIon } from '#workers/lib/chemistry/elementShares.ts';
import { COMMON_COMPOUNDS } from '#workers/reference/commonCompounds.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import { MOLECULES_OF_LABELS, NAMES_OF_MIXTURES, REAGENT_NAMES } from '#workers/reference/reagentNames.ts';

test('each formula can be read and is neutral', () => {
  const faulty = REAGENT_NAMES.filter(([formula]) => {
    const reading = readFormula(formula, isElement);
    return !reading.ok || reading.charge !== 0;
  });
  expect(faulty).toEqual([]);
});

test('each name stands for one formula', () => {
  const seen = new Map<string, string>();
  for (const [formula, ...names] of REAGENT_NAMES)
    for (const name of names.map((each) => each.toLowerCase())) {
      expect([name, seen.get(name) ?? formula]).toEqual([name, formula]);
      seen.set(name, formula);
      expect(NAMES_OF_MIXTURES).not.toHaveProperty([name]);
    }
  expect(seen.size).toBeGreaterThan(300);
});

test('names that stand in the other table as well have its atoms', () => {
  const massOf = (formula: string) => {
    const reading = readFormula(formula, isElement);
    return reading.ok ? massOfIon(reading.atoms, 0) : Number.NaN;
  };
  for (const [formula, ...names] of REAGENT_NAMES)
    for (const [other, others] of Object.entries(COMMON_COMPOUNDS))
      if (names.some((name) => others.includes(name.toLowerCase())))
        expect([formula, massOf(formula).toFixed(4)]).toEqual([formula, massOf(other).toFixed(4)]);
});

test('the plain name of a salt is that of the salt without water', () => {
  const elements = Object.values(ELEMENTS).map(({ name }) => name.toLowerCase());
  const isPlain = (name: string) => {
    const [first = ''] = name.split(/[ (]/);
    return (
      [...elements, 'ammonium', 'ferrous', 'ferric', 'cupric'].includes(first.toLowerCase()) &&
      !name.endsWith('hydrate')
    );
  };
  const hydrates = REAGENT_NAMES.filter(([formula]) => formula.endsWith('H2O'));
  // Alums are called by their metals and contain water.
  const named = hydrates.flatMap(([, ...names]) => names).filter((name) => isPlain(name) && !name.endsWith('alum'));
  expect(named).toEqual([]);
});

test('a molecule has twice the atoms of the formula on its label', () => {
  for (const [label, molecule] of Object.entries(MOLECULES_OF_LABELS)) {
    const [half, whole] = [label, molecule].map((formula) => readFormula(formula, isElement));
    if (half?.ok !== true || whole?.ok !== true) throw new Error(label);
    expect(whole.atoms).toEqual(half.atoms.map(({ symbol, count }) => ({ symbol, count: 2 * count })));
    expect(REAGENT_NAMES.some(([formula]) => formula === label)).toBe(true);
  }
});

/** Molar masses of PubChem for a tenth of the table, rounded as it does. */
test.each([
  ['C9H8O4', 180.16],
  ['C27H46O', 386.7],
  ['C10H16N5O13P3', 507.18],
  ['C16H19N3O4S', 349.4],
  ['C22H24N2O8', 444.4],
  ['C19H10Br4O5S', 669.96],
  ['C21H20BrN3', 394.3],
  ['C20H14O4', 318.3],
  ['C10H17N3O6S', 307.32],
  ['C17H20N4O6', 376.4],
  ['C11H12Cl2N2O5', 323.13],
  ['C10H16N2O3S', 244.31],
  ['C19H19N7O6', 441.4],
  ['KAl(SO4)2·12H2O', 474.4],
  ['(NH4)2Fe(SO4)2·6H2O', 392.1],
  ['(NH4)6Mo7O24·4H2O', 1235.9],
  ['(NH4)2Ce(NO3)6', 548.22],
  ['NaKC4H4O6·4H2O', 282.22],
  ['[Co(NH3)6]Cl3', 267.5],
  ['[Pt(NH3)2Cl2]', 300.05],
  ['Na2[Fe(CN)5NO]·2H2O', 297.95],
  ['Fe4[Fe(CN)6]3', 859.2],
])('%s has %s g/mol', (formula, mass) => {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error(reading.message);
  expect(REAGENT_NAMES.some(([each]) => each === formula)).toBe(true);
  expect(Math.abs(massOfIon(reading.atoms, 0) - mass)).toBeLessThan(0.11);
});
