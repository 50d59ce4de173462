/** Pearson's chi-square and the G test: how far counts are from those expected. */
import { chiSquareTails } from './chiSquareDistribution.ts';

/** A statistic that follows chi-square, with the chance of at least as much. */
export interface ChiSquareStatistic {
  readonly statistic: number;
  readonly pValue: number;
}

/** Observed and expected count of one category or cell; expected is above 0. */
export interface Cell {
  readonly observed: number;
  readonly expected: number;
}

/** Σ (|O − E| − correction)²/E, without correction or with Yates' of at most ½. Source: `pearson1900`. */
export function pearsonTest(cells: readonly Cell[], freedom: number, correction = 0): ChiSquareStatistic {
  const statistic = cells.reduce((sum, { observed, expected }) => {
    const apart = Math.abs(observed - expected);
    return sum + (apart - Math.min(correction, apart)) ** 2 / expected;
  }, 0);
  return { statistic, pValue: chiSquareTails(statistic, freedom).upper };
}

/** 2 Σ O ln(O/E): the likelihood ratio. Empty cells add 0. Source: `agresti2002`. */
export function likelihoodRatioTest(cells: readonly Cell[], freedom: number): ChiSquareStatistic {
  const sum = cells.reduce(
    (total, { observed, expected }) => total + (observed === 0 ? 0 : observed * Math.log(observed / expected)),
    0,
  );
  const statistic = Math.max(0, 2 * sum);
  return { statistic, pValue: chiSquareTails(statistic, freedom).upper };
}
