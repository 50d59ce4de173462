import { expect, test } from 'vitest';
import { genotypeLines } from '#workers/formulas/hardy-weinberg-alleles.ts';

test('genotypes in several spellings, the same one on several lines, and males', () => {
  const read = genotypeLines('A B 3\nB/A: 4\nAA,2\n\nB\t5\nA Y 6', true, 'genotypes');
  expect(read).toEqual({
    ok: true,
    input: {
      names: ['A', 'B'],
      table: {
        males: [6, 5],
        females: [
          [2, 7],
          [0, 0],
        ],
      },
      females: 9,
      males: 11,
    },
  });
});

test.each([
  ['A B', false, 'Line 1: a genotype and its count, such as A B 12'],
  ['A B 3\nA C 1.5', false, 'Line 2: a count is a whole number from 0 to 1000000000'],
  ['A 3', false, 'Line 1: a genotype has two alleles'],
  ['A B C 3', true, 'Line 1: females have two alleles and males one'],
  ['A B 0', false, 'At least one individual with two alleles must be counted'],
  ['A B 20001', false, 'At most 20000 individuals can be tested'],
  [Array.from({ length: 21 }, (_, n) => `a${n} a${n} 1`).join('\n'), false, 'At most 20 alleles can be tested'],
])('refuses %j', (text, isSexLinked, message) => {
  expect(genotypeLines(text, isSexLinked, 'genotypes')).toEqual({
    ok: false,
    issues: [{ message, path: 'genotypes' }],
  });
});
