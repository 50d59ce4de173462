/** The least-squares line with the errors of its parameters, of its values, and of what is read from it backwards. */
import { centralSum, exactSum, hasSpread, meanOf } from './sampleMoments.ts';
import { tTwoSided } from './tDistribution.ts';

export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

export interface LineFit {
  readonly count: number;
  readonly slope: number;
  readonly slopeStandardError: number;
  /** 0 through the origin. */
  readonly intercept: number;
  /** Null through the origin. */
  readonly interceptStandardError: number | null;
  /** About 0 through the origin; null for data without spread. */
  readonly rSquared: number | null;
  readonly adjustedRSquared: number | null;
  /** s, in the unit of y. */
  readonly residualStandardError: number;
  readonly degreesOfFreedom: number;
  /** t of a slope of 0; null on an exact line and for data without spread. */
  readonly statistic: number | null;
  readonly pValue: number | null;
  /** Mean of x, 0 through the origin, and the sum of squared distances from it. */
  readonly center: number;
  readonly spread: number;
  /** Mean of y, 0 through the origin. */
  readonly height: number;
  /** 1/n, 0 through the origin. */
  readonly share: number;
}

/** Residuals below this share of the range of y are rounding errors. */
const EXACT = 1e-12;

/**
 * Fits a line to at least three points whose x differ (through the origin: not all x 0).
 *
 * @returns null where the x do not differ
 */
export function fitLineWithErrors(points: readonly LinePoint[], isThroughOrigin: boolean): LineFit | null {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const count = points.length;
  const [center, height] = isThroughOrigin ? [0, 0] : [meanOf(xs), meanOf(ys)];
  const spread = centralSum(xs, 2, center);
  if (!(spread > 0) || (!isThroughOrigin && !hasSpread(xs))) return null;
  const total = centralSum(ys, 2, height);
  const isFlat = isThroughOrigin ? ys.every((y) => y === 0) : !hasSpread(ys);
  const slope = isFlat ? 0 : exactSum(points.map(({ x, y }) => (x - center) * (y - height))) / spread;
  const intercept = isThroughOrigin ? 0 : height - slope * center;
  const degreesOfFreedom = count - (isThroughOrigin ? 1 : 2);
  // Distances from the center keep the digits that intercept + slope·x would lose.
  const squares = isFlat ? 0 : exactSum(points.map(({ x, y }) => (y - height - slope * (x - center)) ** 2));
  const range =
    ys.reduce((most, y) => Math.max(most, y), ys[0] ?? 0) - ys.reduce((least, y) => Math.min(least, y), ys[0] ?? 0);
  const residualStandardError = Math.sqrt(squares / degreesOfFreedom);
  const isExact =
    !isFlat && residualStandardError < EXACT * (isThroughOrigin ? Math.max(range, Math.abs(ys[0] ?? 0)) : range);
  const slopeStandardError = residualStandardError / Math.sqrt(spread);
  const rSquared = isFlat ? null : isExact ? 1 : 1 - squares / total;
  const statistic = isFlat || isExact ? null : slope / slopeStandardError;
  return {
    count,
    slope,
    slopeStandardError,
    intercept,
    interceptStandardError: isThroughOrigin
      ? null
      : residualStandardError * Math.sqrt(1 / count + (center * center) / spread),
    rSquared,
    adjustedRSquared:
      rSquared === null ? null : 1 - ((1 - rSquared) * (isThroughOrigin ? count : count - 1)) / degreesOfFreedom,
    residualStandardError,
    degreesOfFreedom,
    statistic,
    pValue: isFlat ? null : statistic === null ? 0 : tTwoSided(statistic, degreesOfFreedom),
    center,
    spread,
    height,
    share: isThroughOrigin ? 0 : 1 / count,
  };
}

/** The height of the line. */
export function heightAt({ height, slope, center }: LineFit, x: number): number {
  return height + slope * (x - center);
}

/** How strongly a point at x pulls the line, and the variance of its height in units of s². */
export function leverageAt({ share, center, spread }: LineFit, x: number): number {
  return share + (x - center) ** 2 / spread;
}

interface Limits {
  readonly lower: number;
  readonly upper: number;
}

/** What is read from the line at a height. */
export interface InverseReading {
  readonly x: number;
  readonly standardError: number;
  readonly lower: number;
  readonly upper: number;
  /** Fieller's limits; null where the slope is too uncertain for any. */
  readonly fieller: Limits | null;
}

/**
 * Reads x at the mean of m readings of y, with limits by the delta method and by Fieller's theorem. Source: `fieller1954`.
 *
 * @param t of the confidence level
 * @param fit its slope is not 0
 */
export function inverseReading(fit: LineFit, y: number, replicates: number, t: number): InverseReading {
  const { slope, center, height, share, spread, residualStandardError: s } = fit;
  const rise = y - height;
  const x = center + rise / slope;
  const scale = s / Math.abs(slope);
  const own = 1 / replicates + share;
  const far = (rise / slope) ** 2 / spread;
  const standardError = scale * Math.sqrt(own + far);
  const g = (t * scale) ** 2 / spread;
  const half = t * scale * Math.sqrt((1 - g) * own + far);
  return {
    x,
    standardError,
    lower: x - t * standardError,
    upper: x + t * standardError,
    fieller:
      g >= 1
        ? null
        : { lower: center + (rise / slope - half) / (1 - g), upper: center + (rise / slope + half) / (1 - g) },
  };
}
