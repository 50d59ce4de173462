/**
 * Exact test of Hardy–Weinberg proportions (`wigginton2005`, `emigh1980`).
 *
 * Given N individuals and the numbers of both alleles, the chance of a number of heterozygotes is
 *
 *   P(n_Aa) = N!·2^n_Aa ÷ (n_AA!·n_Aa!·n_aa!) × n_A!·n_a! ÷ (2N)!
 *
 * The outcomes are visited in steps of two heterozygotes from the most probable one outward. Each probability follows
 * from the one before, and all are divided by their sum at the end, so that no factorial is needed.
 */
import type { Genotypes } from './genotypes.ts';

export interface ExactTest {
  /** Two-sided: all outcomes not more probable than the observed one, 0 to 1. */
  readonly pValue: number;
  /** Mid-p: the same minus half the probability of the observed outcome; null where only one allele is present. */
  readonly midPValue: number | null;
  /** The chance of the observed outcome itself, 0 to 1. */
  readonly outcomeProbability: number;
}

/** Maximum number of individuals; beyond it the enumeration would take too long and chi-square is as good. */
const LARGEST_SAMPLE = 1e10;
/** Probabilities below this share of the greatest are negligible; smaller doubles would stop shrinking before 0. */
const NEGLIGIBLE = 1e-300;
/** Outcomes this close to the observed one, as a share, differ by rounding alone. */
const TIE = 1e-10;

/** @returns null for samples too large to enumerate */
export function hardyWeinbergExact({ dominant, heterozygous, recessive }: Genotypes): ExactTest | null {
  const individuals = dominant + heterozygous + recessive;
  const rare = 2 * Math.min(dominant, recessive) + heterozygous;
  if (individuals > LARGEST_SAMPLE) return null;
  if (rare === 0) return { pValue: 1, midPValue: null, outcomeProbability: 1 };

  let sum = 0;
  let observed = 0;
  walkOutcomes(individuals, rare, (heterozygotes, weight) => {
    sum += weight;
    if (heterozygotes === heterozygous) observed = weight;
  });
  let notMoreProbable = 0;
  walkOutcomes(individuals, rare, (_, weight) => {
    if (weight <= observed * (1 + TIE)) notMoreProbable += weight;
  });
  const pValue = Math.min(1, notMoreProbable / sum);
  const outcomeProbability = observed / sum;
  return { pValue, midPValue: pValue - outcomeProbability / 2, outcomeProbability };
}

/**
 * Visits the possible numbers of heterozygotes with their probabilities relative to the one near the mode, as far as
 * they are not negligible.
 */
function walkOutcomes(individuals: number, rare: number, visit: (heterozygotes: number, weight: number) => void): void {
  const awaited = Math.floor((rare * (2 * individuals - rare)) / (2 * individuals));
  const middle = awaited % 2 === rare % 2 ? awaited : awaited + 1;
  const rareHomozygotes = (heterozygotes: number) => (rare - heterozygotes) / 2;
  const commonHomozygotes = (heterozygotes: number) => individuals - (rare + heterozygotes) / 2;

  let weight = 1;
  for (let at = middle; at >= 0 && weight > NEGLIGIBLE; at -= 2) {
    visit(at, weight);
    weight *= (at * (at - 1)) / (4 * (rareHomozygotes(at) + 1) * (commonHomozygotes(at) + 1));
  }
  weight = 1;
  for (let at = middle; at < rare && weight > NEGLIGIBLE; at += 2) {
    weight *= (4 * rareHomozygotes(at) * commonHomozygotes(at)) / ((at + 2) * (at + 1));
    visit(at + 2, weight);
  }
}
