import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import alleleSeries from '#workers/formulas/allele-series.ts';
import formula, { type GeneticCrossInput } from '#workers/formulas/genetic-cross.ts';

const one: GeneticCrossInput = { genes: 1, parent1: 'Aa', parent2: 'Aa', dominance: 'complete' };
const two: GeneticCrossInput = { genes: 2, parent1: 'AaBb', parent2: 'AaBb', dominance: 'complete' };
const three: GeneticCrossInput = { genes: 3, parent1: 'AaBbCc', parent2: 'AaBbCc', dominance: 'complete' };

const BOTH = 'Please enter both parent genotypes';
const ONE_GENE = 'Invalid genotype. Use two letters of one gene, for example Aa';
const TWO_GENES = 'Invalid genotype. Use four letters for two genes, for example AaBb';
const THREE_GENES = 'Invalid genotype. Use six letters for three genes, for example AaBbCc';
const SAME = 'Both parents must have the same genes';

refuses(formula, [
  [{ ...one, parent1: '' }, BOTH, 'parent1'],
  [{ ...one, parent1: ' ' }, BOTH, 'parent1'],
  [{ ...one, parent2: ' ' }, BOTH, 'parent2'],
  [{ ...one, parent1: 'Ab', parent2: '' }, BOTH, 'parent2'],
  [{ ...one, genes: null }, 'Invalid input values'],
  [{ ...one, genes: 4 }, 'Invalid input values'],
  [{ ...one, parent1: 'Ab' }, ONE_GENE, 'parent1'],
  [{ ...one, parent2: 'A1' }, ONE_GENE, 'parent2'],
  [{ ...one, parent2: 'AaBb' }, ONE_GENE, 'parent2'],
  [{ ...two, parent1: 'Aa' }, TWO_GENES, 'parent1'],
  [{ ...two, parent2: 'AaAa' }, TWO_GENES, 'parent2'],
  [{ ...two, parent2: 'ABab' }, TWO_GENES, 'parent2'],
  [{ ...three, parent2: 'AaBb' }, THREE_GENES, 'parent2'],
  [{ ...one, parent2: 'Bb' }, SAME, 'parent2'],
  [{ ...two, parent2: 'AaCc', dominance: '' }, SAME, 'parent2'],
  [{ ...one, dominance: '' }, 'Please fill in all required fields', 'dominance'],
  [{ ...one, dominance: 'none' as 'complete' }, 'Please fill in all required fields', 'dominance'],
]);

accepts(formula, [
  [one, one],
  [{ ...one, parent1: ' a A' }, one],
  [{ ...two, parent2: 'bB aA' }, two],
  [
    { ...three, parent1: 'CCbbaA', parent2: 'aaBBcC' },
    { ...three, parent1: 'CCbbAa', parent2: 'CcBBaa' },
  ],
]);

