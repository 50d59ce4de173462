import { expect, test } from 'vitest';
import { AMINO_ACID_LETTERS, AMINO_ACIDS } from '#workers/reference/aminoAcids.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import { type Atoms, MODIFICATIONS, RESIDUE_FORMULAS } from '#workers/reference/residueFormulas.ts';

const SYMBOLS = ['C', 'H', 'N', 'O', 'S', 'P'] as const;

function weightOf(atoms: Atoms): number {
  return SYMBOLS.reduce((sum, symbol) => sum + (atoms[symbol] ?? 0) * ELEMENTS[symbol].weight, 0);
}

test.each(AMINO_ACID_LETTERS)('the atoms of %s weigh what the table of residues says', (letter) => {
  expect(weightOf(RESIDUE_FORMULAS[letter])).toBeCloseTo(AMINO_ACIDS[letter].residueMass, 1);
});

test('names of modifications are different', () => {
  const names = Object.values(MODIFICATIONS).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
