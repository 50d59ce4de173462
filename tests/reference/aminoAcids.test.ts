import { expect, test } from 'vitest';
import { AMINO_ACID_LETTERS, AMINO_ACIDS } from '#workers/reference/aminoAcids.ts';
import { STANDARD_CODE } from '#workers/reference/codons.ts';

test('there are twenty, in the order of their letters, and each has a codon', () => {
  expect(AMINO_ACID_LETTERS.join('')).toBe('ACDEFGHIKLMNPQRSTVWY');
  expect([...new Set(Object.values(STANDARD_CODE))].filter((letter) => letter !== '*').sort()).toEqual(
    AMINO_ACID_LETTERS,
  );
});

test('ten are hydrophobic, five polar, five charged', () => {
  const lettersOf = (type: string) => AMINO_ACID_LETTERS.filter((letter) => AMINO_ACIDS[letter].type === type).join('');
  expect(lettersOf('hydrophobic')).toBe('ACFGILMPVW');
  expect(lettersOf('polar')).toBe('NQSTY');
  expect(lettersOf('charged')).toBe('DEHKR');
});

test('leucine and isoleucine have the same mass, and glycine the lowest', () => {
  expect(AMINO_ACIDS.L.residueMass).toBe(AMINO_ACIDS.I.residueMass);
  const masses = AMINO_ACID_LETTERS.map((letter) => AMINO_ACIDS[letter].residueMass);
  expect(Math.min(...masses)).toBe(AMINO_ACIDS.G.residueMass);
  expect(Math.max(...masses)).toBe(AMINO_ACIDS.W.residueMass);
});
