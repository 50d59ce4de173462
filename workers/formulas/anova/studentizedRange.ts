/** The studentized range: largest minus smallest of several means, over the standard error of one of them. */
import { remembered } from '../../lib/mathematics/remembered.ts';
import { logDensityOfRoot } from '../../lib/statistics/chiSquareRoot.ts';
import type { Tails } from '../../lib/statistics/incompleteBeta.ts';
import { normalDensity, normalTails } from '../../lib/statistics/normal.ts';
import { type Tail, tailQuantile } from '../../lib/statistics/tailQuantile.ts';

export interface StudentizedRange {
  /** The chance of less and of more than q, which is above 0. */
  tails(q: number, freedom: number): Tails;
  /** The value with that probability, above 0 and below 1, in its tail. */
  quantile(probability: number, freedom: number, tail?: Tail): number;
}

/** Step of the rule in ln s: half the width of the density of s for this many degrees of freedom. */
const STEP = 1 / 16;
/** From here on the density of s is narrower than the step takes: the step is refined. */
const REFINED_FROM = 40;
const NEGLIGIBLE = 44;
/** Step and reach of the integral over the smallest of the means, in standard deviations. */
const NORMAL_STEP = 0.2;
const NORMAL_REACH = 39;

/**
 * The distribution for one number of means. ∫ f(s) W(q s) ds, f the density of s = √(χ²/ν) and W that of the range of
 * normal deviates, both by the trapezoidal rule (Tukey; Copenhaver and Holland 1988 do it with Gauss's). Both tails are
 * added up on their own. The ranges are at the same places of ln(q s) for all q and ν, so that they are computed once
 * for all calculations with as many means.
 *
 * @param means how many, a whole number of 2 or more
 */
export function studentizedRange(means: number): StudentizedRange {
  const rangeAt = rangesOf(means);

  function tails(q: number, freedom: number): Tails {
    const every = 2 ** Math.max(0, HALVINGS - Math.ceil(Math.max(0, Math.log2(freedom / REFINED_FROM) / 2)));
    const step = every * FINEST;
    const shift = Math.log(q);
    const sum = (side: Tail) => {
      const middle = Math.round(shift / step) * every;
      const logAt = (place: number) =>
        logDensityOfRoot(place * FINEST - shift, freedom) + Math.log(rangeAt(place)[side]);
      const peak = climb(logAt, middle, every);
      const largest = logAt(peak);
      const away = (direction: 1 | -1) => {
        let total = 0;
        for (let place = peak + direction * every; ; place += direction * every) {
          const height = logAt(place) - largest;
          if (!(height > -NEGLIGIBLE)) return total;
          total += Math.exp(height);
        }
      };
      return Number.isFinite(largest) ? Math.min(1, step * Math.exp(largest) * (1 + away(1) + away(-1))) : 0;
    };
    return { lower: sum('lower'), upper: sum('upper') };
  }

  return {
    tails,
    quantile: (probability, freedom, tail = 'lower') => {
      const within = (ends: readonly [number, number]) =>
        tailQuantile((logarithm) => tails(Math.exp(logarithm), freedom), probability, tail, ends);
      const near = within(USUAL);
      return Math.exp(USUAL.includes(near) ? within(LOGARITHMS) : near);
    },
  };
}

/** More than an analysis of many groups asks for; some megabytes with the ranges of as many numbers of means. */
const MOST_REMEMBERED = 5_000;
const MOST_MEANS = 20;

/** For a number of means: the range of normal deviates at e^(place · finest step). */
const rangesOf = remembered(
  (means: number) => remembered((place: number) => normalRangeTails(Math.exp(place * FINEST), means), MOST_REMEMBERED),
  MOST_MEANS,
);

/** How often the step may be halved: enough for a billion degrees of freedom. */
const HALVINGS = 13;
const FINEST = STEP / 2 ** HALVINGS;
const LOGARITHMS = [-20, 40] as const;
/** Nearly all quantiles that anybody asks for; far ones take longer. */
const USUAL: readonly [number, number] = [0, 5];

/** Goes uphill from a place to the top. */
function climb(of: (place: number) => number, from: number, step: number): number {
  let best = from;
  for (const direction of [1, -1]) while (of(best + direction * step) > of(best)) best += direction * step;
  return best;
}

/** Places of the largest deviate, with density and tails. */
const DEVIATES = Array.from({ length: Math.floor((2 * NORMAL_REACH) / NORMAL_STEP) + 1 }, (_, at) => {
  const z = at * NORMAL_STEP - NORMAL_REACH;
  const { lower: below, upper: above } = normalTails(z);
  return { z, weight: normalDensity(z), below, above };
}).filter(({ weight }) => weight > 0);

/**
 * The range of normal deviates: ∫ k φ(z) [Φ(z)^(k−1) − (Φ(z) − Φ(z − w))^(k−1)] dz is the chance of more than w, z the
 * largest of them.
 */
function normalRangeTails(w: number, means: number): Tails {
  if (w > 2 * NORMAL_REACH) return { lower: 1, upper: 0 };
  let lower = 0;
  let upper = 0;
  for (const { z, weight, below, above } of DEVIATES) {
    const far = normalTails(z - w);
    // Φ(z) − Φ(z − w), from the tails that are small.
    const between = z - w > 0 ? far.upper - above : below - far.lower;
    lower += weight * between ** (means - 1);
    const share = far.lower / below;
    if (below > 0)
      upper += weight * below ** (means - 1) * (share < 1 ? -Math.expm1((means - 1) * Math.log1p(-share)) : 1);
  }
  return { lower: means * NORMAL_STEP * lower, upper: Math.min(1, means * NORMAL_STEP * upper) };
}
