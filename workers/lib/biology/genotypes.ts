/** One locus with two alleles: how many, or what share, of each genotype, and what random mating would give. */

/** Counts, or frequencies 0 to 1, of AA, Aa and aa. */
export interface Genotypes {
  readonly dominant: number;
  readonly heterozygous: number;
  readonly recessive: number;
}

/** Frequencies of A and a, 0 to 1. */
export interface AlleleFrequencies {
  readonly p: number;
  readonly q: number;
}

/** AA, Aa, aa in this order. */
export function genotypeList({ dominant, heterozygous, recessive }: Genotypes): readonly [number, number, number] {
  return [dominant, heterozygous, recessive];
}

export function genotypeTotal({ dominant, heterozygous, recessive }: Genotypes): number {
  return dominant + heterozygous + recessive;
}

/** Largest number of individuals, each with two alleles, that a double counts exactly. */
const MOST_INDIVIDUALS = Math.floor(Number.MAX_SAFE_INTEGER / 2);

/** Message where `uncountable` returns a genotype. */
export const TOO_MANY = 'More than 4503599627370495 individuals cannot be counted exactly';

/**
 * Returns the genotype with the largest count when a double would round the sum or the number of alleles; null when all
 * are exact.
 */
export function uncountable(counts: Genotypes): keyof Genotypes | null {
  if (genotypeTotal(counts) <= MOST_INDIVIDUALS) return null;
  const largest = Math.max(...genotypeList(counts));
  const { dominant, heterozygous } = counts;
  return dominant === largest ? 'dominant' : heterozygous === largest ? 'heterozygous' : 'recessive';
}

/** p = AA + Aa/2 and q = aa + Aa/2, in the unit of the argument (`hardy1908`). */
export function alleleFrequencies({ dominant, heterozygous, recessive }: Genotypes): AlleleFrequencies {
  return { p: dominant + heterozygous / 2, q: recessive + heterozygous / 2 };
}

/** p², 2pq and q² of a total: the genotypes after random mating (`hardy1908`). */
export function expectedGenotypes({ p, q }: AlleleFrequencies, total = 1): Genotypes {
  return { dominant: p * p * total, heterozygous: 2 * p * q * total, recessive: q * q * total };
}

/** Every genotype as a share of their total, which must be above 0. */
export function genotypeShares(counts: Genotypes): Genotypes {
  const total = genotypeTotal(counts);
  return {
    dominant: counts.dominant / total,
    heterozygous: counts.heterozygous / total,
    recessive: counts.recessive / total,
  };
}

/**
 * F = 1 − H ÷ 2pq: the share of heterozygotes that is missing; below 0 there are more than expected.
 *
 * @param frequencies observed, 0 to 1
 * @returns at most 1; null where one allele is absent
 */
export function inbreedingCoefficient(frequencies: Genotypes): number | null {
  const { heterozygous } = expectedGenotypes(alleleFrequencies(frequencies));
  return heterozygous === 0 ? null : 1 - frequencies.heterozygous / heterozygous;
}
