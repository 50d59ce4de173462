import { expect, test } from 'vitest';
import { STANDARD_CODE } from '#workers/reference/codons.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, STANDARD_CODE_ID } from '#workers/reference/geneticCodes.ts';

const CODONS = [...'TCAG'].flatMap((a) => [...'TCAG'].flatMap((b) => [...'TCAG'].map((c) => a + b + c)));

function codonsWhere(letters: string, letter: string): readonly string[] {
  return CODONS.filter((_, index) => letters[index] === letter).sort();
}

test('are tables 1 to 6, 9 to 16 and 21 to 33', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14, 15, 16, ...Array.from({ length: 13 }, (_, at) => 21 + at)];
  expect(GENETIC_CODE_IDS).toEqual(numbers.map(String));
});

test.each(GENETIC_CODE_IDS)('table %s has 64 codons, all twenty amino acids and ATG as a start', (id) => {
  const { name, aminoAcids, starts } = GENETIC_CODES[id];
  expect(name).toMatch(/^[A-Z]/);
  expect(aminoAcids).toMatch(/^[ACDEFGHIKLMNPQRSTVWY*]{64}$/);
  expect(starts).toMatch(/^[M*-]{64}$/);
  expect(new Set(aminoAcids.replaceAll('*', '')).size).toBe(20);
  expect(codonsWhere(starts, 'M')).toContain('ATG');
  expect(aminoAcids[CODONS.indexOf('ATG')]).toBe('M');
});

test('table 1 is the standard code', () => {
  const inOrder = CODONS.map((codon) => STANDARD_CODE[codon.replaceAll('T', 'U') as keyof typeof STANDARD_CODE]);
  expect(GENETIC_CODES[STANDARD_CODE_ID].aminoAcids).toBe(inOrder.join(''));
});

test.each([
  ['1', ['TAA', 'TAG', 'TGA'], ['ATG', 'CTG', 'TTG']],
  ['2', ['AGA', 'AGG', 'TAA', 'TAG'], ['ATA', 'ATC', 'ATG', 'ATT', 'GTG']],
  ['4', ['TAA', 'TAG'], ['ATA', 'ATC', 'ATG', 'ATT', 'CTG', 'GTG', 'TTA', 'TTG']],
  ['6', ['TGA'], ['ATG']],
  ['11', ['TAA', 'TAG', 'TGA'], ['ATA', 'ATC', 'ATG', 'ATT', 'CTG', 'GTG', 'TTG']],
  ['22', ['TAA', 'TCA', 'TGA'], ['ATG']],
] as const)('table %s stops at %o and starts at %o', (id, stops, starts) => {
  expect(codonsWhere(GENETIC_CODES[id].aminoAcids, '*')).toEqual(stops);
  expect(codonsWhere(GENETIC_CODES[id].starts, 'M')).toEqual(starts);
});

test.each([
  ['27', ['TGA']],
  ['28', ['TAA', 'TAG', 'TGA']],
  ['31', ['TAA', 'TAG']],
] as const)('table %s has its codons of double meaning with their sense reading', (id, codons) => {
  const { aminoAcids, starts } = GENETIC_CODES[id];
  for (const codon of codons) {
    expect(aminoAcids[CODONS.indexOf(codon)]).not.toBe('*');
    expect(starts[CODONS.indexOf(codon)]).toBe('*');
  }
});
