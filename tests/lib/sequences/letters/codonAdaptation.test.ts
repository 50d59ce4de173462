import { expect, test } from 'vitest';
import { hasChoice, meanAdaptiveness, relativeAdaptiveness } from '#workers/lib/sequences/letters/codonAdaptation.ts';
import { CODONS } from '#workers/lib/sequences/letters/codonCounts.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const code = GENETIC_CODES['1'];
const countsOf = (own: Readonly<Record<string, number>>) => CODONS.map((codon) => own[codon] ?? 0);

test('the share of the most used codon of the same amino acid; one that was never seen counts as half', () => {
  const weights = relativeAdaptiveness(countsOf({ AAA: 8, AAG: 2, TTT: 4 }), code);
  const of = (codon: string) => weights[CODONS.indexOf(codon)];
  expect(['AAA', 'AAG', 'TTT', 'TTC', 'GCG', 'ATG'].map(of)).toEqual([1, 0.25, 1, 0.125, 1, 1]);
});

test('the geometric mean over the codons that count', () => {
  const weights = relativeAdaptiveness(countsOf({ AAA: 8, AAG: 2 }), code);
  const mean = (own: Readonly<Record<string, number>>, counted = (_: string) => true) =>
    meanAdaptiveness(countsOf(own), weights, code, counted);
  expect(mean({ AAA: 1, AAG: 1 })).toBeCloseTo(0.5, 12);
  expect(mean({ AAG: 1, ATG: 1 })).toBeCloseTo(0.5, 12);
  expect(mean({ AAG: 1, ATG: 1 }, (aminoAcid) => aminoAcid !== 'M')).toBeCloseTo(0.25, 12);
  expect(mean({})).toBeNull();
});

test('methionine, tryptophan and stops have no choice', () => {
  expect([...new Set(code.aminoAcids)].filter((letter) => !hasChoice(letter, code)).toSorted()).toEqual([
    '*',
    'M',
    'W',
  ]);
});
