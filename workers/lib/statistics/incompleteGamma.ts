/** Both tails of the gamma distribution, on which chi-square and Poisson rest. */
import type { Tails } from './incompleteBeta.ts';
import { devianceTerm, stirlingError } from './logGamma.ts';

const TINY = 1e-300;
const MOST_STEPS = 200_000;

/**
 * The chance that a gamma variable of scale 1 is below and above x: the power series below the mean, the continued
 * fraction above it. Source: `abramowitzStegun`, 6.5.29 and 6.5.31; the factor in front as in `loader2000`.
 *
 * @param shape above 0
 * @param x 0 or more
 */
export function gammaTails(shape: number, x: number): Tails {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (x === Number.POSITIVE_INFINITY) return { lower: 1, upper: 0 };
  const power = gammaPower(shape, x);
  if (x < shape + 1) {
    const lower = Math.min(1, power * series(shape, x));
    return { lower, upper: 1 - lower };
  }
  const upper = Math.min(1, power * shape * continuedFraction(shape, x));
  return { lower: 1 - upper, upper };
}

/** x^shape · e^(−x) ÷ Γ(shape + 1). */
function gammaPower(shape: number, x: number): number {
  return Math.exp(-stirlingError(shape) - devianceTerm(shape, x)) / Math.sqrt(2 * Math.PI * shape);
}

function series(shape: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < MOST_STEPS && term > sum * (Number.EPSILON / 4); n += 1) {
    term *= x / (shape + n);
    sum += term;
  }
  return sum;
}

function continuedFraction(shape: number, x: number): number {
  let b = x + 1 - shape;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MOST_STEPS; n += 1) {
    const a = -n * (n - shape);
    b += 2;
    d = a * d + b;
    if (Math.abs(d) < TINY) d = TINY;
    c = b + a / c;
    if (Math.abs(c) < TINY) c = TINY;
    d = 1 / d;
    const factor = d * c;
    fraction *= factor;
    if (Math.abs(factor - 1) < Number.EPSILON) break;
  }
  return fraction;
}
