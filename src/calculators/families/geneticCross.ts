/** The pages that cross two parents: one formula for one, two or three genes, and the wording of each page. */

import { count, name } from '#src/engine/kit/countAndName.ts';
import { type AnyCalculatorDefinition, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf, Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { CrossTableBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type geneticCross from '#workers/formulas/genetic-cross.ts';
import type { GeneticCrossInput, GeneticCrossResult } from '#workers/formulas/genetic-cross.ts';
import { matrixOutput } from './matrixOutput.ts';

type Key = ResultKey<GeneticCrossResult>;

type Genes = GeneticCrossInput['genes'];

const WORDS: Readonly<Record<Genes, { readonly hint: string; readonly example: string }>> = {
  1: { hint: 'Two letters of one gene, a capital for the dominant allele: AA, Aa or aa.', example: 'Aa' },
  2: { hint: 'Four letters, the two of each gene together: RrYy.', example: 'RrYy' },
  3: { hint: 'Six letters, the two of each gene together: AaBbCc.', example: 'AaBbCc' },
};

const OUTPUTS: Outputs<GeneticCrossResult, GeneticCrossResult, GeneticCrossInput> = {
  gametes1: { kind: 'each', label: 'Gametes of parent 1', each: name('Gamete of parent 1') },
  gametes2: { kind: 'each', label: 'Gametes of parent 2', each: name('Gamete of parent 2') },
  grid: matrixOutput('Punnett square', name('Genotype')),
  genotypes: {
    kind: 'rows',
    label: 'Genotypes',
    row: { genotype: name('Genotype'), ...shareOf(({ genotype }) => genotype) },
  },
  phenotypes: {
    kind: 'rows',
    label: 'Phenotypes',
    row: {
      phenotype: {
        ...name('Phenotype'),
        // Alleles by name are in the phenotype as they show.
        note: ({ row, input }) =>
          input.parent1.includes('/')
            ? undefined
            : (row.phenotype.match(/../g) ?? []).map((gene) => traitOf(gene, input.dominance)).join(', '),
      },
      ...shareOf(({ phenotype }) => phenotype),
    },
  },
  genotypicRatio: { kind: 'words', label: 'Genotypic ratio', note: 'In the order of the table of genotypes.' },
  phenotypicRatio: {
    kind: 'words',
    label: 'Phenotypic ratio',
    note: ({ result }) => result.phenotypes.map(({ phenotype }) => phenotype).join(' : '),
  },
  totalCombinations: count('Cells of the square'),
  phenotypeGrid: { kind: 'inner', label: 'Phenotypes of the cells, by their place in the list' },
  byGene: { kind: 'inner', label: 'Each gene crossed alone' },
};

/** How many cells have a genotype or phenotype. */
function shareOf<Row>(
  nameOf: (row: Row) => string,
): Record<'count' | 'percentage', NumberOutput<Here<unknown, unknown, Row>>> {
  return {
    count: count(({ row }) => `Cells with ${nameOf(row)}`),
    percentage: { kind: 'number', label: ({ row }) => `Share of ${nameOf(row)}`, unit: '%', written: decimals(2) },
  };
}

/** Returns the page for a number of genes. */
export function geneticCrossCalculator(genes: Genes): AnyCalculatorDefinition {
  const { hint, example } = WORDS[genes];
  return defineCalculator<typeof geneticCross>()({
    formula: 'genetic-cross',
    fixed: { genes },
    fields: {
      parent1: { kind: 'text', label: 'Genotype of parent 1', hint, monospaced: true },
      parent2: {
        kind: 'text',
        label: 'Genotype of parent 2',
        hint: genes === 1 ? 'The same gene.' : 'The same genes, in any order.',
        monospaced: true,
      },
      dominance: {
        kind: 'choice',
        label: 'Dominance',
        look: 'radios',
        options: [
          { value: 'complete', label: 'Complete: one dominant allele shows in full' },
          { value: 'incomplete', label: 'Incomplete: heterozygotes are in between' },
          { value: 'codominant', label: 'Codominant: both alleles show' },
        ],
        initial: 'complete',
      },
    },
    example: { parent1: example, parent2: example, dominance: 'complete' },
    errorStyle: 'inline',
    outputs: OUTPUTS,
    present,
    evidence: 'law',
    sources: ['mendel1866', 'punnett1905'],
  });
}

function present(result: GeneticCrossResult, input: GeneticCrossInput, figure: FigureOf<Key>): Presentation<Key> {
  const { genotypes, phenotypes } = result;
  const ratio = figure('phenotypicRatio');
  const shares = [
    ['count', 'Cells'],
    ['percentage', 'Share'],
  ] as const;
  return {
    headline: ratio,
    status: `Phenotypic ratio ${ratio.text}.`,
    blocks: [
      squareOf(result, figure),
      rowsTable(figure, {
        title: 'Phenotypes',
        list: 'phenotypes',
        rows: phenotypes.length,
        columns: ['phenotype', ...shares],
      }),
      { kind: 'facts', figures: [figure('genotypicRatio'), figure('totalCombinations')] },
      rowsTable(figure, {
        title: 'Genotypes',
        list: 'genotypes',
        rows: genotypes.length,
        columns: ['genotype', ...shares],
      }),
    ],
    working: workingOf(result, input, figure),
  };
}

function squareOf(
  { gametes1, gametes2, phenotypeGrid, phenotypes }: GeneticCrossResult,
  figure: FigureOf<Key>,
): CrossTableBlock<Key> {
  return {
    kind: 'cross-table',
    title: 'Punnett square',
    axes: { rows: 'Parent 1', columns: 'Parent 2' },
    columns: gametes2.map((_, column) => figure(`gametes2.${column}`)),
    rows: gametes1.map((gamete, row) => ({
      header: figure(`gametes1.${row}`),
      cells: gametes2.map((other, column) => ({
        figure: figure(`grid.${row}.${column}`, { label: `${gamete} with ${other}` }),
        group: phenotypeGrid[row]?.[column] ?? 0,
      })),
    })),
    groups: phenotypes.map(({ phenotype }) => phenotype),
  };
}

/** Returns the trait of a gene, from its part of the phenotype: 'dominant A', 'between B and b'. */
function traitOf(gene: string, dominance: GeneticCrossInput['dominance']): string {
  const [first, second] = [gene.charAt(0), gene.charAt(1)];
  if (second === '_') return `dominant ${first}`;
  if (first === second) return dominance === 'complete' ? `recessive ${first}` : `${first} alone`;
  return dominance === 'incomplete' ? `between ${first} and ${second}` : `both ${first} and ${second}`;
}

function workingOf(
  result: GeneticCrossResult,
  { parent1, parent2 }: GeneticCrossInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { gametes1, gametes2, genotypes, phenotypes, genotypicRatio, phenotypicRatio } = result;
  const divided = (shares: readonly { readonly count: number }[], ratio: string) => {
    const divisor = (shares[0]?.count ?? 0) / Number.parseInt(ratio, 10);
    return `${shares.map(({ count }) => count).join(':')}, each ÷ ${divisor}`;
  };
  return [
    ...[
      { label: 'Gametes of parent 1', parent: parent1, gametes: gametes1 },
      { label: 'Gametes of parent 2', parent: parent2, gametes: gametes2 },
    ].map(({ label, parent, gametes }) => ({
      label,
      formula: 'one letter of each gene',
      substituted: parent.includes('/')
        ? `(${gametes.join(' or ')})`
        : (parent.match(/../g) ?? []).map(([one, other]) => `(${one} or ${other})`).join(' × '),
      value: gametes.join(', '),
    })),
    {
      label: 'Cells of the square',
      formula: 'gametes of parent 1 × gametes of parent 2',
      substituted: `${gametes1.length} × ${gametes2.length}`,
      value: figure('totalCombinations').text,
    },
    {
      label: 'Genotypic ratio',
      formula: 'counts ÷ greatest common divisor',
      substituted: divided(genotypes, genotypicRatio),
      value: genotypicRatio,
    },
    {
      label: 'Phenotypic ratio',
      formula: 'counts ÷ greatest common divisor',
      substituted: divided(phenotypes, phenotypicRatio),
      value: phenotypicRatio,
    },
    ...productRule(result, figure),
  ];
}

/** Derives the first phenotype again without the square: the probabilities of its genes multiplied. */
function productRule(
  { phenotypes, byGene, totalCombinations }: GeneticCrossResult,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [first] = phenotypes;
  if (first === undefined || byGene.length < 2) return [];
  const factors = byGene.map((alone, gene) => {
    const shown = first.phenotype.slice(2 * gene, 2 * gene + 2);
    const counted = alone.phenotypes.find(({ name }) => name === shown)?.count ?? 0;
    return { shown, chance: `${counted}/4` };
  });
  return [
    {
      label: `Check: chance of ${first.phenotype}`,
      formula: factors.map(({ shown }) => `chance of ${shown}`).join(' × '),
      substituted: factors.map(({ chance }) => chance).join(' × '),
      value: `${first.count}/${totalCombinations}, or ${figure('phenotypes.0.percentage').text} %`,
    },
  ];
}
