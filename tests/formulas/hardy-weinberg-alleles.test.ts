/** Hardy–Weinberg with several alleles. Numbers against a full enumeration in fractions: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import hardyWeinbergAlleles, { genotypeLines } from '#workers/formulas/hardy-weinberg-alleles.ts';

const validate = (own: object) =>
  hardyWeinbergAlleles.validate({ inheritance: 'autosomal', genotypes: 'A A 5\nA B 6\nB B 4', seed: 1, ...own });

function computed(own: object) {
  const verdict = validate(own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return hardyWeinbergAlleles.compute(verdict.input);
}

test('expected counts sum to the individuals, females and males apart', () => {
  const { genotypes, individuals, males } = computed({
    inheritance: 'x-linked',
    genotypes: 'A A 5\nA B 6\nB B 4\nA 7\nB 9',
  });
  expect([individuals, males]).toEqual([31, 16]);
  expect(genotypes.map(({ genotype }) => genotype)).toEqual(['A/A', 'A/B', 'B/B', 'A, male', 'B, male']);
  expect(genotypes.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(31, 10);
});

test('an allele without a copy is left out', () => {
  expect(computed({ genotypes: 'A A 5\nA B 6\nB B 4\nC C 0' })).toMatchObject({ degreesOfFreedom: 1 });
});

test('many alleles: tables are drawn, the same ones for a seed', () => {
  const genotypes = Array.from({ length: 8 }, (_, i) => `a${i} a${(i + 1) % 8} ${10 + i}\na${i} a${i} ${5 + i}`).join(
    '\n',
  );
  const first = computed({ genotypes });
  expect(first.exact).toMatchObject({ method: 'simulation', tables: 20_000 });
  expect(computed({ genotypes })).toEqual(first);
  expect(first.exact.pValue).toBeLessThan(0.01);
});

describe('refuses', () => {
  test.each([
    [{ inheritance: '' }, 'inheritance', 'Please fill in all required fields'],
    [{ genotypes: '\n' }, 'genotypes', 'Please fill in all required fields'],
    [{ seed: null }, 'seed', 'Please fill in all required fields'],
    [{ seed: 1.5 }, 'seed', 'Seed must be a whole number between 0 and 4294967295'],
    [{ genotypes: 'A A 5' }, 'genotypes', 'With one allele there is nothing to test'],
    [{ genotypes: 'A A five' }, 'genotypes', 'Line 1: a genotype and its count, such as A B 12'],
  ])('%o', (own, path, message) => {
    expect(validate(own)).toEqual({ ok: false, issues: [{ message, path }] });
  });
});

describe('the lines of genotypes', () => {
  test('genotypes in several spellings, the same one on several lines, and males', () => {
    const read = genotypeLines('A B 3\nB/A: 4\nAA,2\n\nB\t5\nA Y 6', true);
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
    expect(genotypeLines(text, isSexLinked)).toEqual({
      ok: false,
      issues: [{ message, path: 'genotypes' }],
    });
  });
});
