/**
 * Confidence intervals of a proportion, as shares from 0 to 1, and of the difference of two; and the quantiles of the beta
 * distribution, which some of them are.
 */
import { betaTails } from './incompleteBeta.ts';
import { normalQuantile } from './normal.ts';
import { type Tail, tailQuantile } from './tailQuantile.ts';

/** Limits of a share, or of the difference of two. */
export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/** The z beyond which half of the rest of a confidence level lies: 1.96 for 0.95. */
export function zOf(level: number): number {
  return normalQuantile((1 - level) / 2, 'upper');
}

/** The score interval, without continuity correction. Source: `wilson1927`. */
export function wilsonInterval(successes: number, trials: number, level: number): Interval {
  const z = zOf(level);
  const share = successes / trials;
  const square = (z * z) / trials;
  const middle = share + square / 2;
  const half = z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return {
    lower: successes === 0 ? 0 : Math.max(0, (middle - half) / (1 + square)),
    upper: successes === trials ? 1 : Math.min(1, (middle + half) / (1 + square)),
  };
}

/** The exact interval. Source: `clopperPearson1934`. */
export function clopperPearsonInterval(successes: number, trials: number, level: number): Interval {
  const tail = (1 - level) / 2;
  return {
    lower: successes === 0 ? 0 : betaQuantile(tail, successes, trials - successes + 1),
    upper: successes === trials ? 1 : betaQuantile(tail, successes + 1, trials - successes, 'upper'),
  };
}

/** The simple interval about a share with z² trials more. Source: `brownCaiDasGupta2001`. */
export function agrestiCoullInterval(successes: number, trials: number, level: number): Interval {
  const z = zOf(level);
  const more = trials + z * z;
  const share = (successes + (z * z) / 2) / more;
  const half = z * Math.sqrt((share * (1 - share)) / more);
  return clamped(share - half, share + half);
}

/** The Bayesian interval of Jeffreys’ prior. Source: `brownCaiDasGupta2001`. */
export function jeffreysInterval(successes: number, trials: number, level: number): Interval {
  const tail = (1 - level) / 2;
  const [a, b] = [successes + 0.5, trials - successes + 0.5];
  return {
    lower: successes === 0 ? 0 : betaQuantile(tail, a, b),
    upper: successes === trials ? 1 : betaQuantile(tail, a, b, 'upper'),
  };
}

/** The interval of most school books; too narrow near 0 and 1. */
export function waldInterval(successes: number, trials: number, level: number): Interval {
  const share = successes / trials;
  const half = zOf(level) * Math.sqrt((share * (1 - share)) / trials);
  return clamped(share - half, share + half);
}

/** Successes and trials of one group. */
interface Sample {
  readonly successes: number;
  readonly trials: number;
}

/** The interval of the first share minus the second from two score intervals. Source: `newcombe1998`, method 10. */
export function newcombeInterval(first: Sample, second: Sample, level: number): Interval {
  const [p1, p2] = [first.successes / first.trials, second.successes / second.trials];
  const one = wilsonInterval(first.successes, first.trials, level);
  const two = wilsonInterval(second.successes, second.trials, level);
  const difference = p1 - p2;
  return clamped(
    difference - Math.hypot(p1 - one.lower, two.upper - p2),
    difference + Math.hypot(one.upper - p1, p2 - two.lower),
    -1,
  );
}

/** The simple interval of a difference. */
export function waldDifference(first: Sample, second: Sample, level: number): Interval {
  const [p1, p2] = [first.successes / first.trials, second.successes / second.trials];
  const half = zOf(level) * Math.sqrt((p1 * (1 - p1)) / first.trials + (p2 * (1 - p2)) / second.trials);
  return clamped(p1 - p2 - half, p1 - p2 + half, -1);
}

/** The simple interval with one success and one failure more in each group (Agresti and Caffo). */
export function agrestiCaffoInterval(first: Sample, second: Sample, level: number): Interval {
  const more = ({ successes, trials }: Sample): Sample => ({ successes: successes + 1, trials: trials + 2 });
  return waldDifference(more(first), more(second), level);
}

function clamped(lower: number, upper: number, least = 0): Interval {
  return { lower: Math.min(Math.max(lower, least), 1), upper: Math.min(Math.max(upper, least), 1) };
}

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
