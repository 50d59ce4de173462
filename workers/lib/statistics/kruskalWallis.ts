/** The Kruskal-Wallis test of several groups and Dunn's comparisons of the pairs. */
import { holmPValues } from './adjustedPValues.ts';
import { chiSquareTails } from './chiSquareDistribution.ts';
import { midranks } from './midranks.ts';
import { normalTwoSided } from './normal.ts';

export interface DunnComparison {
  /** Places of the two groups; the reference is the earlier one. */
  readonly group: number;
  readonly reference: number;
  readonly z: number;
  readonly pValue: number;
  /** By Holm, for all pairs. */
  readonly adjustedPValue: number;
}

export interface KruskalWallis {
  readonly rankSums: readonly number[];
  /** H, corrected for ties. */
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
  readonly epsilonSquared: number;
  readonly dunn: readonly DunnComparison[];
}

/** Compares groups of at least one value, which are not all equal. Sources: `kruskalWallis1952`, `dunn1964`. */
export function kruskalWallis(samples: readonly (readonly number[])[]): KruskalWallis {
  const { ranks, groups } = midranks(samples.flat());
  const count = ranks.length;
  const ties = groups.reduce((sum, size) => sum + (size ** 3 - size), 0);
  // Variance of a rank, with n − 1.
  const variance = (count * (count + 1)) / 12 - ties / (12 * (count - 1));
  let start = 0;
  const rankSums = samples.map(({ length }) => {
    let sum = 0;
    for (let at = start; at < start + length; at += 1) sum += ranks[at] ?? 0;
    start += length;
    return sum;
  });
  const means = rankSums.map((sum, at) => sum / (samples[at]?.length ?? 1));
  const statistic =
    means.reduce((sum, mean, at) => sum + (samples[at]?.length ?? 0) * (mean - (count + 1) / 2) ** 2, 0) / variance;
  const degreesOfFreedom = samples.length - 1;
  const pairs = pairsOf(samples.length).map(({ group, reference }) => {
    const error = Math.sqrt(variance * (1 / (samples[group]?.length ?? 1) + 1 / (samples[reference]?.length ?? 1)));
    const z = ((means[group] ?? 0) - (means[reference] ?? 0)) / error;
    return { group, reference, z, pValue: normalTwoSided(z) };
  });
  const adjusted = holmPValues(pairs.map(({ pValue }) => pValue));
  return {
    rankSums,
    statistic,
    degreesOfFreedom,
    pValue: chiSquareTails(statistic, degreesOfFreedom).upper,
    epsilonSquared: statistic / (count - 1),
    dunn: pairs.map((pair, at) => ({ ...pair, adjustedPValue: adjusted[at] ?? 1 })),
  };
}

/** All pairs of groups in the order (1, 2), (1, 3) … (2, 3) …, places counted from 0; the reference is the earlier one. */
export function pairsOf(count: number): readonly { readonly group: number; readonly reference: number }[] {
  return Array.from({ length: count }, (_, reference) =>
    Array.from({ length: count - reference - 1 }, (__, more) => ({ group: reference + 1 + more, reference })),
  ).flat();
}
