import { describe, expect, test } from 'vitest';
import { adductAtoms, ionRatio } from '#workers/formulas/isotope-pattern.ts';
import { parseFormula } from '#workers/lib/chemistry/formulaParser.ts';
import { ADDUCTS, type Adduct } from '#workers/reference/adducts.ts';
import { ELECTRON_MASS } from '#workers/reference/physicalConstants.ts';

const water = [
  { symbol: 'H', count: 2 },
  { symbol: 'O', count: 1 },
];

describe('atoms', () => {
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
