/**
 * The accepted tests of Hardy–Weinberg proportions on one sample of genotype counts, used as the reference by two
 * pages.
 */
import { SIGNIFICANCE } from '../../reference/chiSquareLimits.ts';
import { chiSquareStatistic, chiSquareTail1Df } from '../mathematics/chiSquare.ts';
import {
  alleleFrequencies,
  expectedGenotypes,
  type Genotypes,
  genotypeList,
  genotypeShares,
  genotypeTotal,
  inbreedingCoefficient,
} from './genotypes.ts';
import { hardyWeinbergExact } from './hardyWeinbergExact.ts';

/** Null: not defined for one allele, or, of the exact test, not computed for more than ten thousand million. */
export interface HardyWeinbergTests {
  readonly chiSquare: number;
  /** With 1 degree of freedom: three classes, less one, less one estimated frequency (`engels2009`). */
  readonly pValue1df: number;
  /** The p-value with 1 degree of freedom is above 0.05. */
  readonly isEquilibrium1df: boolean;
  /** Two-sided (`wigginton2005`). */
  readonly exactPValue: number | null;
  /** The exact p-value is above 0.05. */
  readonly isEquilibriumExact: boolean | null;
  readonly midPValue: number | null;
  /** Probability of this sample among all with the same allele counts. */
  readonly outcomeProbability: number | null;
  /** F = 1 − observed ÷ expected heterozygotes. */
  readonly inbreedingCoefficient: number | null;
}

/** @param counts whole, 0 or more, their total above 0 */
export function hardyWeinbergTests(counts: Genotypes): HardyWeinbergTests {
  const frequencies = genotypeShares(counts);
  const expected = expectedGenotypes(alleleFrequencies(frequencies), genotypeTotal(counts));
  const chiSquare = chiSquareStatistic(genotypeList(counts), genotypeList(expected));
  const pValue1df = chiSquareTail1Df(chiSquare);
  const exact = hardyWeinbergExact(counts);
  return {
    chiSquare,
    pValue1df,
    isEquilibrium1df: pValue1df > SIGNIFICANCE,
    exactPValue: exact?.pValue ?? null,
    isEquilibriumExact: exact === null ? null : exact.pValue > SIGNIFICANCE,
    midPValue: exact?.midPValue ?? null,
    outcomeProbability: exact?.outcomeProbability ?? null,
    inbreedingCoefficient: inbreedingCoefficient(frequencies),
  };
}
