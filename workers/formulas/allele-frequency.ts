/**
 * Allele and genotype frequencies of one locus from genotype counts, and whether they fit Hardy–Weinberg proportions.
 *
 *   p = (2·AA + Aa) / 2N;  expected p²·N, 2pq·N, q²·N;  χ² = Σ (O − E)²/E;  equilibrium if χ² is below 5.991
 *
 * Source: `spec`, section 9 "Allele"; the proportions are those of `hardy1908`. 5.991 is the limit for 2 degrees of
 * freedom; the accepted test has 1 and the limit 3.841 (`engels2009`). It is computed as specified, and `reference`
 * holds the test with 1 degree of freedom and the exact one.
 *
 * Counts arrive as text and are read as `parseInt` reads them, so '3.7' is 3, '12abc' is 12, and anything blank or not
 * a number is 0. Refuses, in this order: a count below 0, an empty sample, counts too large to be exact, and symbols
 * that are not one character each or are the same.
 */

import type { Formula } from '../contract.ts';
import {
  alleleFrequencies,
  expectedGenotypes,
  type Genotypes,
  genotypeList,
  genotypeShares,
  genotypeTotal,
  TOO_MANY,
  uncountable,
} from '../lib/biology/genotypes.ts';
import { type HardyWeinbergTests, hardyWeinbergTests } from '../lib/biology/hardyWeinbergTests.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { chiSquareStatistic, chiSquareTail2Df } from '../lib/mathematics/chiSquare.ts';
import { CHI_SQUARE_LIMITS } from '../reference/chiSquareLimits.ts';

export interface AlleleFrequencyInput {
  /** One character, upper case. */
  readonly dominantSymbol: string;
  /** One character, lower case. */
  readonly recessiveSymbol: string;
  /** Individuals, as typed; read as `parseInt` reads it. */
  readonly homozygousDominant: string;
  /** The same. */
  readonly heterozygous: string;
  /** The same. */
  readonly homozygousRecessive: string;
}

interface Share {
  readonly count: number;
  /** 0 to 1. */
  readonly frequency: number;
  /** 0 to 100. */
  readonly percentage: number;
}

export interface AlleleFrequencyResult {
  /** Dominant allele, recessive allele. */
  readonly alleles: readonly (Share & { readonly allele: string })[];
  /** Dominant homozygotes, heterozygotes, recessive homozygotes; the symbols of both alleles side by side. */
  readonly genotypes: readonly (Share & { readonly genotype: string })[];
  /** 2N. */
  readonly totalAlleles: number;
  /** N. */
  readonly totalIndividuals: number;
  /** Individuals after random mating, with decimals. */
  readonly expectedCounts: Genotypes;
  readonly chiSquare: number;
  /** With 2 degrees of freedom, to which the limit 5.991 belongs. */
  readonly pValue: number;
  /** Chi-square is below 5.991. */
  readonly isHardyWeinberg: boolean;
  readonly reference: HardyWeinbergTests;
}

/** The input that counts a genotype. */
const COUNTED = {
  dominant: 'homozygousDominant',
  heterozygous: 'heterozygous',
  recessive: 'homozygousRecessive',
} as const satisfies Record<keyof Genotypes, keyof AlleleFrequencyInput>;

declare module '../contract.ts' {
  interface FormulaTypes {
    'allele-frequency': FormulaType<AlleleFrequencyInput, AlleleFrequencyResult>;
  }
}

export default {
  id: 'allele-frequency',

  validate(candidate) {
    const dominantSymbol = textOf(candidate.dominantSymbol).trim().toUpperCase();
    const recessiveSymbol = textOf(candidate.recessiveSymbol).trim().toLowerCase();
    const counts = Object.values(COUNTED).map((name) => ({ name, count: readCount(candidate[name]) }));
    const negative = counts.find(({ count }) => count < 0);
    if (negative !== undefined) return refuse('Counts cannot be negative', negative.name);
    if (counts.every(({ count }) => count === 0))
      return refuse('Total population must be greater than 0', 'homozygousDominant');
    const tooMany = uncountable(genotypesOf(candidate));
    if (tooMany !== null) return refuse(INVALID, COUNTED[tooMany], TOO_MANY);
    if (!isOneCharacter(dominantSymbol)) return refuse(INVALID, 'dominantSymbol', 'Each allele needs one character');
    if (!isOneCharacter(recessiveSymbol)) return refuse(INVALID, 'recessiveSymbol', 'Each allele needs one character');
    if (dominantSymbol === recessiveSymbol)
      return refuse(INVALID, 'recessiveSymbol', `Both alleles are called “${dominantSymbol}”`);
    return accept({ ...candidate, dominantSymbol, recessiveSymbol });
  },

  compute(input) {
    const counts = genotypesOf(input);
    const totalIndividuals = genotypeTotal(counts);
    const totalAlleles = 2 * totalIndividuals;
    const [big, small] = [input.dominantSymbol, input.recessiveSymbol];
    const expectedCounts = expectedGenotypes(alleleFrequencies(genotypeShares(counts)), totalIndividuals);
    const chiSquare = chiSquareStatistic(genotypeList(counts), genotypeList(expectedCounts));
    return {
      alleles: [
        { allele: big, ...shareOf(2 * counts.dominant + counts.heterozygous, totalAlleles) },
        { allele: small, ...shareOf(2 * counts.recessive + counts.heterozygous, totalAlleles) },
      ],
      genotypes: [
        { genotype: big + big, ...shareOf(counts.dominant, totalIndividuals) },
        { genotype: big + small, ...shareOf(counts.heterozygous, totalIndividuals) },
        { genotype: small + small, ...shareOf(counts.recessive, totalIndividuals) },
      ],
      totalAlleles,
      totalIndividuals,
      expectedCounts,
      chiSquare,
      pValue: chiSquareTail2Df(chiSquare),
      isHardyWeinberg: chiSquare < CHI_SQUARE_LIMITS.two,
      reference: hardyWeinbergTests(counts),
    };
  },
} satisfies Formula<'allele-frequency'>;

function genotypesOf(input: Pick<AlleleFrequencyInput, (typeof COUNTED)[keyof Genotypes]>): Genotypes {
  return {
    dominant: readCount(input.homozygousDominant),
    heterozygous: readCount(input.heterozygous),
    recessive: readCount(input.homozygousRecessive),
  };
}

/** Anything that is not a number counts as 0, and so does '-0'. */
function readCount(text: string): number {
  return Number.parseInt(text, 10) || 0;
}

function isOneCharacter(text: string): boolean {
  return Array.from(text).length === 1;
}

function shareOf(count: number, total: number): Share {
  return { count, frequency: count / total, percentage: (100 * count) / total };
}
