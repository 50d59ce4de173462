/** The pages that cross two parents: one formula for one, two or three genes, and the wording of each page. */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type {
  CrossTableBlock,
  Figure,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type geneticCross from '#workers/formulas/genetic-cross.ts';
import type { GeneticCrossInput, GeneticCrossResult } from '#workers/formulas/genetic-cross.ts';

type Key = ResultKey<GeneticCrossResult>;

type Genes = GeneticCrossInput['genes'];

const WORDS: Readonly<Record<Genes, { readonly hint: string; readonly example: string }>> = {
  1: { hint: 'Two letters of one gene, a capital for the dominant allele: AA, Aa or aa.', example: 'Aa' },
  2: { hint: 'Four letters, the two of each gene together: RrYy.', example: 'RrYy' },
  3: { hint: 'Six letters, the two of each gene together: AaBbCc.', example: 'AaBbCc' },
};

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
    present,
    sources: ['mendel1866', 'punnett1905'],
  });
}

function present(result: GeneticCrossResult, input: GeneticCrossInput): Presentation<Key> {
  const { phenotypes, phenotypicRatio, genotypicRatio, totalCombinations } = result;
  return {
    headline: {
      field: 'phenotypicRatio',
      label: 'Phenotypic ratio',
      value: phenotypicRatio,
      text: phenotypicRatio,
      note: phenotypes.map(({ phenotype }) => phenotype).join(' : '),
    },
    status: `Phenotypic ratio ${phenotypicRatio}.`,
    blocks: [
      squareOf(result),
      phenotypeTable(result, input),
      {
        kind: 'facts',
        figures: [
          {
            field: 'genotypicRatio',
            label: 'Genotypic ratio',
            value: genotypicRatio,
            text: genotypicRatio,
            note: 'In the order of the table of genotypes.',
          },
          {
            field: 'totalCombinations',
            label: 'Cells of the square',
            value: totalCombinations,
            text: String(totalCombinations),
          },
        ],
      },
      genotypeTable(result),
    ],
    working: workingOf(result, input),
  };
}

function squareOf({ gametes1, gametes2, grid, phenotypeGrid, phenotypes }: GeneticCrossResult): CrossTableBlock<Key> {
  return {
    kind: 'cross-table',
    title: 'Punnett square',
    axes: { rows: 'Parent 1', columns: 'Parent 2' },
    columns: gametes2.map((gamete, column) => named(`gametes2.${column}`, 'Gamete of parent 2', gamete)),
    rows: gametes1.map((gamete, row) => ({
      header: named(`gametes1.${row}`, 'Gamete of parent 1', gamete),
      cells: (grid[row] ?? []).map((genotype, column) => ({
        figure: named(`grid.${row}.${column}`, `${gamete} with ${gametes2[column] ?? ''}`, genotype),
        group: phenotypeGrid[row]?.[column] ?? 0,
      })),
    })),
    groups: phenotypes.map(({ phenotype }) => phenotype),
  };
}

function phenotypeTable(
  { phenotypes }: GeneticCrossResult,
  { dominance, parent1 }: GeneticCrossInput,
): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Phenotypes',
    columns: [{ label: 'Phenotype' }, { label: 'Cells', numeric: true }, { label: 'Share', numeric: true }],
    rows: phenotypes.map(({ phenotype, count, percentage }, index) => [
      {
        ...named(`phenotypes.${index}.phenotype`, 'Phenotype', phenotype),
        // Alleles by name are in the phenotype as they show.
        ...(parent1.includes('/')
          ? {}
          : { note: (phenotype.match(/../g) ?? []).map((gene) => traitOf(gene, dominance)).join(', ') }),
      },
      ...shareCells(`phenotypes.${index}`, phenotype, count, percentage),
    ]),
  };
}

function genotypeTable({ genotypes }: GeneticCrossResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Genotypes',
    columns: [{ label: 'Genotype' }, { label: 'Cells', numeric: true }, { label: 'Share', numeric: true }],
    rows: genotypes.map(({ genotype, count, percentage }, index) => [
      named(`genotypes.${index}.genotype`, 'Genotype', genotype),
      ...shareCells(`genotypes.${index}`, genotype, count, percentage),
    ]),
  };
}

/** Returns the trait of a gene, from its part of the phenotype: 'dominant A', 'between B and b'. */
function traitOf(gene: string, dominance: GeneticCrossInput['dominance']): string {
  const [first, second] = [gene.charAt(0), gene.charAt(1)];
  if (second === '_') return `dominant ${first}`;
  if (first === second) return dominance === 'complete' ? `recessive ${first}` : `${first} alone`;
  return dominance === 'incomplete' ? `between ${first} and ${second}` : `both ${first} and ${second}`;
}

function named(field: Key, label: string, text: string): Figure<Key> {
  return { field, label, value: text, text };
}

function shareCells(
  field: `${'genotypes' | 'phenotypes'}.${number}`,
  name: string,
  count: number,
  percentage: number,
): readonly Figure<Key>[] {
  return [
    { field: `${field}.count`, label: `Cells with ${name}`, value: count, text: String(count) },
    {
      field: `${field}.percentage`,
      label: `Share of ${name}`,
      value: percentage,
      text: fixed(percentage, 2),
      unit: '%',
    },
  ];
}

function workingOf(result: GeneticCrossResult, { parent1, parent2 }: GeneticCrossInput): readonly WorkingStep[] {
  const { gametes1, gametes2, totalCombinations, genotypes, phenotypes, genotypicRatio, phenotypicRatio } = result;
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
      value: String(totalCombinations),
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
    ...productRule(result),
  ];
}

/** Derives the first phenotype again without the square: the probabilities of its genes multiplied. */
function productRule({ phenotypes, byGene, totalCombinations }: GeneticCrossResult): readonly WorkingStep[] {
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
      value: `${first.count}/${totalCombinations}, or ${fixed(first.percentage, 2)} %`,
    },
  ];
}
