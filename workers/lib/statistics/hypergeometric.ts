/**
 * The hypergeometric distribution, of marked items in a draw without replacement, and the binomial one, by which it is
 * computed: successes in trials of one chance.
 */
import { betaTails, type Tails } from './incompleteBeta.ts';
import { devianceTerm, stirlingError } from './logGamma.ts';

/** An urn and a draw from it; all are whole numbers of 0 or more. */
export interface Draw {
  readonly marked: number;
  readonly unmarked: number;
  /** How many are drawn, at most all. */
  readonly drawn: number;
}

/** The smallest and the largest number of marked items that can be drawn. */
export function drawnLimits({ marked, unmarked, drawn }: Draw): readonly [least: number, most: number] {
  return [Math.max(0, drawn - unmarked), Math.min(drawn, marked)];
}

/** The chance that exactly k of the drawn items are marked. Source: `loader2000`. */
export function hypergeometricProbability(k: number, draw: Draw): number {
  const [least, most] = drawnLimits(draw);
  if (k < least || k > most) return 0;
  const { marked, unmarked, drawn } = draw;
  const all = marked + unmarked;
  if (drawn === 0 || drawn === all) return 1;
  const p = drawn / all;
  return (
    (binomialProbability(k, marked, p) * binomialProbability(drawn - k, unmarked, p)) /
    binomialProbability(drawn, all, p)
  );
}

/** The chance of k marked items or fewer, and of more than k. */
export function hypergeometricTails(k: number, draw: Draw): Tails {
  const [least, most] = drawnLimits(draw);
  if (k < least) return { lower: 0, upper: 1 };
  if (k >= most) return { lower: 1, upper: 0 };
  const mean = (draw.drawn * draw.marked) / (draw.marked + draw.unmarked);
  if (k < mean) {
    const lower = sumFrom(k, least, -1, draw);
    return { lower, upper: 1 - lower };
  }
  const upper = sumFrom(k + 1, most, 1, draw);
  return { lower: 1 - upper, upper };
}

/** Adds up the probabilities from one end of a tail to the other, by the ratio of neighbors. */
function sumFrom(start: number, end: number, step: 1 | -1, draw: Draw): number {
  const { marked, unmarked, drawn } = draw;
  let probability = hypergeometricProbability(start, draw);
  let sum = probability;
  for (let k = start; k !== end && probability > sum * 1e-18; k += step) {
    probability *=
      step === 1
        ? (((marked - k) / (k + 1)) * (drawn - k)) / (unmarked - drawn + k + 1)
        : ((k / (marked - k + 1)) * (unmarked - drawn + k)) / (drawn - k + 1);
    sum += probability;
  }
  return Math.min(1, sum);
}

/** The chance of exactly k successes in n trials of chance p each. Source: `loader2000`. */
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

/** The chance of k successes or fewer in n trials of chance p each, and of more than k. */
export function binomialTails(k: number, n: number, p: number): Tails {
  if (k < 0) return { lower: 0, upper: 1 };
  if (k >= n) return { lower: 1, upper: 0 };
  return betaTails(1 - p, p, n - k, k + 1);
}