describe('textbook crosses', () => {
  test.each([
    [one, '1:2:1', '3:1', 4],
    [{ ...one, dominance: 'incomplete' }, '1:2:1', '1:2:1', 4],
    [{ ...one, parent2: 'aa' }, '1:1', '1:1', 4],
    [two, '1:2:1:2:4:2:1:2:1', '9:3:3:1', 16],
    [{ ...two, parent2: 'aabb' }, '1:1:1:1', '1:1:1:1', 16],
    [three, '1:2:1:2:4:2:1:2:1:2:4:2:4:8:4:2:4:2:1:2:1:2:4:2:1:2:1', '27:9:9:3:9:3:3:1', 64],
    [{ ...three, dominance: 'codominant' }, '1:2:1:2:4:2:1:2:1:2:4:2:4:8:4:2:4:2:1:2:1:2:4:2:1:2:1', null, 64],
  ] as const)('%o', (input, genotypicRatio, phenotypicRatio, totalCombinations) => {
    expect(computed(formula, input)).toMatchObject({
      genotypicRatio,
      phenotypicRatio: phenotypicRatio ?? genotypicRatio,
      totalCombinations,
    });
  });

  test('the square of a test cross, row by row', () => {
    const { gametes1, gametes2, grid, phenotypeGrid, phenotypes } = computed(formula, { ...one, parent2: 'aa' });
    expect({ gametes1, gametes2, grid, phenotypeGrid }).toEqual({
      gametes1: ['A', 'a'],
      gametes2: ['a', 'a'],
      grid: [
        ['Aa', 'Aa'],
        ['aa', 'aa'],
      ],
      phenotypeGrid: [
        [0, 0],
        [1, 1],
      ],
    });
    expect(phenotypes).toEqual([
      { phenotype: 'A_', count: 2, percentage: 50 },
      { phenotype: 'aa', count: 2, percentage: 50 },
    ]);
  });

  test('each gene alone', () => {
    expect(computed(formula, { ...two, parent2: 'aaBb' }).byGene).toEqual([
      {
        parent1: 'Aa',
        parent2: 'aa',
        phenotypes: [
          { name: 'A_', count: 2 },
          { name: 'aa', count: 2 },
        ],
      },
      {
        parent1: 'Bb',
        parent2: 'Bb',
        phenotypes: [
          { name: 'B_', count: 3 },
          { name: 'bb', count: 1 },
        ],
      },
    ]);
  });
});

test('the square agrees with the product of the single genes, and parents can be swapped', () => {
  const gene = (letter: string) =>
    fc.constantFrom(letter + letter, letter + letter.toLowerCase(), letter.toLowerCase().repeat(2));
  const parent = fc.tuple(gene('A'), gene('B'), gene('C')).map((genes) => genes.join(''));
  const dominance = fc.constantFrom('complete', 'incomplete', 'codominant');
  fc.assert(
    fc.property(parent, parent, dominance, (parent1, parent2, rule) => {
      const input = { genes: 3, parent1, parent2, dominance: rule } as const;
      const { genotypes, phenotypes, byGene, totalCombinations } = computed(formula, input);
      expect(genotypes.reduce((sum, { count }) => sum + count, 0)).toBe(totalCombinations);
      for (const { phenotype, count } of phenotypes) {
        const singles = byGene.map((alone, at) => {
          const shown = phenotype.slice(2 * at, 2 * at + 2);
          return alone.phenotypes.find(({ name }) => name === shown)?.count ?? 0;
        });
        expect(count).toBe(singles.reduce((product, single) => product * single, 1));
      }
      const swapped = computed(formula, { ...input, parent1: parent2, parent2: parent1 });
      expect(swapped.genotypes).toEqual(genotypes);
    }),
  );
});

