import { normalQuantile, normalTails } from './normal.ts';
import { centralSum } from './sampleMoments.ts';

export interface ShapiroWilk {
  /** W, above 0 and at most 1. */
  readonly statistic: number;
  readonly pValue: number;
}

const MOST_VALUES = 5000;

/**
 * The test of Shapiro and Wilk for a normal distribution, by algorithm AS R94. Source: `royston1995`.
 *
 * @param sorted ascending
 * @returns null for fewer than 3 or more than 5000 values, and where all are equal
 */
export function shapiroWilk(sorted: readonly number[]): ShapiroWilk | null {
  const { length } = sorted;
  if (length < 3 || length > MOST_VALUES || sorted[0] === sorted.at(-1)) return null;
  const weights = weightsFor(length);
  // Divided by the range, so that no square overflows or vanishes.
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  if (!Number.isFinite(range)) return null;
  const scaled = sorted.map((value) => (value - (sorted[0] ?? 0)) / range);
  const spread = Math.sqrt(centralSum(scaled, 2));
  const contrast = weights.reduce(
    (sum, weight, at) => sum + weight * ((scaled[length - 1 - at] ?? 0) - (scaled[at] ?? 0)),
    0,
  );
  const size = Math.sqrt(2 * weights.reduce((sum, weight) => sum + weight * weight, 0)) * spread;
  // 1 − W as a product keeps its digits where W is close to 1.
  const rest = ((size - contrast) * (size + contrast)) / (size * size);
  const statistic = 1 - rest;
  return { statistic, pValue: pValueOf(statistic, rest, length) };
}

/** The weights of the differences between the largest and the smallest, the second largest and second smallest, … */
function weightsFor(length: number): readonly number[] {
  const half = length >> 1;
  if (length === 3) return [Math.SQRT1_2];
  const scores = Array.from({ length: half }, (_, at) => normalQuantile((at + 1 - 0.375) / (length + 0.25)));
  const squares = 2 * scores.reduce((sum, score) => sum + score * score, 0);
  const root = Math.sqrt(squares);
  const reciprocal = 1 / Math.sqrt(length);
  const [m1 = 0, m2 = 0] = scores;
  const first = polynomial(FIRST, reciprocal) - m1 / root;
  if (length <= 5) {
    const divisor = Math.sqrt((squares - 2 * m1 * m1) / (1 - 2 * first * first));
    return [first, ...scores.slice(1).map((score) => -score / divisor)];
  }
  const second = polynomial(SECOND, reciprocal) - m2 / root;
  const divisor = Math.sqrt((squares - 2 * m1 * m1 - 2 * m2 * m2) / (1 - 2 * first * first - 2 * second * second));
  return [first, second, ...scores.slice(2).map((score) => -score / divisor)];
}

function pValueOf(statistic: number, rest: number, length: number): number {
  if (length === 3) return Math.min(1, Math.max(0, (6 / Math.PI) * (Math.asin(Math.sqrt(statistic)) - Math.PI / 3)));
  const logarithm = Math.log(rest);
  if (length <= 11) {
    const limit = polynomial(LIMIT, length);
    if (logarithm >= limit) return 1e-99;
    const y = -Math.log(limit - logarithm);
    return normalTails((y - polynomial(SMALL_MEAN, length)) / Math.exp(polynomial(SMALL_SPREAD, length))).upper;
  }
  const size = Math.log(length);
  return normalTails((logarithm - polynomial(LARGE_MEAN, size)) / Math.exp(polynomial(LARGE_SPREAD, size))).upper;
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

const FIRST = [0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056];
const SECOND = [0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633];
const LIMIT = [-2.273, 0.459];
const SMALL_MEAN = [0.544, -0.39978, 0.025054, -6.714e-4];
const SMALL_SPREAD = [1.3822, -0.77857, 0.062767, -0.0020322];
const LARGE_MEAN = [-1.5861, -0.31082, -0.083751, 0.0038915];
const LARGE_SPREAD = [-0.4803, -0.082676, 0.0030302];
