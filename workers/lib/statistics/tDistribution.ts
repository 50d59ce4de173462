/** Student's t distribution with any number of degrees of freedom above 0. Source: `abramowitzStegun`, 26.7. */
import { betaTails, type Tails } from './incompleteBeta.ts';
import { type Tail, tailQuantile } from './tailQuantile.ts';

/** Logarithms of all doubles above 0. */
const LOGARITHMS = [-745, 709] as const;

/** The chance of less and of more than t. */
export function tTails(t: number, freedom: number): Tails {
  const beyond = tTwoSided(t, freedom) / 2;
  return t > 0 ? { lower: 1 - beyond, upper: beyond } : { lower: beyond, upper: 1 - beyond };
}

/** The chance of a value at least as far from 0 as t. */
export function tTwoSided(t: number, freedom: number): number {
  // The larger of the two is divided out, so that no square overflows.
  const size = Math.abs(t) / Math.sqrt(freedom);
  const square = size * size;
  if (square === Number.POSITIVE_INFINITY) return betaTails(1 / size / size, 1, freedom / 2, 0.5).lower;
  return betaTails(1 / (1 + square), square / (1 + square), freedom / 2, 0.5).lower;
}

/**
 * The value with that probability in its tail.
 *
 * @param probability above 0 and below 1
 */
export function tQuantile(probability: number, freedom: number, tail: Tail = 'lower'): number {
  if (probability === 0.5) return 0;
  const isPositive = (tail === 'upper') === probability < 0.5;
  const small = Math.min(probability, 1 - probability);
  const size = Math.exp(tailQuantile((logarithm) => tTails(Math.exp(logarithm), freedom), small, 'upper', LOGARITHMS));
  return isPositive ? size : -size;
}

/**
 * The t for which that share of the distribution lies within ±t: 12.706 for 0.95 and 1 degree of freedom.
 *
 * @param share above 0 and below 1
 */
export function tWithin(share: number, freedom: number): number {
  return tQuantile((1 - share) / 2, freedom, 'upper');
}
