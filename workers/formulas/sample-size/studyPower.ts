/**
 * The power of planned studies: the chance, 0 to 1, that a test at a given level finds an effect of a given size.
 * Effects are absolute. Sources: `cohen1988`, `fleissLevinPaik2003`.
 */
import { fQuantile } from '../../lib/statistics/fDistribution.ts';
import { noncentralFTails } from '../../lib/statistics/noncentralF.ts';
import { noncentralTTail } from '../../lib/statistics/noncentralT.ts';
import { normalQuantile, normalTails } from '../../lib/statistics/normal.ts';
import { tQuantile } from '../../lib/statistics/tDistribution.ts';

export interface PlannedTest {
  /** Probability, above 0 and below 1. */
  readonly significance: number;
  readonly sides: 1 | 2;
}

/** So many times the critical value, the effect is found for certain. */
const CERTAIN_T = 1e4;
const [CERTAIN_F, CERTAIN_FROM] = [100, 1e4];

/**
 * Power of a t test by the noncentral t distribution; a two-sided test counts both of its tails.
 *
 * @param noncentrality effect in SD times √n, or √(n1·n2/(n1 + n2)) for two groups; 0 or more
 * @param freedom degrees of freedom, 1 or more
 */
export function powerOfT(noncentrality: number, freedom: number, { significance, sides }: PlannedTest): number {
  const critical = tQuantile(significance / sides, freedom, 'upper');
  if (noncentrality > CERTAIN_T * (critical + 1)) return 1;
  const near = noncentralTTail('upper', critical, freedom, noncentrality);
  const far = sides === 1 ? 0 : noncentralTTail('lower', -critical, freedom, noncentrality);
  return Math.min(1, near + far);
}

/**
 * Power of a one-way analysis of variance by the noncentral F distribution with λ = groups·size·f².
 *
 * @param f Cohen's effect size, above 0
 * @param size subjects in each group, 2 or more
 */
export function powerOfAnova(f: number, groups: number, size: number, significance: number): number {
  const [numerator, denominator] = [groups - 1, groups * (size - 1)];
  const critical = fQuantile(significance, numerator, denominator, 'upper');
  const noncentrality = groups * size * f * f;
  if (noncentrality > Math.max(CERTAIN_FROM, CERTAIN_F * numerator * critical)) return 1;
  return noncentralFTails(critical, numerator, denominator, noncentrality).upper;
}

/** Two probabilities, both above 0 and below 1, and the size of the second group for each subject of the first. */
export interface TwoProportions {
  readonly first: number;
  readonly second: number;
  readonly ratio: number;
}

/**
 * Power to tell two proportions apart, by the normal approximation with the pooled variance under the hypothesis.
 *
 * @param size subjects in the first group
 */
export function powerOfProportions(two: TwoProportions, size: number, { significance, sides }: PlannedTest): number {
  const { pooled, separate, difference } = deviations(two);
  const z = normalQuantile(significance / sides, 'upper');
  return normalTails((difference * Math.sqrt(size) - z * pooled) / separate).lower;
}

/**
 * Subjects in the first group, not rounded, to tell two proportions apart.
 *
 * @param power wanted, above 0 and below 1
 */
export function sizeForProportions(two: TwoProportions, power: number, { significance, sides }: PlannedTest): number {
  const { pooled, separate, difference } = deviations(two);
  const sum = normalQuantile(significance / sides, 'upper') * pooled + normalQuantile(power) * separate;
  return (Math.max(0, sum) / difference) ** 2;
}

/** The size of the first group with Fleiss's correction for continuity, not rounded. */
export function continuityCorrectedSize({ first, second, ratio }: TwoProportions, size: number): number {
  return (size / 4) * (1 + Math.sqrt(1 + (2 * (1 + 1 / ratio)) / (size * Math.abs(first - second)))) ** 2;
}

function deviations({ first, second, ratio }: TwoProportions) {
  const mean = (first + ratio * second) / (1 + ratio);
  return {
    pooled: Math.sqrt(mean * (1 - mean) * (1 + 1 / ratio)),
    separate: Math.sqrt(first * (1 - first) + (second * (1 - second)) / ratio),
    difference: Math.abs(first - second),
  };
}

/**
 * Power to find a correlation, by Fisher's z.
 *
 * @param size pairs, 4 or more
 */
export function powerOfCorrelation(correlation: number, size: number, { significance, sides }: PlannedTest): number {
  const z = normalQuantile(significance / sides, 'upper');
  return normalTails(Math.atanh(Math.abs(correlation)) * Math.sqrt(size - 3) - z).lower;
}

/** Pairs, not rounded, to find a correlation. */
export function sizeForCorrelation(correlation: number, power: number, { significance, sides }: PlannedTest): number {
  const sum = normalQuantile(significance / sides, 'upper') + normalQuantile(power);
  return (Math.max(0, sum) / Math.atanh(Math.abs(correlation))) ** 2 + 3;
}
