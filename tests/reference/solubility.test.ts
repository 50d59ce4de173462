import { expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { MONATOMIC_ANIONS, POLYATOMIC_IONS } from '#workers/reference/chemicalNames.ts';
import { SOLUBILITY_RULES, SOLUBLE_CATIONS, STRONG_ACIDS } from '#workers/reference/solubility.ts';

const NAMES = new Set([
  ...POLYATOMIC_IONS.map(({ name }) => name),
  ...Object.values(MONATOMIC_ANIONS).map(({ name }) => name),
]);

test('each anion is known by its name and has one rule', () => {
  const anions = SOLUBILITY_RULES.flatMap((rule) => rule.anions);
  expect(anions.filter((name) => !NAMES.has(name))).toEqual([]);
  expect(new Set(anions).size).toBe(anions.length);
});

test('cations are formulas with a positive charge', () => {
  for (const formula of [...SOLUBLE_CATIONS, ...SOLUBILITY_RULES.flatMap(({ except }) => except)]) {
    const reading = readFormula(formula, isElement);
    expect([formula, reading.ok && reading.charge > 0]).toEqual([formula, true]);
  }
});

test('a strong acid is its hydrogen ions and its anion', () => {
  for (const [acid, { anion, protons }] of Object.entries(STRONG_ACIDS)) {
    const [whole, part] = [acid, anion].map((formula) => readFormula(formula, isElement));
    if (whole?.ok !== true || part?.ok !== true) throw new Error(`${acid} or ${anion} cannot be read`);
    expect([acid, part.charge]).toEqual([acid, -protons]);
    expect(whole.atoms.find(({ symbol }) => symbol === 'H')?.count).toBe(protons);
  }
});