describe('alleles by name', () => {
  const cross = (parent1: string, parent2: string, dominance: GeneticCrossInput['dominance']) => {
    const verdict = formula.validate({ genes: 1, parent1, parent2, dominance });
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
    const { genotypes, phenotypes } = computed(formula, verdict.input);
    return [
      genotypes.map(({ genotype, count }) => `${count} ${genotype}`).join(', '),
      phenotypes.map(({ phenotype, count }) => `${count} ${phenotype}`).join(', '),
    ];
  };

  // Griffiths et al., Introduction to Genetic Analysis: roan cattle, four-o'clocks, ABO.
  test.each([
    ['RW', 'WR', 'codominant', '1 RR, 2 RW, 1 WW', '1 R, 2 R and W, 1 W'],
    ['RR', 'WW', 'codominant', '4 RW', '4 R and W'],
    ['RW', 'RR', 'incomplete', '2 RR, 2 RW', '2 R, 2 between R and W'],
    ['C^R C^W', 'C^RC^W', 'incomplete', '1 C^R C^R, 2 C^R C^W, 1 C^W C^W', '1 C^R, 2 between C^R and C^W, 1 C^W'],
    ['CRCW', 'CWCW', 'codominant', '2 CR CW, 2 CW CW', '2 CR and CW, 2 CW'],
    ['R1R2', 'R1 R1', 'codominant', '2 R1 R1, 2 R1 R2', '2 R1, 2 R1 and R2'],
    ['HbA/HbS', 'HbA, HbS', 'codominant', '1 HbA HbA, 2 HbA HbS, 1 HbS HbS', '1 HbA, 2 HbA and HbS, 1 HbS'],
    [
      'IA i',
      'IB i',
      'codominant',
      '1 IA IB, 1 IA i, 1 IB i, 1 i i',
      '1 blood group AB, 1 blood group A, 1 blood group B, 1 blood group O',
    ],
    [
      'I^AI^B',
      'I^A i',
      'codominant',
      '1 I^A I^A, 1 I^A i, 1 I^A I^B, 1 I^B i',
      '2 blood group A, 1 blood group AB, 1 blood group B',
    ],
    ['iI^A', 'ii', 'codominant', '2 I^A i, 2 i i', '2 blood group A, 2 blood group O'],
    [
      'IAIB',
      'IAi',
      'incomplete',
      '1 IA IA, 1 IA i, 1 IA IB, 1 IB i',
      '1 IA, 1 between IA and i, 1 between IA and IB, 1 between IB and i',
    ],
    ['a1 a2', 'a1 a2', 'codominant', '1 a1 a1, 2 a1 a2, 1 a2 a2', '1 a1, 2 a1 and a2, 1 a2'],
    ['D1 d', 'D1d', 'codominant', '1 D1 D1, 2 D1 d, 1 d d', '3 D1, 1 d'],
  ] as const)('%s × %s, %s', (parent1, parent2, dominance, genotypes, phenotypes) => {
    expect(cross(parent1, parent2, dominance)).toEqual([genotypes, phenotypes]);
  });

  test.each([
    ['RW', 'RW', ONE_GENE, 'R, W'],
    ['RR', 'WW', SAME, 'R, W'],
    ['I^A I^B', 'I^A i', ONE_GENE, 'I^A, I^B, i'],
    ['R1R2', 'R1R2', ONE_GENE, 'R1, R2'],
  ])('%s × %s with complete dominance has the other choices as remedies', (parent1, parent2, message, names) => {
    expect(formula.validate({ ...one, parent1, parent2 })).toEqual({
      ok: false,
      issues: [
        {
          message,
          path: 'parent1',
          place: `${names}: these are names of alleles, not the capital and the small letter of one.`,
          remedies: [
            { label: 'Cross them as codominant', field: 'dominance', value: 'codominant' },
            { label: 'Cross them as incompletely dominant', field: 'dominance', value: 'incomplete' },
          ],
        },
      ],
    });
  });

  test.each([
    ['X^AX^a', 'X^AY', 'X^AX^a', 'X^AY'],
    ['XAXa', 'XAY', 'XAXa', 'XAY'],
    ['XA Y', 'XA Xa', 'XA Xa', 'XA Y'],
  ])('%s × %s is crossed by the section below at a press', (parent1, parent2, mother, father) => {
    expect(formula.validate({ ...one, parent1, parent2 })).toMatchObject({
      ok: false,
      issues: [
        {
          message: ONE_GENE,
          place: expect.stringContaining('“Several alleles, X-linked and lethal”'),
          remedies: [{ analysis: { id: 'allele-series', settings: { inheritance: 'x-linked', mother, father } } }],
        },
      ],
    });
    expect(
      alleleSeries.validate({ series: 'own', order: '', inheritance: 'x-linked', mother, father, lethal: '' }).ok,
    ).toBe(true);
  });

  test.each(['Ab', 'RWZ', 'R W Z', 'R1', 'A-', '_ A'])('%s is no pair of names', (parent1) => {
    expect(formula.validate({ ...one, parent1, dominance: 'codominant' })).toEqual({
      ok: false,
      issues: [{ message: ONE_GENE, path: 'parent1' }],
    });
  });
});
