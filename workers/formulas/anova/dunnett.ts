/** Several means against that of a control, with limits and p values that hold for all of them together. Source: `dunnett1955`. */
import { brentRoot } from '../../lib/statistics/brentRoot.ts';
import { logDensityOfRoot } from '../../lib/statistics/chiSquareRoot.ts';
import { normalDensity, normalTails } from '../../lib/statistics/normal.ts';
import { tQuantile, tTwoSided } from '../../lib/statistics/tDistribution.ts';
import type { Summary } from '../../lib/statistics/twoMeans.ts';

interface ControlPair {
  /** Places of the group and of the control. */
  readonly group: number;
  readonly reference: number;
  /** Mean of the group minus that of the control. */
  readonly difference: number;
  /** t of the pair, by the spread within all groups. */
  readonly statistic: number;
  readonly lower: number;
  readonly upper: number;
  readonly pValue: number;
}

export interface ComparedWithControl {
  readonly degreesOfFreedom: number;
  /** The t beyond which a pair differs at the level of all limits together. */
  readonly criticalValue: number;
  readonly pairs: readonly ControlPair[];
}

/**
 * Compares all groups with one of them, two-sided.
 *
 * @param control its place
 * @param meanSquare within the groups, above 0
 * @param level of all limits together, above 0 and below 1
 */
export function compareWithControl(
  groups: readonly Summary[],
  control: number,
  { meanSquare, degreesOfFreedom }: { readonly meanSquare: number; readonly degreesOfFreedom: number },
  level: number,
): ComparedWithControl {
  const reference = groups[control];
  if (reference === undefined) throw new Error('The control is one of the groups');
  const others = groups.flatMap((group, place) => (place === control ? [] : [{ ...group, place }]));
  const largest = largestOf(
    others.map(({ count }) => count / reference.count),
    degreesOfFreedom,
  );
  const criticalValue = largest.quantile(1 - level);
  return {
    degreesOfFreedom,
    criticalValue,
    pairs: others.map(({ place, mean, count }) => {
      const standardError = Math.sqrt(meanSquare * (1 / count + 1 / reference.count));
      const difference = mean - reference.mean;
      const statistic = difference / standardError;
      return {
        group: place,
        reference: control,
        difference,
        statistic,
        lower: difference - criticalValue * standardError,
        upper: difference + criticalValue * standardError,
        pValue: largest.beyond(Math.abs(statistic)),
      };
    }),
  };
}

interface LargestT {
  /** The chance that the largest |t| is above a value, which is 0 or more. */
  beyond(t: number): number;
  /** The value with that chance of more, above 0 and below 1. */
  quantile(chance: number): number;
}

/** Steps of the trapezoidal rule in standard deviations; the largest step of ln s. */
const STEP = 0.5;
const LARGEST_STEP = 1 / 8;
/** A share of the sum that no longer changes it. */
const NEGLIGIBLE = 1e-14;
const REACH = 39;
/** A |t| whose tails are small, yet far from the least double. */
const FAR = 15;

/**
 * The largest |t| of several groups against one control. Given the deviate z of the control and the root s of the mean square, the groups are
 * independent: ∫∫ (1 − Π (1 − tails)) φ(z) f(s) dz ds, where a group of λ² = n/(n + n₀) has the tails Φ((λz − ts)/√(1 − λ²)) and
 * Φ(−(λz + ts)/√(1 − λ²)). Both integrals are by the trapezoidal rule, which for these smooth functions has all digits.
 *
 * @param ratios count of each group over that of the control
 */
function largestOf(ratios: readonly number[], freedom: number): LargestT {
  const kinds = [...new Set(ratios)].map((ratio) => ({
    ratio,
    many: ratios.filter((each) => each === ratio).length,
    // λ/√(1 − λ²) and 1/√(1 − λ²)
    slope: Math.sqrt(ratio),
    scale: Math.sqrt(1 + ratio),
  }));
  const zStep = STEP / Math.max(...kinds.map(({ scale }) => scale));
  const uStep = Math.min(LARGEST_STEP, STEP / Math.sqrt(2 * freedom));

  /** The chance of a larger |t| where the root of the mean square is s. */
  function given(ts: number): number {
    let sum = 0;
    for (let z = 0; z <= REACH; z += zStep) {
      const weight = normalDensity(z);
      const inside = kinds.reduce((total, { many, slope, scale }) => {
        const tails = normalTails(slope * z - scale * ts).lower + normalTails(slope * z + scale * ts).upper;
        return total + many * Math.log1p(-Math.min(tails, 1));
      }, 0);
      // Both signs of z, which give the same.
      sum += (z === 0 ? 1 : 2) * weight * -Math.expm1(inside);
      if (weight < NEGLIGIBLE * sum) break;
    }
    return zStep * sum;
  }

  function beyond(t: number): number {
    if (t === 0) return 1;
    const known = new Map<number, number>();
    const logAt = (place: number) => {
      const u = place * uStep;
      const height = known.get(place) ?? logDensityOfRoot(u, freedom) + Math.log(given(t * Math.exp(u)));
      known.set(place, height);
      return height;
    };
    // From where the chance is above 0 in doubles, uphill.
    let peak = Math.floor(Math.min(0, Math.log(FAR / t)) / uStep);
    while (logAt(peak - 1) > logAt(peak)) peak -= 1;
    while (logAt(peak + 1) > logAt(peak)) peak += 1;
    let sum = 1;
    for (const direction of [1, -1])
      for (let place = peak + direction; ; place += direction) {
        const more = Math.exp(logAt(place) - logAt(peak));
        sum += more;
        if (!(more > NEGLIGIBLE * sum)) break;
      }
    return Math.min(1, uStep * Math.exp(logAt(peak)) * sum);
  }

  return {
    beyond: (t) => (ratios.length === 1 ? tTwoSided(t, freedom) : beyond(t)),
    quantile: (chance) => {
      // Between the limit of one pair and that of Bonferroni.
      const least = tQuantile(chance / 2, freedom, 'upper');
      const most = tQuantile(chance / 2 / ratios.length, freedom, 'upper');
      if (ratios.length === 1) return least;
      const excess = (t: number) => Math.log(beyond(t) / chance);
      return brentRoot(excess, least, most, 1e-10 * least);
    },
  };
}
