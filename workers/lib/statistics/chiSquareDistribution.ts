/** The chi-square distribution with any number of degrees of freedom above 0. Source: `abramowitzStegun`, 26.4. */
import type { Tails } from './incompleteBeta.ts';
import { gammaTails } from './incompleteGamma.ts';
import { type Tail, tailQuantile } from './tailQuantile.ts';

const LOGARITHMS = [-745, 709] as const;

/** The chance of less and of more than x, which is 0 or more. */
export function chiSquareTails(x: number, freedom: number): Tails {
  return gammaTails(freedom / 2, x / 2);
}

/**
 * The value with that probability in its tail.
 *
 * @param probability above 0 and below 1
 */
export function chiSquareQuantile(probability: number, freedom: number, tail: Tail = 'lower'): number {
  return Math.exp(
    tailQuantile((logarithm) => chiSquareTails(Math.exp(logarithm), freedom), probability, tail, LOGARITHMS),
  );
}
