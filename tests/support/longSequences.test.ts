import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { lettersOf } from './longSequences.ts';

describe('generated sequences', () => {
  test('letters: the published check', () => {
    const letters = lettersOf({ type: 'lcg32', seed: 1, length: 12, alphabet: 'ACGT' });
    expect(letters).toBe('ACGGACTGAGCC');
    expect(createHash('sha256').update(letters).digest('hex')).toBe(
      '7d03c1299ac0a9a6525018481d330efe3ee1bd44349d26445dbbeb9c825e8a63',
    );
  });

  test('an open reading frame: the published check', () => {
    expect(lettersOf({ type: 'lcg32-orf', seed: 7, codons: 4, prefix: 'CC', suffix: 'TAA' })).toBe(
      'CCATGATGTGGGCCTGTTAA',
    );
  });

  test('an open reading frame has no stop codon before its end', () => {
    const letters = lettersOf({ type: 'lcg32-orf', seed: 3, codons: 20_000, prefix: '', suffix: 'TGA' });
    const codons = letters.match(/.{3}/g) ?? [];
    expect(codons.findIndex((codon) => ['TAA', 'TAG', 'TGA'].includes(codon))).toBe(20_001);
  });

  test('a longer sequence begins with the shorter one, and every letter occurs', () => {
    const long = lettersOf({ type: 'lcg32', seed: 9, length: 5_000, alphabet: 'ACDEFGHIKLMNPQRSTVWY' });
    expect(long.startsWith(lettersOf({ type: 'lcg32', seed: 9, length: 50, alphabet: 'ACDEFGHIKLMNPQRSTVWY' }))).toBe(
      true,
    );
    expect([...new Set(long)].sort().join('')).toBe('ACDEFGHIKLMNPQRSTVWY');
  });
});
