/**
 * A three-point test cross: the order of three linked genes, their distances, and how much one crossover hinders the next.
 *
 *   parental classes = the most frequent pair of complements;  double crossovers = the rarest;  the gene in which the two differ is the middle
 *   r1 = (single crossovers of the first interval + double ones) ÷ offspring, r2 likewise;  distance 100·r cM, outer 100·(r1 + r2)
 *   coincidence c = double crossovers ÷ (offspring · r1 · r2);  interference = 1 − c
 *
 * Sources: `sturtevant1913` (order and distances), `muller1916` (coincidence), `haldane1919`, `kosambi1944`, `clopperPearson1934`. Refuses lines that are
 * not three alleles and a count, more than two alleles of a gene, no offspring, and genes that are not linked.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { mapDistance } from '../lib/biology/mapFunctions.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { clopperPearsonInterval } from '../lib/statistics/proportionIntervals.ts';
import { readThreePointClasses, type ThreePointClasses } from './three-point-cross/threePointClasses.ts';

export interface ThreePointCrossInput {
  /** A line for each class: three alleles and a count. Classes that are left out count as 0. */
  readonly classes: string;
}

export interface ThreePointInterval {
  /** 'v–ct'. */
  readonly genes: string;
  /** Offspring with a crossover between the two genes: single and double ones. */
  readonly recombinants: number;
  /** 0 to 1. */
  readonly recombination: number;
  /** Limits of 95 %. */
  readonly lower: number;
  readonly upper: number;
  /** Centimorgans, 100·r. */
  readonly distance: number;
  /** Centimorgans; null from r = 0.5. */
  readonly haldane: number | null;
  readonly kosambi: number | null;
}

export interface ThreePointPair {
  readonly kind: 'parental' | 'first' | 'second' | 'double';
  /** The two complementary classes, genes in their order: 'v cv+ ct'. */
  readonly classes: readonly [string, string];
  readonly counts: readonly [number, number];
}

export interface ThreePointCrossResult {
  /** 'v – ct – cv'. */
  readonly order: string;
  readonly total: number;
  readonly pairs: readonly ThreePointPair[];
  readonly intervals: readonly [ThreePointInterval, ThreePointInterval];
  /** Centimorgans between the outer genes: both intervals. */
  readonly outerDistance: number;
  /** Of the outer genes alone, whose double crossovers cannot be seen. */
  readonly outerRecombination: number;
  readonly doubleCrossovers: number;
  readonly expectedDoubleCrossovers: number;
  /** Null where none are expected. */
  readonly coincidence: number | null;
  readonly interference: number | null;
  /** Another order explains the counts as well. */
  readonly isTied: boolean;
}

const GENES = [0, 1, 2] as const;
const ALL = 7;
const LEVEL = 0.95;

declare module '../contract.ts' {
  interface FormulaTypes {
    'three-point-cross': FormulaType<ThreePointCrossInput, ThreePointCrossResult>;
  }
}

export default {
  id: 'three-point-cross',

  validate(candidate: Candidate<ThreePointCrossInput>): Verdict<ThreePointCrossInput> {
    const classes = textOf(candidate.classes);
    const read = readThreePointClasses(classes, 'classes');
    if (!read.ok) return read;
    if (read.input.counts.every((count) => count === 0))
      return refuse('At least one offspring must be counted', 'classes');
    const { recombinations } = mapped(read.input);
    if (recombinations.some((share) => share >= 0.5))
      return refuse('Half of the offspring or more are recombinant: these genes are not linked', 'classes');
    return accept({ classes });
  },

  compute({ classes }) {
    const read = readThreePointClasses(classes, 'classes');
    if (!read.ok) throw new Error('Validated classes can be read');
    const { input } = read;
    const { parental, sums, total, order, recombinations, isTied } = mapped(input);
    const [left, middle, right] = order;
    const named = (first: number, second: number) => `${input.names[first]}–${input.names[second]}`;
    const pairs = [0, 1 << left, 1 << right, 1 << middle].map((crossed, at): ThreePointPair => {
      const one = parental ^ crossed;
      return {
        kind: KINDS[at] ?? 'parental',
        classes: [classText(input, order, one), classText(input, order, one ^ ALL)],
        counts: [input.counts[one] ?? 0, input.counts[one ^ ALL] ?? 0],
      };
    });
    const [first = 0, second = 0] = recombinations;
    const doubleCrossovers = sums[middle] ?? 0;
    const expectedDoubleCrossovers = total * first * second;
    const coincidence = expectedDoubleCrossovers === 0 ? null : doubleCrossovers / expectedDoubleCrossovers;
    return {
      order: order.map((gene) => input.names[gene]).join(' – '),
      total,
      pairs,
      intervals: [
        intervalOf(named(left, middle), (sums[left] ?? 0) + doubleCrossovers, total),
        intervalOf(named(middle, right), (sums[right] ?? 0) + doubleCrossovers, total),
      ],
      outerDistance: 100 * (first + second),
      outerRecombination: ((sums[left] ?? 0) + (sums[right] ?? 0)) / total,
      doubleCrossovers,
      expectedDoubleCrossovers,
      coincidence,
      interference: coincidence === null ? null : 1 - coincidence,
      isTied,
    };
  },
} satisfies Formula<'three-point-cross'>;

const KINDS = ['parental', 'first', 'second', 'double'] as const;

interface Mapped {
  /** Index of one of the two parental classes. */
  readonly parental: number;
  /** Of each gene, the offspring in which it alone differs from the parents. */
  readonly sums: readonly number[];
  readonly total: number;
  /** Genes, the middle one between the others. */
  readonly order: readonly [number, number, number];
  /** Of the two intervals. */
  readonly recombinations: readonly [number, number];
  readonly isTied: boolean;
}

function mapped({ counts }: ThreePointClasses): Mapped {
  const both = (index: number) => (counts[index] ?? 0) + (counts[index ^ ALL] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const parental = [0, 1, 2, 3].toSorted((one, other) => both(other) - both(one))[0] ?? 0;
  const sums = GENES.map((gene) => both(parental ^ (1 << gene)));
  const least = Math.min(...sums);
  const middle = sums.indexOf(least) as 0 | 1 | 2;
  const [left, right] = GENES.filter((gene) => gene !== middle) as [number, number];
  const share = (gene: number) => ((sums[gene] ?? 0) + least) / total;
  return {
    parental,
    sums,
    total,
    order: [left, middle, right],
    recombinations: [share(left), share(right)],
    isTied: sums.filter((sum) => sum === least).length > 1,
  };
}

function classText({ alleles }: ThreePointClasses, order: readonly number[], index: number): string {
  return order.map((gene) => alleles[gene]?.[(index >> gene) & 1] ?? '').join(' ');
}

function intervalOf(genes: string, recombinants: number, total: number): ThreePointInterval {
  const recombination = recombinants / total;
  return {
    genes,
    recombinants,
    recombination,
    ...clopperPearsonInterval(recombinants, total, LEVEL),
    distance: 100 * recombination,
    haldane: mapDistance(recombination, 'haldane'),
    kosambi: mapDistance(recombination, 'kosambi'),
  };
}
