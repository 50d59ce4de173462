/** Fisher's F distribution with any numbers of degrees of freedom above 0. Source: `abramowitzStegun`, 26.6. */
import { betaTails, type Tails } from './incompleteBeta.ts';
import { type Tail, tailQuantile } from './tailQuantile.ts';

const LOGARITHMS = [-745, 709] as const;

/** The chance of less and of more than f, which is 0 or more. */
export function fTails(f: number, numerator: number, denominator: number): Tails {
  const ratio = (numerator / denominator) * f;
  if (ratio > 1) {
    const share = 1 / ratio / (1 + 1 / ratio);
    const { lower, upper } = betaTails(share, 1 / (1 + 1 / ratio), denominator / 2, numerator / 2);
    return { lower: upper, upper: lower };
  }
  return betaTails(ratio / (1 + ratio), 1 / (1 + ratio), numerator / 2, denominator / 2);
}

/**
 * The value with that probability in its tail.
 *
 * @param probability above 0 and below 1
 */
export function fQuantile(probability: number, numerator: number, denominator: number, tail: Tail = 'lower'): number {
  return Math.exp(
    tailQuantile((logarithm) => fTails(Math.exp(logarithm), numerator, denominator), probability, tail, LOGARITHMS),
  );
}
