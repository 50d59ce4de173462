/** Crosses with named alleles. The expected squares are those of textbooks, written out by hand. */
import { describe, expect, test } from 'vitest';
import alleleSeries, { type AlleleSeriesResult } from '#workers/formulas/allele-series.ts';

const BLANK = { series: 'own', order: '', inheritance: 'autosomal', mother: '', father: '', lethal: '' } as const;

function crossed(own: object): AlleleSeriesResult {
  const verdict = alleleSeries.validate({ ...BLANK, ...own });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return alleleSeries.compute(verdict.input);
}

const phenotypes = ({ phenotypes: shown }: AlleleSeriesResult) =>
  Object.fromEntries(shown.map(({ phenotype, count }) => [phenotype, count]));

describe('several alleles', () => {
  test('IAi by IBi gives each blood group once', () => {
    for (const [mother, father] of [
      ['A O', 'B O'],
      ['IAi', 'IBi'],
      ['I^A i', 'I^B i'],
    ])
      expect(phenotypes(crossed({ series: 'abo', mother, father }))).toEqual({
        'blood group AB': 1,
        'blood group A': 1,
        'blood group B': 1,
        'blood group O': 1,
      });
    expect(phenotypes(crossed({ series: 'abo', mother: 'AB', father: 'OO' }))).toEqual({
      'blood group A': 2,
      'blood group B': 2,
    });
  });

  test('coat colors of rabbits: C ch by cch c', () => {
    const result = crossed({ series: 'rabbit', mother: 'C ch', father: 'cch c' });
    expect(phenotypes(result)).toEqual({ 'full color': 2, chinchilla: 1, Himalayan: 1 });
    expect(result).toMatchObject({
      phenotypicRatio: '2:1:1',
      grid: [
        ['C/cchd', 'C/c'],
        ['cchd/ch', 'ch/c'],
      ],
    });
  });

  test('names stay as typed, and without an order both alleles show', () => {
    const result = crossed({ mother: 'M N', father: 'MN' });
    expect(phenotypes(result)).toEqual({ M: 1, 'M and N': 2, N: 1 });
    expect(result.phenotypicRatio).toBe('1:2:1');
  });
});

describe('X-linked', () => {
  test('a carrier and a healthy man: every other son is affected, no daughter is', () => {
    for (const [mother, father] of [
      ['A a', 'A'],
      ['XAXa', 'XAY'],
      ['X^A X^a', 'X^A Y'],
    ])
      expect(phenotypes(crossed({ order: 'A > a', inheritance: 'x-linked', mother, father }))).toEqual({
        'female, A': 2,
        'male, A': 1,
        'male, a': 1,
      });
  });

  test('white-eyed females by red-eyed males: criss-cross', () => {
    const result = crossed({ order: 'W > w', inheritance: 'x-linked', mother: 'w w', father: 'W Y' });
    expect(phenotypes(result)).toEqual({ 'female, W': 2, 'male, w': 2 });
    expect(result.grid[0]).toEqual(['X(W) X(w)', 'X(w) Y']);
  });
});

test('yellow mice: two thirds of the live offspring are yellow', () => {
  const result = crossed({ order: 'Ay > A', mother: 'Ay A', father: 'Ay A', lethal: 'Ay Ay' });
  expect(result).toMatchObject({ live: 3, dead: 1, phenotypicRatio: '2:1' });
  expect(result.phenotypes[0]).toMatchObject({ phenotype: 'Ay', percentage: 200 / 3 });
  expect(result.genotypes.find(({ genotype }) => genotype === 'Ay/Ay')).toMatchObject({
    isLethal: true,
    percentage: 0,
  });
  expect(result.phenotypeGrid).toEqual([
    [2, 0],
    [0, 1],
  ]);
});

describe('refuses', () => {
  test.each([
    [{ series: '' }, 'series', 'Please fill in all required fields'],
    [{ inheritance: '' }, 'inheritance', 'Please fill in all required fields'],
    [{ mother: '' }, 'mother', 'Please fill in all required fields'],
    [{ father: ' ' }, 'father', 'Please fill in all required fields'],
    [{ order: 'A > A' }, 'order', 'Write the order with > and =, each allele once: A = B > O'],
    [{ mother: 'A B O' }, 'mother', 'The mother has two alleles, such as A O or AO'],
    [{ father: 'A' }, 'father', 'The father has two alleles, such as A O or AO'],
    [{ inheritance: 'x-linked' }, 'father', 'The father has one allele on his X chromosome'],
    [
      { inheritance: 'x-linked', mother: 'A Y', father: 'A' },
      'mother',
      'The mother has two alleles, such as A O or AO',
    ],
    [{ order: 'A > B' }, 'mother', '“O” is not in the order of dominance'],
    [{ mother: `A ${'x'.repeat(21)}` }, 'mother', 'The name of an allele has at most 20 characters'],
    [{ lethal: 'A' }, 'lethal', 'A genotype that dies has two alleles; one genotype a line'],
    [{ mother: 'A A', father: 'A A', lethal: 'AA' }, 'lethal', 'All offspring of this cross die'],
  ])('%o', (own, path, message) => {
    const given = { ...BLANK, mother: 'A O', father: 'A O', ...own };
    expect(alleleSeries.validate(given as never)).toEqual({ ok: false, issues: [{ message, path }] });
  });
});
