/**
 * Allele frequencies of one locus from its genotypes, and whether these are in Hardy–Weinberg proportions.
 *
 *   p = AA + Aa/2;  q = aa + Aa/2;  expected p², 2pq, q²
 *   χ² = Σ (O − E)²/E over the counts;  p-value = exp(−χ²/2)·(1 + χ²/2);  equilibrium if the p-value is above 0.05
 *
 * Source: `spec`, section 9 "Hardy-Weinberg"; the proportions are those of `hardy1908`. The specified p-value is the
 * tail of chi-square with 4 degrees of freedom, although the text says 2; the accepted test has 1 (`engels2009`).
 * It is computed as specified, and `reference` holds the test with 1 degree of freedom and the exact one.
 *
 * Frequencies have no sample size, hence no counts and no test. They are not renormalized. Refuses, in this order:
 * anything missing, unreadable or negative, and counts that are not whole; frequencies that do not sum to 1 within
 * 0.001; an empty sample; counts too large to be exact.
 */
import type { Formula } from '../contract.ts';
import {
  type AlleleFrequencies,
  alleleFrequencies,
  expectedGenotypes,
  type Genotypes,
  genotypeList,
  genotypeShares,
  genotypeTotal,
  inbreedingCoefficient,
  TOO_MANY,
  uncountable,
} from '../lib/biology/genotypes.ts';
import { type HardyWeinbergTests, hardyWeinbergTests } from '../lib/biology/hardyWeinbergTests.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { chiSquareStatistic, chiSquareTail4Df } from '../lib/mathematics/chiSquare.ts';
import { SIGNIFICANCE } from '../reference/chiSquareLimits.ts';

export interface HardyWeinbergInput {
  readonly inputType: 'frequencies' | 'counts';
  /** AA: a frequency 0 to 1, or a whole count of 0 or more. */
  readonly dominant: number;
  /** Aa, the same. */
  readonly heterozygous: number;
  /** aa, the same. */
  readonly recessive: number;
}

interface Proportions {
  readonly alleleFrequencies: AlleleFrequencies;
  /** As observed, 0 to 1. */
  readonly genotypeFrequencies: Genotypes;
  /** p², 2pq, q². */
  readonly expectedFrequencies: Genotypes;
}

export interface CountedSample extends Proportions {
  readonly populationCounts: Genotypes & { readonly total: number };
  /** Individuals, with decimals. */
  readonly expectedCounts: Genotypes;
  readonly chiSquare: { readonly value: number; readonly pValue: number; readonly isEquilibrium: boolean };
  readonly reference: HardyWeinbergTests;
}

export interface SampleOfFrequencies extends Proportions {
  readonly populationCounts: null;
  readonly expectedCounts: null;
  readonly chiSquare: null;
  readonly reference: Pick<HardyWeinbergTests, 'inbreedingCoefficient'>;
}

export type HardyWeinbergResult = CountedSample | SampleOfFrequencies;

const SUM_TOLERANCE = 0.001;

declare module '../contract.ts' {
  interface FormulaTypes {
    'hardy-weinberg': FormulaType<HardyWeinbergInput, HardyWeinbergResult>;
  }
}

export default {
  id: 'hardy-weinberg',

  validate({ inputType, dominant, heterozygous, recessive }) {
    if (inputType !== 'counts' && inputType !== 'frequencies') return refuse(INVALID, 'inputType');
    const isValid = inputType === 'counts' ? isCount : isFrequency;
    if (!isValid(dominant)) return refuse(INVALID, 'dominant');
    if (!isValid(heterozygous)) return refuse(INVALID, 'heterozygous');
    if (!isValid(recessive)) return refuse(INVALID, 'recessive');
    const genotypes = { dominant, heterozygous, recessive };
    const total = genotypeTotal(genotypes);
    if (inputType === 'frequencies' && !isWithin(total, 1 - SUM_TOLERANCE, 1 + SUM_TOLERANCE))
      return refuse('Frequencies must sum to 1', 'dominant');
    if (total === 0) return refuse('Total population count must be greater than 0', 'dominant');
    const tooMany = inputType === 'counts' ? uncountable(genotypes) : null;
    if (tooMany !== null) return refuse(INVALID, tooMany, TOO_MANY);
    return accept({ inputType, ...genotypes });
  },

  compute({ inputType, dominant, heterozygous, recessive }): HardyWeinbergResult {
    const entered = { dominant, heterozygous, recessive };
    if (inputType === 'counts') return countedSample(entered);
    return {
      ...proportions(entered),
      populationCounts: null,
      expectedCounts: null,
      chiSquare: null,
      reference: { inbreedingCoefficient: inbreedingCoefficient(entered) },
    };
  },
} satisfies Formula<'hardy-weinberg'>;

function isFrequency(value: number | null): value is number {
  return value !== null && value >= 0 && Number.isFinite(value);
}

function isCount(value: number | null): value is number {
  return value !== null && value >= 0 && Number.isInteger(value);
}

function proportions(genotypeFrequencies: Genotypes): Proportions {
  const alleles = alleleFrequencies(genotypeFrequencies);
  return { alleleFrequencies: alleles, genotypeFrequencies, expectedFrequencies: expectedGenotypes(alleles) };
}

function countedSample(counts: Genotypes): CountedSample {
  const total = genotypeTotal(counts);
  const shares = proportions(genotypeShares(counts));
  const expectedCounts = expectedGenotypes(shares.alleleFrequencies, total);
  const value = chiSquareStatistic(genotypeList(counts), genotypeList(expectedCounts));
  const pValue = chiSquareTail4Df(value);
  return {
    ...shares,
    populationCounts: { ...counts, total },
    expectedCounts,
    chiSquare: { value, pValue, isEquilibrium: pValue > SIGNIFICANCE },
    reference: hardyWeinbergTests(counts),
  };
}
