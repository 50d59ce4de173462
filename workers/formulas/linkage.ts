/**
 * Linkage of two genes: the map distance from a test cross, or what a distance makes of a test cross and an F2.
 *
 *   r = recombinants ÷ offspring, SE = √(r(1 − r)/n), limits of Clopper and Pearson
 *   d = −50 ln(1 − 2r) (Haldane), 25 ln((1 + 2r)/(1 − 2r)) (Kosambi), in cM
 *   LOD = log10(r^R (1 − r)^(n − R) ÷ 0.5^n);  χ² of linkage: parental against recombinant 1:1, 1 degree of freedom
 *   F2, recombination in both sexes: aabb = θ/4, A_bb = aaB_ = (1 − θ)/4, A_B_ = (2 + θ)/4; θ = (1 − r)² coupled, r² in repulsion
 *
 * Sources: `haldane1919`, `kosambi1944`, `morton1955`, `clopperPearson1934`. Refuses blanks, counts that are not whole, no offspring, and distances out
 * of range.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { type MapFunction, mapDistance, recombinationAt } from '../lib/biology/mapFunctions.ts';
import { isCount, MOST_COUNTED } from '../lib/inputs/countTable.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type ChiSquareStatistic, pearsonTest } from '../lib/statistics/countsTest.ts';
import { clopperPearsonInterval } from '../lib/statistics/proportionIntervals.ts';

export interface LinkageInput {
  readonly mode: 'counts' | 'distance';
  /** Offspring of a test cross with the alleles of one parent, AB if the parents were AABB and aabb. */
  readonly parental1: number;
  /** The other parental class, ab. */
  readonly parental2: number;
  /** The first gene as in `parental1`, the second as in `parental2`: Ab. */
  readonly recombinant1: number;
  readonly recombinant2: number;
  /** Centimorgans, 0 to 1000. */
  readonly distance: number;
  readonly mapFunction: MapFunction;
  /** Coupled: the double heterozygote is AB/ab; repulsion: Ab/aB. */
  readonly phase: 'coupling' | 'repulsion';
}

