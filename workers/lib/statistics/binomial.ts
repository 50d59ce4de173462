/** The binomial distribution: k successes in n trials of chance p each. */
import { betaTails, type Tails } from './incompleteBeta.ts';
import { devianceTerm, stirlingError } from './logGamma.ts';

/** The chance of exactly k successes. Source: `loader2000`. */
export function binomialProbability(k: number, n: number, p: number): number {
  if (k < 0 || k > n) return 0;
  if (k === 0) return p >= 1 ? Number(n === 0) : Math.exp(n * Math.log1p(-p));
  if (k === n) return p <= 0 ? 0 : Math.exp(n * Math.log(p));
  if (p <= 0 || p >= 1) return 0;
  const exponent =
    stirlingError(n) -
    stirlingError(k) -
    stirlingError(n - k) -
    devianceTerm(k, n * p) -
    devianceTerm(n - k, n * (1 - p));
  return Math.sqrt(n / (2 * Math.PI * k * (n - k))) * Math.exp(exponent);
}

/** The chance of k successes or fewer, and of more than k. */
export function binomialTails(k: number, n: number, p: number): Tails {
  if (k < 0) return { lower: 0, upper: 1 };
  if (k >= n) return { lower: 1, upper: 0 };
  return betaTails(1 - p, p, n - k, k + 1);
}
