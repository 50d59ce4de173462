/**
 * What a sample of individuals says about its community: coverage, Hill numbers observed and asymptotic, and Chao1 with
 * its limits. Sources: `chaoJost2012`, `chaoEtAl2014`, `chao1984`; the number of unseen species by Chao1, S + f₀.
 */
import { normalQuantile } from '../statistics/normal.ts';

/** Hill numbers of the orders 0, 1 and 2. */
export interface HillNumbers {
  readonly q0: number;
  readonly q1: number;
  readonly q2: number;
}

/** A sample and the quantities that all its estimates use. */
export interface CommunitySample {
  /** Individuals of every species found, in the order entered; each above 0. */
  readonly counts: readonly number[];
  /** How many species have each count. */
  readonly kinds: readonly { readonly count: number; readonly species: number }[];
  readonly individuals: number;
  readonly singletons: number;
  readonly doubletons: number;
  /** Estimated number of species not found, f₀; not whole. */
  readonly unseen: number;
  /** A: one minus the share of singletons that a further individual would be new. */
  readonly decay: number;
  /** Σ x(x − 1) ÷ (n(n − 1)). */
  readonly sameChance: number;
}

/**
 * Returns what the estimates use of the counts of a sample.
 *
 * @param all counts with zeros, whole; at least two individuals
 */
export function communitySample(all: readonly number[]): CommunitySample {
  const counts = all.filter((count) => count > 0);
  const n = counts.reduce((sum, count) => sum + count, 0);
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  const [f1, f2] = [times.get(1) ?? 0, times.get(2) ?? 0];
  const unseen = ((n - 1) / n) * (f2 === 0 ? (f1 * (f1 - 1)) / 2 : (f1 * f1) / (2 * f2));
  return {
    counts,
    kinds: [...times].map(([count, species]) => ({ count, species })),
    individuals: n,
    singletons: f1,
    doubletons: f2,
    unseen,
    decay: f1 === 0 ? 1 : (n * unseen) / (n * unseen + f1),
    sameChance: counts.reduce((sum, x) => sum + (x / n) * ((x - 1) / (n - 1)), 0),
  };
}

/** The Hill numbers of the shares found. */
export function observedHillNumbers({ kinds, individuals }: CommunitySample): HillNumbers {
  const total = (of: (share: number) => number) =>
    kinds.reduce((sum, { count, species }) => sum + species * of(count / individuals), 0);
  return {
    q0: total(() => 1),
    q1: Math.exp(-total((share) => share * Math.log(share))),
    q2: 1 / total((share) => share * share),
  };
}

/** Those of the whole community; order 2 is null where no species has two individuals. */
export function asymptoticHillNumbers(sample: CommunitySample): { q0: number; q1: number; q2: number | null } {
  const { counts, kinds, individuals: n, unseen, sameChance } = sample;
  const known = kinds.reduce(
    (sum, { count, species }) => sum + species * (count / n) * (digamma(n) - digamma(count)),
    0,
  );
  return {
    q0: counts.length + unseen,
    q1: Math.exp(known + unseenEntropy(sample)),
    q2: sameChance === 0 ? null : 1 / sameChance,
  };
}

/** From here on the series of ψ has all digits of a double. */
const SERIES_FROM = 16;

/** ψ(x), the derivative of ln Γ, for x above 0. Source: `abramowitzStegun`, 6.3.5 and 6.3.18. */
export function digamma(x: number): number {
  let shifted = x;
  let below = 0;
  while (shifted < SERIES_FROM) {
    below += 1 / shifted;
    shifted += 1;
  }
  const square = shifted * shifted;
  const series = (1 / 12 - (1 / 120 - (1 / 252 - (1 / 240 - 1 / 132 / square) / square) / square) / square) / square;
  return Math.log(shifted) - 0.5 / shifted - series - below;
}

