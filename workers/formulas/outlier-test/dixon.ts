/** Dixon's ratios of the gap beside a suspect to the range, and their exact distribution for normal samples. */
import { brentRoot } from '../../lib/statistics/brentRoot.ts';
import type { Tails } from '../../lib/statistics/incompleteBeta.ts';
import { logGamma } from '../../lib/statistics/logGamma.ts';
import { normalDensity, normalTails } from '../../lib/statistics/normal.ts';

/** By what is left out: see `SHAPES`. */
export type DixonRatio = 'r10' | 'r11' | 'r21' | 'r22';

/** How many values next to the suspect are passed over, and how many at the other end are left out of the range. */
const SHAPES: Readonly<Record<DixonRatio, { readonly passed: number; readonly omitted: number }>> = {
  r10: { passed: 0, omitted: 0 },
  r11: { passed: 0, omitted: 1 },
  r21: { passed: 1, omitted: 1 },
  r22: { passed: 1, omitted: 2 },
};

/** The ratio for a sample of that size, 3 to 30. Source: `dixon1950`. */
export function dixonRatioFor(count: number): DixonRatio {
  if (count <= 7) return 'r10';
  if (count <= 10) return 'r11';
  return count <= 13 ? 'r21' : 'r22';
}

/** The ratio of the largest of the sorted values; 0 where the range is. */
export function dixonStatistic(sorted: readonly number[], ratio: DixonRatio): number {
  const { passed, omitted } = SHAPES[ratio];
  const largest = sorted.at(-1) ?? 0;
  const range = largest - (sorted[omitted] ?? 0);
  return range > 0 ? (largest - (sorted[sorted.length - 2 - passed] ?? 0)) / range : 0;
}

/** Standard deviations from the mean beyond which a normal density counts for nothing. */
const REACH = 9;

/**
 * The chance that the ratio of the largest value exceeds q: the density of the value at the other end and of the largest,
 * with the values between them in place, over both. Source: `mcbane2006`.
 *
 * @param count size of the sample, 3 to 30
 * @param q above 0 and below 1
 */
export function dixonTail(count: number, ratio: DixonRatio, q: number): number {
  const { passed, omitted } = SHAPES[ratio];
  const between = count - 2 - omitted;
  const ways = Math.exp(logGamma(count + 1) - logGamma(omitted + 1) - logGamma(between + 1));
  const inner = (a: number) => {
    const atA = normalTails(a);
    const below = atA.lower ** omitted;
    return integral(a, Math.max(REACH, a), (b) => {
      const atLimit = normalTails(b - q * (b - a));
      const within = share(atA, atLimit);
      const most = within ** between;
      const one = passed === 0 ? 0 : between * within ** (between - 1) * share(atLimit, normalTails(b));
      return normalDensity(b) * below * (most + one);
    });
  };
  return Math.min(1, ways * integral(-REACH, REACH, (a) => normalDensity(a) * inner(a)));
}

/** The ratio that is exceeded with that probability. */
export function dixonCriticalValue(count: number, ratio: DixonRatio, probability: number): number {
  const excess = (q: number) => Math.log(dixonTail(count, ratio, q)) - Math.log(probability);
  return brentRoot(excess, 1e-9, 1 - 1e-9, 1e-10);
}

/** The chance of a normal deviate between two places with these tails, without cancellation in the upper one. */
function share(from: Tails, to: Tails): number {
  return Math.max(from.upper < from.lower ? from.upper - to.upper : to.lower - from.lower, 0);
}

/** Each has the nodes of one rule. */
const PANELS = 12;
/** Newton's method ends long before; `gaussLegendre` needs it when the module is loaded. */
const MOST_STEPS = 50;
const RULE = gaussLegendre(8);

function integral(from: number, to: number, of: (x: number) => number): number {
  const half = (to - from) / PANELS / 2;
  let sum = 0;
  for (let panel = 0; panel < PANELS; panel += 1) {
    const middle = from + (2 * panel + 1) * half;
    for (const [at, node] of RULE.nodes.entries()) sum += (RULE.weights[at] ?? 0) * of(middle + half * node);
  }
  return sum * half;
}

/** Nodes from −1 to 1 and weights of Gauss's rule. */
interface GaussRule {
  readonly nodes: readonly number[];
  readonly weights: readonly number[];
}

/**
 * Gauss's rule with that many nodes, which is exact for polynomials up to twice that degree. Source: `abramowitzStegun`,
 * 25.4.29.
 */
export function gaussLegendre(count: number): GaussRule {
  const found = Array.from({ length: count }, (_, at) => {
    let x = Math.cos((Math.PI * (at + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      let [before, value] = [1, x];
      for (let degree = 2; degree <= count; degree += 1)
        [before, value] = [value, ((2 * degree - 1) * x * value - (degree - 1) * before) / degree];
      slope = (count * (x * value - before)) / (x * x - 1);
      const next = x - value / slope;
      if (Math.abs(next - x) < 1e-15) break;
      x = next;
    }
    return { node: x, weight: 2 / ((1 - x * x) * slope * slope) };
  });
  return { nodes: found.map(({ node }) => node), weights: found.map(({ weight }) => weight) };
}
