/** Both tails of the beta distribution, on which those of t, F and the binomial rest. */
import { devianceTerm, stirlingError } from './logGamma.ts';

/** Both tails of a distribution at one value. They add up to 1; the smaller one has all its digits. */
export interface Tails {
  readonly lower: number;
  readonly upper: number;
}

/** Smallest denominator of the continued fraction. */
const TINY = 1e-300;
/** Far more steps than parameters of a billion take. */
const MOST_STEPS = 200_000;

/**
 * The chance that a beta variable is below and above x, by the continued fraction of `didonatoMorris1992`. The power in
 * front of it is computed as in `loader2000`.
 *
 * @param x from 0 to 1
 * @param y 1 − x, given apart because it may be too small to be seen in x
 * @param a shape above 0
 * @param b shape above 0
 */
export function betaTails(x: number, y: number, a: number, b: number): Tails {
  // Of variances beyond all numbers: without this, all steps of the fraction would be taken, at each step of a search.
  if (Number.isNaN(x + y + a + b)) return { lower: Number.NaN, upper: Number.NaN };
  if (x <= 0) return { lower: 0, upper: 1 };
  if (y <= 0) return { lower: 1, upper: 0 };
  if (x * (a + b + 2) < a + 1) {
    const lower = Math.min(1, betaPower(x, y, a, b) * continuedFraction(x, y, a, b));
    return { lower, upper: 1 - lower };
  }
  const upper = Math.min(1, betaPower(x, y, a, b) * continuedFraction(y, x, b, a));
  return { lower: 1 - upper, upper };
}

/** x^a · y^b ÷ B(a, b), where x + y = 1. */
export function betaPower(x: number, y: number, a: number, b: number): number {
  const total = a + b;
  const exponent =
    stirlingError(total) -
    stirlingError(a) -
    stirlingError(b) -
    devianceTerm(a, total * x) -
    devianceTerm(b, total * y);
  return Math.sqrt(((a / total) * b) / (2 * Math.PI)) * Math.exp(exponent);
}

/** I_x(a, b) ÷ betaPower, by Lentz's method on the even part of the fraction, which converges fast up to the mean. */
function continuedFraction(x: number, y: number, a: number, b: number): number {
  const denominator = (n: number) =>
    n + (n * (b - n) * x) / (a + 2 * n - 1 || 1) + ((a + n) / (a + 2 * n + 1)) * (a * y - b * x + 1 + n * (1 + y));
  let fraction = denominator(0);
  let c = fraction;
  let d = 0;
  for (let n = 1; n < MOST_STEPS; n += 1) {
    const middle = a + 2 * n - 1;
    const numerator = ((n * (a + n - 1)) / middle) * ((a + b + n - 1) / middle) * (b - n) * x * x;
    d = denominator(n) + numerator * d;
    if (Math.abs(d) < TINY) d = TINY;
    c = denominator(n) + numerator / c;
    if (Math.abs(c) < TINY) c = TINY;
    d = 1 / d;
    const factor = c * d;
    fraction *= factor;
    if (Math.abs(factor - 1) < Number.EPSILON) break;
  }
  return 1 / fraction;
}
