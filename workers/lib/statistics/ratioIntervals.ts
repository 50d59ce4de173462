/** Ratios from a 2 × 2 table, with limits on their logarithm. */
import type { FourCounts } from './fisherExact.ts';
import { zOf } from './proportionIntervals.ts';

/** Null where it has no limit, or where a cell is empty that the limits need. */
export interface RatioEstimate {
  readonly estimate: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** ad/bc with Woolf's limits, exp(ln OR ∓ z·√(1/a + 1/b + 1/c + 1/d)). Source: `agresti2002`. */
export function oddsRatio([a, b, c, d]: FourCounts, level: number): RatioEstimate {
  return ratioEstimate(a * d, b * c, 1 / a + 1 / b + 1 / c + 1 / d, level);
}

/**
 * The first column's share in the first row over that in the second, with Katz's limits. Two likelihood ratios of a
 * diagnostic test are such ratios too. Source: `agresti2002`.
 */
export function relativeRisk([a, b, c, d]: FourCounts, level: number): RatioEstimate {
  return ratioEstimate(a / (a + b), c / (c + d), 1 / a - 1 / (a + b) + 1 / c - 1 / (c + d), level);
}

/** @param variance of the logarithm; infinite where a cell is empty */
function ratioEstimate(above: number, below: number, variance: number, level: number): RatioEstimate {
  if (below === 0) return { estimate: null, lower: null, upper: null };
  const estimate = above / below;
  if (!Number.isFinite(variance)) return { estimate, lower: null, upper: null };
  const factor = Math.exp(zOf(level) * Math.sqrt(Math.max(0, variance)));
  return { estimate, lower: estimate / factor, upper: estimate * factor };
}
