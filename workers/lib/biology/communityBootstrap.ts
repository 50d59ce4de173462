import { normalQuantile } from '../statistics/normal.ts';
import { type CurvePlace, curveOf, type DiversityAtSize, sizeAt } from './rarefactionCurve.ts';
import { type CommunitySample, communitySample } from './sampleEstimates.ts';

export interface Limits {
  readonly lower: number;
  readonly upper: number;
}

export type DiversityLimits = { readonly [Key in keyof DiversityAtSize]: Limits };

/** How replicates are drawn. */
export interface BootstrapPlan {
  /** Two or more. */
  readonly replicates: number;
  /** Of confidence, above 0 and below 1. */
  readonly level: number;
  /** Gives numbers from 0 to below 1. */
  readonly random: () => number;
}

const KEYS = ['coverage', 'q0', 'q1', 'q2'] as const;
const GUARD = 1e-9;

/**
 * Normal limits of the curve of a sample at the given places, from samples of the same size drawn from the community that
 * it suggests: the shares found, made smaller, and the unseen species in equal parts. At a coverage, each of these samples is
 * taken at its own size for it. Source: `chaoEtAl2014`.
 */
export function bootstrapLimits(
  sample: CommunitySample,
  places: readonly CurvePlace[],
  { replicates, level, random }: BootstrapPlan,
): readonly DiversityLimits[] {
  const cumulative = cumulativeShares(sample);
  const found = Array.from({ length: replicates }, () => {
    const drawn = communitySample(drawnCounts(cumulative, sample.individuals, random));
    const at = curveOf(drawn);
    return places.map((place) => at(sizeAt(drawn, place)));
  });
  const estimate = curveOf(sample);
  const z = normalQuantile((1 - level) / 2, 'upper');
  return places.map((place, index) => {
    const middle = estimate(sizeAt(sample, place));
    const limits = (key: keyof DiversityAtSize): Limits => {
      const half = z * spreadOf(found.map((curve) => curve[index]?.[key] ?? 0));
      const upper = middle[key] + half;
      return { lower: Math.max(0, middle[key] - half), upper: key === 'coverage' ? Math.min(1, upper) : upper };
    };
    return Object.fromEntries(KEYS.map((key) => [key, limits(key)])) as DiversityLimits;
  });
}

/** Running sums of the shares of the community, the species found first. */
function cumulativeShares({ counts, individuals: n, singletons, unseen, decay }: CommunitySample): readonly number[] {
  const missing = (singletons * decay) / n;
  const weight = unseen === 0 ? 0 : missing / counts.reduce((sum, x) => sum + (x / n) * (1 - x / n) ** n, 0);
  const unseenSpecies = Math.ceil(unseen - GUARD);
  const shares = [
    ...counts.map((x) => (x / n) * (1 - weight * (1 - x / n) ** n)),
    ...Array.from({ length: unseenSpecies }, () => missing / unseenSpecies),
  ];
  let sum = 0;
  return shares.map((share) => {
    sum += share;
    return sum;
  });
}

function drawnCounts(cumulative: readonly number[], individuals: number, random: () => number): readonly number[] {
  const counts = cumulative.map(() => 0);
  const total = cumulative.at(-1) ?? 0;
  for (let draw = 0; draw < individuals; draw += 1) {
    const place = firstAbove(cumulative, random() * total);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The first species whose running sum exceeds the value. */
function firstAbove(cumulative: readonly number[], value: number): number {
  let [low, high] = [0, cumulative.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Standard deviation with n − 1. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
