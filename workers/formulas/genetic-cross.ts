/**
 * The Punnett square of two parents with one, two or three genes.
 *
 *   gametes = every choice of one letter from each gene      2ⁿ of each parent
 *   cell    = gamete of parent 1 + gamete of parent 2        4ⁿ, rows of parent 1, columns of parent 2
 *   ratio   = counts ÷ their greatest common divisor
 *
 * Source: `mendel1866`, `punnett1905`. Autosomal genes on different chromosomes, all offspring equally viable.
 *
 * One gene with alleles by name ('RW', 'C^R C^W') is crossed where both alleles may show; with complete dominance it is refused with that
 * choice as the remedy.
 *
 * Refuses, in this order: a blank parent, a genotype that is not two letters of each gene, parents with different genes,
 * no dominance chosen.
 */

import type { Formula, Remedy, Verdict } from '../contract.ts';
import {
  type Dominance,
  gametesOf,
  inOrderOf,
  phenotypeOf,
  ratioOf,
  readGenotype,
  type Tally,
  tallied,
  union,
} from '../lib/biology/geneticCross.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import {
  allelesOf,
  countedInOrder,
  isSexLinked,
  joinedAlleles,
  namedAlleles,
  namedSquare,
} from './genetic-cross/namedCross.ts';

export interface GeneticCrossInput {
  /** How many genes the page crosses. */
  readonly genes: 1 | 2 | 3;
  /** Once accepted: dominant letters first, no blanks; alleles by name with a slash between them. */
  readonly parent1: string;
  /** Once accepted: the same, with the genes in the order of parent 1. */
  readonly parent2: string;
  readonly dominance: Dominance;
}

interface Share {
  /** Cells of the square. */
  readonly count: number;
  /** Of all cells, unrounded. */
  readonly percentage: number;
}

export interface GeneticCrossResult {
  readonly gametes1: readonly string[];
  readonly gametes2: readonly string[];
  /** Genotypes of the offspring: rows of gametes1, columns of gametes2. */
  readonly grid: readonly (readonly string[])[];
  readonly genotypes: readonly (Share & { readonly genotype: string })[];
  readonly phenotypes: readonly (Share & { readonly phenotype: string })[];
  /** In the order of the lists, in smallest whole numbers. */
  readonly genotypicRatio: string;
  readonly phenotypicRatio: string;
  readonly totalCombinations: number;
  /** For each cell of the grid, the index of its phenotype in the list. */
  readonly phenotypeGrid: readonly (readonly number[])[];
  /** Phenotypes of each gene crossed alone, out of four. */
  readonly byGene: readonly {
    readonly parent1: string;
    readonly parent2: string;
    readonly phenotypes: readonly Tally[];
  }[];
}

const INVALID: Readonly<Record<GeneticCrossInput['genes'], string>> = {
  1: 'Invalid genotype. Use two letters of one gene, for example Aa',
  2: 'Invalid genotype. Use four letters for two genes, for example AaBb',
  3: 'Invalid genotype. Use six letters for three genes, for example AaBbCc',
};
const BOTH_SHOW: readonly Remedy[] = [
  { label: 'Cross them as codominant', field: 'dominance', value: 'codominant' },
  { label: 'Cross them as incompletely dominant', field: 'dominance', value: 'incomplete' },
];
const ON_CHROMOSOMES = 'X and Y are chromosomes. “Several alleles, X-linked and lethal”, below, crosses such genes.';
const OTHER_GENES = 'Both parents must have the same genes';
const DOMINANCES: readonly string[] = ['complete', 'incomplete', 'codominant'];

declare module '../contract.ts' {
  interface FormulaTypes {
    'genetic-cross': FormulaType<GeneticCrossInput, GeneticCrossResult>;
  }
}

