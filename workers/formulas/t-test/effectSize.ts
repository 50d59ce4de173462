import { logGamma } from '../../lib/statistics/logGamma.ts';
import { noncentralityOfT } from '../../lib/statistics/noncentralT.ts';

export interface EffectSize {
  readonly cohenD: number;
  /** Null where one degree of freedom leaves nothing to correct by. */
  readonly hedgesG: number | null;
  /** Two-sided limits of g. */
  readonly hedgesLower: number | null;
  readonly hedgesUpper: number | null;
  /** Two-sided limits of the standardized difference. */
  readonly lower: number;
  readonly upper: number;
}

/** A difference in standard deviations with its t. */
export interface StandardizedDifference {
  readonly effect: number;
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  /** √(1/n1 + 1/n2), or 1/√n for one sample. */
  readonly scale: number;
  /** Above 0 and below 1. */
  readonly level: number;
}

/** Cohen's d, Hedges' g, and limits by the noncentral t distribution. Source: `hedges1981`. */
export function standardizedEffect(difference: StandardizedDifference): EffectSize {
  const { effect, statistic, degreesOfFreedom, scale, level } = difference;
  const limit = (probability: number) => scale * noncentralityOfT(statistic, degreesOfFreedom, probability);
  const [lower, upper] = [limit((1 + level) / 2), limit((1 - level) / 2)];
  const corrected = (value: number) => (degreesOfFreedom <= 1 ? null : value * smallSampleFactor(degreesOfFreedom));
  return {
    cohenD: effect,
    hedgesG: corrected(effect),
    hedgesLower: corrected(lower),
    hedgesUpper: corrected(upper),
    lower,
    upper,
  };
}

/** J = Γ(m/2)/(√(m/2)·Γ((m − 1)/2)), above 0 and below 1. Source: `hedges1981`. */
export function smallSampleFactor(degreesOfFreedom: number): number {
  const half = degreesOfFreedom / 2;
  return Math.exp(logGamma(half) - logGamma(half - 0.5)) / Math.sqrt(half);
}