/** B = (f₁/n) Σ (1 − a)^(r−n+1)/r over r from n on, with the tail as a continued fraction of the incomplete beta. */
function unseenEntropy({ individuals: n, singletons: f1, doubletons: f2 }: CommunitySample): number {
  if (f1 === 0) return 0;
  const a = f2 === 0 ? 2 / ((n - 1) * (f1 - 1) + 2) : (2 * f2) / ((n - 1) * f1 + 2 * f2);
  return a === 1 ? 0 : (f1 / n) * tailSeries(n, 1 - a);
}

const MOST_STEPS = 100_000;
const TINY = 1e-300;

/** Σ t^(k+1)/(n + k) over k from 0 on, for t below 1. Source: `abramowitzStegun`, 26.5.8. */
function tailSeries(n: number, t: number): number {
  let c = 1;
  let d = 1 / (1 - (n * t) / (n + 1));
  let fraction = d;
  for (let m = 1; m < MOST_STEPS; m += 1) {
    const even = (-m * m * t) / ((n + 2 * m - 1) * (n + 2 * m));
    d = 1 / (1 + even * d || TINY);
    c = 1 + even / c || TINY;
    fraction *= c * d;
    const odd = (-(n + m) * (n + m) * t) / ((n + 2 * m) * (n + 2 * m + 1));
    d = 1 / (1 + odd * d || TINY);
    c = 1 + odd / c || TINY;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < Number.EPSILON) break;
  }
  return (t / n) * fraction;
}

/** Number of species of the community by Chao1, with its limits. */
export interface ChaoEstimate {
  readonly estimate: number;
  readonly standardError: number;
  readonly lower: number;
  readonly upper: number;
  /** Bias-corrected and without (n − 1)/n, as vegan's estimateR prints it. */
  readonly vegan: number;
}

/**
 * Estimates how many species the community has. Source: `chao1984`.
 *
 * @param level of confidence, above 0 and below 1
 */
export function chaoEstimate(sample: CommunitySample, level: number): ChaoEstimate {
  const { counts, singletons: f1, doubletons: f2, unseen } = sample;
  const z = normalQuantile((1 - level) / 2, 'upper');
  const species = counts.length;
  const estimate = species + unseen;
  const vegan = species + (f1 * (f1 - 1)) / (2 * (f2 + 1));
  if (unseen === 0) return { ...fullyFound(sample, z), vegan };
  const variance = varianceOfChao(sample, estimate);
  const factor = Math.exp(z * Math.sqrt(Math.log1p(variance / (unseen * unseen))));
  return {
    estimate,
    standardError: Math.sqrt(variance),
    lower: species + unseen / factor,
    upper: species + unseen * factor,
    vegan,
  };
}

function varianceOfChao({ individuals: n, singletons: f1, doubletons: f2 }: CommunitySample, estimate: number): number {
  const k = (n - 1) / n;
  if (f2 === 0)
    return (k * f1 * (f1 - 1)) / 2 + (k * k * f1 * (2 * f1 - 1) ** 2) / 4 - (k * k * f1 ** 4) / (4 * estimate);
  const ratio = f1 / f2;
  return f2 * ((k / 2) * ratio ** 2 + k * k * ratio ** 3 + (k * k * ratio ** 4) / 4);
}

/** No species is estimated to be missing. */
function fullyFound({ counts, kinds, individuals }: CommunitySample, z: number): Omit<ChaoEstimate, 'vegan'> {
  const estimate = counts.length;
  const total = (of: (count: number) => number) =>
    kinds.reduce((sum, { count, species }) => sum + species * of(count), 0);
  const missed = total((count) => Math.exp(-count));
  const variance = Math.max(
    0,
    missed - total((count) => Math.exp(-2 * count)) - total((count) => count * Math.exp(-count)) ** 2 / individuals,
  );
  const found = 1 - missed / estimate;
  const half = (z * Math.sqrt(variance)) / found;
  return {
    estimate,
    standardError: Math.sqrt(variance),
    lower: Math.max(estimate, estimate / found - half),
    upper: estimate / found + half,
  };
}