export default {
  id: 'genetic-cross',

  validate({ genes, parent1, parent2, dominance }) {
    if (textOf(parent1).trim() === '') return refuse('Please enter both parent genotypes', 'parent1');
    if (textOf(parent2).trim() === '') return refuse('Please enter both parent genotypes', 'parent2');
    if (genes !== 1 && genes !== 2 && genes !== 3) return refuse('Invalid input values');
    const first = readGenotype(parent1, genes);
    const second = readGenotype(parent2, genes);
    if (genes === 1 && (first === null || second === null)) {
      const named = namedCross(parent1, parent2, dominance, INVALID[1]);
      if (named !== null) return named;
    }
    if (first === null) return refuse(INVALID[genes], 'parent1');
    if (second === null) return refuse(INVALID[genes], 'parent2');
    const inOrder = inOrderOf(second, first);
    if (inOrder === null)
      return (
        (genes === 1 ? namedCross(parent1, parent2, dominance, OTHER_GENES) : null) ?? refuse(OTHER_GENES, 'parent2')
      );
    if (dominance === '' || !DOMINANCES.includes(dominance)) {
      return refuse('Please fill in all required fields', 'dominance');
    }
    return accept({ genes, parent1: first.join(''), parent2: inOrder.join(''), dominance });
  },

  compute({ parent1, parent2, dominance }) {
    const square = squareOf(parent1, parent2, dominance);
    const { gametes1, gametes2, grid, shown, genotypes, phenotypes } = square;
    const totalCombinations = gametes1.length * gametes2.length;
    const share = (count: number): Share => ({ count, percentage: (count / totalCombinations) * 100 });
    return {
      gametes1,
      gametes2,
      grid,
      genotypes: genotypes.map(({ name, count }) => ({ genotype: name, ...share(count) })),
      phenotypes: phenotypes.map(({ name, count }) => ({ phenotype: name, ...share(count) })),
      genotypicRatio: ratioOf(genotypes.map(({ count }) => count)),
      phenotypicRatio: ratioOf(phenotypes.map(({ count }) => count)),
      totalCombinations,
      phenotypeGrid: shown.map((row) => row.map((phenotype) => phenotypes.findIndex(({ name }) => name === phenotype))),
      byGene: square.byGene,
    };
  },
} satisfies Formula<'genetic-cross'>;

/**
 * Null where the parents are not both two alleles by name.
 *
 * @param message of the refusal
 */
function namedCross(
  parent1: string,
  parent2: string,
  dominance: Dominance | '',
  message: string,
): Verdict<GeneticCrossInput> | null {
  const [first, second] = [namedAlleles(parent1), namedAlleles(parent2)];
  if (isSexLinked(parent1) || isSexLinked(parent2))
    return {
      ok: false,
      issues: [{ message, path: 'parent1', place: ON_CHROMOSOMES, remedies: [onX(parent1, parent2)] }],
    };
  if (first === null || second === null) return null;
  if (dominance === 'incomplete' || dominance === 'codominant')
    return accept({ genes: 1, parent1: joinedAlleles(first), parent2: joinedAlleles(second), dominance });
  const names = [...new Set([...first, ...second])].join(', ');
  const place = `${names}: these are names of alleles, not the capital and the small letter of one.`;
  return { ok: false, issues: [{ message, path: 'parent1', place, remedies: BOTH_SHOW }] };
}

/** The parent with a Y is the father. */
function onX(parent1: string, parent2: string): Remedy {
  const [mother, father] = parent1.toUpperCase().includes('Y') ? [parent2, parent1] : [parent1, parent2];
  const settings = { inheritance: 'x-linked', mother, father };
  return {
    label: 'Cross them there',
    field: 'parent1',
    value: parent1,
    analysis: { id: 'allele-series', settings },
  };
}

interface Square extends Pick<GeneticCrossResult, 'gametes1' | 'gametes2' | 'grid' | 'byGene'> {
  /** Phenotypes of the cells. */
  readonly shown: readonly (readonly string[])[];
  readonly genotypes: readonly Tally[];
  readonly phenotypes: readonly Tally[];
}

function squareOf(parent1: string, parent2: string, dominance: Dominance): Square {
  const [named1, named2] = [allelesOf(parent1), allelesOf(parent2)];
  if (named1 !== null && named2 !== null && dominance !== 'complete') {
    const { grid, phenotypes: shown } = namedSquare(named1, named2, dominance);
    const phenotypes = countedInOrder(shown.flat());
    const byGene = [{ parent1, parent2, phenotypes }];
    return {
      gametes1: named1,
      gametes2: named2,
      grid,
      shown,
      genotypes: countedInOrder(grid.flat()),
      phenotypes,
      byGene,
    };
  }
  const [genes1, genes2] = [genesOf(parent1), genesOf(parent2)];
  const [gametes1, gametes2] = [gametesOf(genes1), gametesOf(genes2)];
  const grid = gametes1.map((one) => gametes2.map((other) => union(one, other)));
  const shown = grid.map((row) => row.map((genotype) => phenotypeOf(genotype, dominance)));
  return {
    gametes1,
    gametes2,
    grid,
    shown,
    genotypes: tallied(grid.flat()),
    phenotypes: tallied(shown.flat()),
    byGene: genes1.map((pair1, gene) => crossedAlone(pair1, genes2[gene] ?? pair1, dominance)),
  };
}

function genesOf(genotype: string): readonly string[] {
  return genotype.match(/../g) ?? [];
}

function crossedAlone(parent1: string, parent2: string, dominance: Dominance): GeneticCrossResult['byGene'][number] {
  const offspring = [...parent1].flatMap((one) => [...parent2].map((other) => union(one, other)));
  return { parent1, parent2, phenotypes: tallied(offspring.map((pair) => phenotypeOf(pair, dominance))) };
}