/** Null where the distance has no limit. */
interface DistanceEstimate {
  readonly value: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

export interface LinkageFromCounts {
  readonly mode: 'counts';
  readonly total: number;
  readonly recombinants: number;
  /** 0 to 1. */
  readonly recombination: number;
  readonly standardError: number;
  /** Limits of 95 %. */
  readonly lower: number;
  readonly upper: number;
  /** Centimorgans. */
  readonly haldane: DistanceEstimate;
  readonly kosambi: DistanceEstimate;
  /** 0 where there are as many recombinants as not, or more. */
  readonly lod: number;
  readonly linkage: ChiSquareStatistic;
  /** Alleles of each gene alone, 1:1. */
  readonly gene1: ChiSquareStatistic;
  readonly gene2: ChiSquareStatistic;
}

export interface LinkageFromDistance {
  readonly mode: 'distance';
  readonly recombination: number;
  /** AB, Ab, aB, ab: shares of the gametes of the double heterozygote, and of the test cross. */
  readonly gametes: readonly { readonly gamete: string; readonly share: number; readonly isRecombinant: boolean }[];
  /** A_B_, A_bb, aaB_, aabb: shares of the F2. */
  readonly secondGeneration: readonly { readonly phenotype: string; readonly share: number }[];
}

export type LinkageResult = LinkageFromCounts | LinkageFromDistance;

const CLASSES = ['parental1', 'parental2', 'recombinant1', 'recombinant2'] as const;
const MOST_DISTANCE = 1000;
const LEVEL = 0.95;
/** Where it has no part, a box holds this. */
const UNUSED = 0;

declare module '../contract.ts' {
  interface FormulaTypes {
    linkage: FormulaType<LinkageInput, LinkageResult>;
  }
}

const MAP_FUNCTIONS: readonly MapFunction[] = ['haldane', 'kosambi', 'none'];

export default {
  id: 'linkage',

  validate(candidate) {
    const { mode, mapFunction, phase } = candidate;
    if (mode === 'counts') {
      const counts = countsIn(candidate);
      return counts.ok
        ? accept({
            mode,
            ...counts.input,
            distance: UNUSED,
            mapFunction: 'haldane' as const,
            phase: 'coupling' as const,
          })
        : counts;
    }
    if (mode !== 'distance') return refuse(REQUIRED, 'mode');
    if (mapFunction === '' || !MAP_FUNCTIONS.includes(mapFunction)) return refuse(REQUIRED, 'mapFunction');
    if (phase !== 'coupling' && phase !== 'repulsion') return refuse(REQUIRED, 'phase');
    const { distance } = candidate;
    if (distance === null) return refuse(REQUIRED, 'distance');
    if (!(distance >= 0 && distance <= MOST_DISTANCE))
      return refuse(`Distance must be between 0 and ${MOST_DISTANCE} cM`, 'distance');
    const unused = { parental1: UNUSED, parental2: UNUSED, recombinant1: UNUSED, recombinant2: UNUSED };
    return accept({ mode, ...unused, distance, mapFunction, phase });
  },

  compute: (input) => (input.mode === 'counts' ? fromCounts(input) : fromDistance(input)),
} satisfies Formula<'linkage'>;

type Counts = Pick<LinkageInput, (typeof CLASSES)[number]>;

function countsIn(candidate: Candidate<LinkageInput>): Verdict<Counts> {
  const counts = { parental1: UNUSED, parental2: UNUSED, recombinant1: UNUSED, recombinant2: UNUSED };
  for (const name of CLASSES) {
    const count = candidate[name];
    if (count === null) return refuse(REQUIRED, name);
    if (!isCount(count)) return refuse(`Counts are whole numbers from 0 to ${MOST_COUNTED}`, name);
    counts[name] = count;
  }
  if (CLASSES.every((name) => counts[name] === 0)) return refuse('At least one offspring must be counted', 'parental1');
  return accept(counts);
}

function fromCounts({ parental1, parental2, recombinant1, recombinant2 }: Counts): LinkageFromCounts {
  const recombinants = recombinant1 + recombinant2;
  const parental = parental1 + parental2;
  const total = parental + recombinants;
  const recombination = recombinants / total;
  const { lower, upper } = clopperPearsonInterval(recombinants, total, LEVEL);
  const distance = (by: MapFunction): DistanceEstimate => ({
    value: mapDistance(recombination, by),
    lower: mapDistance(lower, by),
    upper: mapDistance(upper, by),
  });
  const even = (one: number, other: number) =>
    pearsonTest(
      [one, other].map((observed) => ({ observed, expected: total / 2 })),
      1,
    );
  return {
    mode: 'counts',
    total,
    recombinants,
    recombination,
    standardError: Math.sqrt((recombination * (1 - recombination)) / total),
    lower,
    upper,
    haldane: distance('haldane'),
    kosambi: distance('kosambi'),
    lod: lodOf(recombinants, total),
    linkage: even(parental, recombinants),
    gene1: even(parental1 + recombinant1, parental2 + recombinant2),
    gene2: even(parental1 + recombinant2, parental2 + recombinant1),
  };
}

/** At the estimate of r, which is 0.5 at most. */
function lodOf(recombinants: number, total: number): number {
  const share = recombinants / total;
  if (share >= 0.5) return 0;
  const term = (count: number, chance: number) => (count === 0 ? 0 : count * Math.log10(chance));
  return Math.max(0, term(recombinants, share) + term(total - recombinants, 1 - share) + total * Math.log10(2));
}

function fromDistance({ distance, mapFunction, phase }: LinkageInput): LinkageFromDistance {
  const recombination = recombinationAt(distance, mapFunction);
  const isCoupled = phase === 'coupling';
  const gametes = ['AB', 'Ab', 'aB', 'ab'].map((gamete) => {
    const isRecombinant = (gamete === 'AB' || gamete === 'ab') !== isCoupled;
    return { gamete, share: (isRecombinant ? recombination : 1 - recombination) / 2, isRecombinant };
  });
  const theta = (isCoupled ? 1 - recombination : recombination) ** 2;
  return {
    mode: 'distance',
    recombination,
    gametes,
    secondGeneration: [
      { phenotype: 'A_B_', share: (2 + theta) / 4 },
      { phenotype: 'A_bb', share: (1 - theta) / 4 },
      { phenotype: 'aaB_', share: (1 - theta) / 4 },
      { phenotype: 'aabb', share: theta / 4 },
    ],
  };
}
