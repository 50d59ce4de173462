/**
 * A species with `own` of `all` individuals when `drawn` of them are drawn without replacement; all whole. By ratios of
 * neighboring terms, without factorials, which have no digits left for large samples.
 */

/** Products of at most so many factors are multiplied out. */
const MOST_FACTORS = 2000;
/** e to minus this is nothing beside 1. */
const NOTHING = 50;
/** From this expected number on, two terms of the Taylor series have every digit that is used. */
const MANY = 1e5;
const LEAST_TERM = 1e-18;

/** The chance that none of its individuals is drawn: C(all − own, drawn) ÷ C(all, drawn). */
export function missedChance(all: number, own: number, drawn: number): number {
  const [fewer, more] = own < drawn ? [own, drawn] : [drawn, own];
  if (fewer + more > all) return 0;
  if ((fewer / all) * more > NOTHING) return 0;
  if (fewer > MOST_FACTORS) return Math.exp(logarithmOfProduct(all, fewer, more));
  let chance = 1;
  for (let at = 0; at < fewer; at += 1) chance *= 1 - more / (all - at);
  return chance;
}

/** Σ ln(1 − more/(all − i)) for i from 0 to fewer − 1: Simpson's rule about the middles, with the Euler–Maclaurin term. */
function logarithmOfProduct(all: number, fewer: number, more: number): number {
  const term = (at: number) => Math.log1p(-more / (all - at));
  const slope = (at: number) => -more / ((all - at) * (all - at - more));
  const [from, to] = [-0.5, fewer - 0.5];
  const steps = 64;
  let sum = term(from) + term(to);
  for (let at = 1; at < steps; at += 1) sum += (at % 2 === 0 ? 2 : 4) * term(from + ((to - from) * at) / steps);
  return (sum * (to - from)) / steps / 3 - (slope(to) - slope(from)) / 24;
}

/** The mean of −(k/drawn) ln(k/drawn), k the number of its individuals drawn. */
export function expectedEntropyTerm(all: number, own: number, drawn: number): number {
  const share = own / all;
  const mean = drawn * share;
  if (mean > MANY) {
    const variance = all === 1 ? 0 : (mean * (1 - share) * (all - drawn)) / (all - 1);
    return -share * Math.log(share) - variance / (2 * drawn * mean);
  }
  const least = Math.max(0, drawn + own - all);
  const most = Math.min(own, drawn);
  const mode = Math.min(most, Math.max(least, Math.floor(((drawn + 1) * (own + 1)) / (all + 2))));
  const up = (k: number) => ((own - k) / (k + 1)) * ((drawn - k) / (all - own - drawn + k + 1));
  const entropy = (k: number) => (k === 0 ? 0 : -(k / drawn) * Math.log(k / drawn));
  let total = 1;
  let sum = entropy(mode);
  for (let k = mode, weight = 1; k < most && weight > LEAST_TERM; k += 1) {
    weight *= up(k);
    total += weight;
    sum += weight * entropy(k + 1);
  }
  for (let k = mode, weight = 1; k > least && weight > LEAST_TERM; k -= 1) {
    weight /= up(k - 1);
    total += weight;
    sum += weight * entropy(k - 1);
  }
  return sum / total;
}
