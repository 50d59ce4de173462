import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type AlleleFrequencyInput } from '#workers/formulas/allele-frequency.ts';
import hardyWeinberg from '#workers/formulas/hardy-weinberg.ts';

const filled: AlleleFrequencyInput = {
  dominantSymbol: 'A',
  recessiveSymbol: 'a',
  homozygousDominant: '36',
  heterozygous: '48',
  homozygousRecessive: '16',
};

function counted(homozygousDominant: string, heterozygous: string, homozygousRecessive: string) {
  return computed(formula, { ...filled, homozygousDominant, heterozygous, homozygousRecessive });
}

describe('validate', () => {
  const negative = 'Counts cannot be negative';
  const nobody = 'Total population must be greater than 0';
  const invalid = 'Invalid input values';
  const tooMany = 'More than 4503599627370495 individuals cannot be counted exactly';
  const none = { homozygousDominant: '', heterozygous: 'none', homozygousRecessive: '0' };

  refuses(formula, [
    [{ ...filled, homozygousDominant: '-1' }, negative, 'homozygousDominant'],
    [{ ...filled, heterozygous: ' -3.5' }, negative, 'heterozygous'],
    [{ ...filled, ...none, homozygousRecessive: '-2' }, negative, 'homozygousRecessive'],
    [{ ...filled, ...none }, nobody, 'homozygousDominant'],
    [{ ...filled, ...none, heterozygous: '-0.9' }, nobody, 'homozygousDominant'],
    [{ ...filled, heterozygous: '9'.repeat(17) }, invalid, 'heterozygous', tooMany],
    [{ ...filled, heterozygous: '9'.repeat(400) }, invalid, 'heterozygous', tooMany],
    // Each count is exact; their sum, and the number of alleles, would be rounded.
    [{ ...filled, homozygousRecessive: '9007199254740991' }, invalid, 'homozygousRecessive', tooMany],
    [{ ...filled, ...none, homozygousDominant: '4503599627370496' }, invalid, 'homozygousDominant', tooMany],
    [{ ...filled, dominantSymbol: ' ' }, invalid, 'dominantSymbol', 'Each allele needs one character'],
    [{ ...filled, dominantSymbol: 'ß' }, invalid, 'dominantSymbol', 'Each allele needs one character'],
    [{ ...filled, recessiveSymbol: '' }, invalid, 'recessiveSymbol', 'Each allele needs one character'],
    [
      { ...filled, dominantSymbol: '+', recessiveSymbol: '+' },
      invalid,
      'recessiveSymbol',
      'Both alleles are called “+”',
    ],
    [{ ...filled, dominantSymbol: '', heterozygous: '-1' }, negative, 'heterozygous'],
  ]);

  const most = { ...filled, ...none, homozygousDominant: '4503599627370495' };

  accepts(formula, [
    [filled, filled],
    [most, most],
    [
      { ...filled, dominantSymbol: ' b', recessiveSymbol: 'B ' },
      { ...filled, dominantSymbol: 'B', recessiveSymbol: 'b' },
    ],
    [
      { ...filled, homozygousDominant: '', heterozygous: 'abc' },
      { ...filled, homozygousDominant: '', heterozygous: 'abc' },
    ],
  ]);
});

describe('counts are read as parseInt reads them', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['+12', 12],
    ['3.7', 3],
    ['12abc', 12],
    ['1e3', 1],
    ['0x1F', 0],
    ['', 0],
    ['abc', 0],
    ['−5', 0],
  ])('%j is %d', (typed, count) => {
    expect(counted(typed, '1', '1').genotypes[0]?.count).toBe(count);
  });
});

describe('specified values', () => {
  test('alleles, genotypes and totals', () => {
    const result = counted('36', '48', '16');
    expect(result.alleles).toEqual([
      { allele: 'A', count: 120, frequency: 0.6, percentage: 60 },
      { allele: 'a', count: 80, frequency: 0.4, percentage: 40 },
    ]);
    expect(result.genotypes).toEqual([
      { genotype: 'AA', count: 36, frequency: 0.36, percentage: 36 },
      { genotype: 'Aa', count: 48, frequency: 0.48, percentage: 48 },
      { genotype: 'aa', count: 16, frequency: 0.16, percentage: 16 },
    ]);
    expect(result).toMatchObject({ totalAlleles: 200, totalIndividuals: 100, isHardyWeinberg: true });
    expect(result.chiSquare).toBeCloseTo(0, 12);
  });

  test('the limit is 5.991, with 2 degrees of freedom', () => {
    const below = counted('40', '37', '23');
    expect(below.chiSquare).toBeCloseTo(5.6633314889695, 10);
    expect(below.pValue).toBeCloseTo(0.058914635160098, 12);
    expect(below.isHardyWeinberg).toBe(true);
    const above = counted('42', '36', '22');
    expect(above.chiSquare).toBeCloseTo(6.25, 10);
    expect(above.isHardyWeinberg).toBe(false);
  });

  test('symbols name the genotypes', () => {
    const { genotypes } = computed(formula, { ...filled, dominantSymbol: 'T', recessiveSymbol: 'g' });
    expect(genotypes.map(({ genotype }) => genotype)).toEqual(['TT', 'Tg', 'gg']);
  });

  const count = fc.integer({ min: 0, max: 5000 });
  const samples = fc.tuple(count, count, count).filter(([a, b, c]) => a + b + c > 0);

  test('shares add up to a hundred percent', () => {
    fc.assert(
      fc.property(samples, ([a, b, c]) => {
        const { alleles, genotypes } = counted(String(a), String(b), String(c));
        for (const list of [alleles, genotypes])
          expect(list.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100, 9);
      }),
    );
  });

  test('chi-square and the reference are those of the Hardy-Weinberg page', () => {
    fc.assert(
      fc.property(samples, ([dominant, heterozygous, recessive]) => {
        const here = counted(String(dominant), String(heterozygous), String(recessive));
        const there = computed(hardyWeinberg, { inputType: 'counts', dominant, heterozygous, recessive });
        expect(here.chiSquare).toBe(there.chiSquare?.value);
        expect(here.reference).toEqual(there.reference);
      }),
    );
  });
});
