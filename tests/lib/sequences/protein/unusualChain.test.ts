import { expect, test } from 'vitest';
import {
  compositionOf,
  extremesOf,
  HEAVIEST_RESIDUE,
  LIGHTEST_RESIDUE,
  readUnusualChain,
  unusualChainRemedies,
} from '#workers/lib/sequences/protein/unusualChain.ts';
import { AMINO_ACID_LETTERS, AMINO_ACIDS } from '#workers/reference/aminoAcids.ts';

test.each([
  ['MKU', { letters: 'MKU', gaps: 0, digits: 0, hasStop: false, behindStop: 0 }],
  ['>name\nmk-o.\nX*', { letters: 'MKOX', gaps: 2, digits: 0, hasStop: true, behindStop: 0 }],
  ['1 MKB Z\n11 J*AC-', { letters: 'MKBZJ', gaps: 0, digits: 3, hasStop: true, behindStop: 2 }],
  ['', { letters: '', gaps: 0, digits: 0, hasStop: false, behindStop: 0 }],
])('%j is read', (text, chain) => {
  expect(readUnusualChain(text)).toEqual(chain);
});

test.each([
  ['MK\nA?', 'Invalid PROTEIN sequence', 'Line 2, column 2 is “?”'],
  ['>a\nMK\n>b\nMK', 'Please enter one chain', 'Line 3 begins another record'],
])('%j is refused', (text, message, place) => {
  expect(readUnusualChain(text)).toEqual({ message, place });
});

test('open letters are both of their residues; X is neither', () => {
  expect(extremesOf('MBZJXU')).toEqual(['MNQIU', 'MDELU']);
  expect(compositionOf('MNQIU')).toEqual({ I: 1, M: 1, N: 1, Q: 1 });
});

test('the lightest and the heaviest of the twenty', () => {
  const masses = AMINO_ACID_LETTERS.map((letter) => AMINO_ACIDS[letter].residueMass);
  expect(AMINO_ACIDS[LIGHTEST_RESIDUE].residueMass).toBe(Math.min(...masses));
  expect(AMINO_ACIDS[HEAVIEST_RESIDUE].residueMass).toBe(Math.max(...masses));
});

test.each(['MKTUAY', 'MKTXAY*', '>a\nMKLBZ', 'MKL*MKA'])('%j is offered to the further calculation', (letters) => {
  expect(unusualChainRemedies(letters)).toEqual([
    expect.objectContaining({ analysis: { id: 'unusual-residues', settings: { letters } } }),
  ]);
});

test.each(['', 'MKL', 'MKL*', 'MK-L', 'XXXM', 'MK?U', `${'M'.repeat(2000)}U`])('%j is not', (text) => {
  expect(unusualChainRemedies(text)).toEqual([]);
});
