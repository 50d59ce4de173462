import { describe, expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { ACID_CONSTANTS, type AcidConstant } from '#workers/reference/acidConstants.ts';

const ROWS: readonly (readonly [string, AcidConstant])[] = Object.entries(ACID_CONSTANTS);

/** Acids with several steps, by their keys without the step. */
const ACIDS = [...new Set(ROWS.filter(([, { step }]) => step !== undefined).map(([key]) => key.replace(/-\d$/, '')))];

test.each(ACIDS)('%s: every step from 1 on under one name and formula, each weaker than the one before', (key) => {
  const rows = ROWS.filter(([each]) => each.replace(/-\d$/, '') === key);
  expect(rows.map(([each]) => each)).toEqual(rows.map((_, index) => `${key}-${index + 1}`));
  expect(rows.map(([, { step }]) => step)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(([, { name, formula }]) => `${name} ${formula}`)).size).toBe(1);
  for (const [index, [, { pKa }]] of rows.entries())
    if (index > 0) expect(pKa - (rows[index - 1]?.[1].pKa ?? 0)).toBeGreaterThan(1);
});

test('only what water does not level has a value', () => {
  expect(ROWS.filter(([, { pKa }]) => !(pKa > 0 && pKa < 20))).toEqual([]);
});

describe('stronger with', () => {
  const valuesOf = (...keys: (keyof typeof ACID_CONSTANTS)[]) => keys.map((key) => ACID_CONSTANTS[key].pKa);

  test.each([
    ['every chlorine', valuesOf('trichloroacetic-acid', 'dichloroacetic-acid', 'chloroacetic-acid', 'acetic-acid')],
    ['a lighter halogen', valuesOf('hypochlorous-acid', 'hypobromous-acid', 'hypoiodous-acid')],
    ['one oxygen more', valuesOf('chlorous-acid', 'hypochlorous-acid')],
    ['a hydrogen bond that holds the ion', valuesOf('maleic-acid-1', 'fumaric-acid-1')],
    ['a ring that takes up the electrons', valuesOf('anilinium-ion', 'methylammonium-ion')],
  ])('%s', (_, values) => {
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(new Set(values).size).toBe(values.length);
  });
});

test('a base is its ion less one hydrogen and one charge', () => {
  const ions = ROWS.flatMap(([key, { formula, conjugateBase }]) =>
    conjugateBase === undefined ? [] : [{ key, formula: formula ?? '', conjugateBase }],
  );
  expect(ions.length).toBeGreaterThan(10);
  for (const { key, formula, conjugateBase } of ions) {
    expect(formula, key).toMatch(/\+$/);
    const [ion, base] = [formula.slice(0, -1), conjugateBase].map(countsOf);
    expect(ion, key).toEqual({ ...base, H: (base?.H ?? 0) + 1 });
  }
});

function countsOf(formula: string): Readonly<Record<string, number>> {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error(`${formula}: ${reading.message}`);
  return Object.fromEntries(reading.atoms.map(({ symbol, count }) => [symbol, count]));
}
