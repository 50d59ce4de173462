import { betaTails } from './incompleteBeta.ts';
import { type Tail, tailQuantile } from './tailQuantile.ts';

/** Logits of all doubles between 0 and 1. */
const LOGITS = [-745, 745] as const;

/**
 * The share with that probability in its tail of the beta distribution.
 *
 * @param probability above 0 and below 1
 * @param a shape above 0
 * @param b shape above 0
 */
export function betaQuantile(probability: number, a: number, b: number, tail: Tail = 'lower'): number {
  const share = (logit: number) => 1 / (1 + Math.exp(-logit));
  return share(tailQuantile((logit) => betaTails(share(logit), share(-logit), a, b), probability, tail, LOGITS));
}
