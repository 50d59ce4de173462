/**
 * Sigmoid curves of a growing culture, in natural logarithms of its size. Source: `zwietering1990`.
 *
 *   Gompertz: y = y₀ + A·exp(−exp(µe/A·(λ − t) + 1));  logistic: y = y₀ + A/(1 + exp(4µ/A·(λ − t) + 2))
 */
import { levenbergMarquardt, type NonlinearModel, unscaledCovariance } from '../mathematics/levenbergMarquardt.ts';

export type GrowthModel = 'gompertz' | 'logistic';

export interface GrowthCurve {
  /** Logarithm at the start. */
  readonly start: number;
  /** How far it rises. */
  readonly rise: number;
  /** Largest slope, per unit of time. */
  readonly rate: number;
  /** Where the tangent of the largest slope meets the start. */
  readonly lag: number;
}

export interface FittedGrowth extends GrowthCurve {
  readonly standardErrors: GrowthCurve;
  readonly residualSumOfSquares: number;
}

export interface GrowthPoint {
  readonly time: number;
  /** Natural logarithm of cells or optical density. */
  readonly size: number;
}

const PARAMETERS = 4;
/** Starts of the search: shares of the guessed rate. */
const STARTS = [1, 0.7, 1.5, 0.4];

/** The logarithm of the size at a time. */
export function growthAt(time: number, { start, rise, rate, lag }: GrowthCurve, model: GrowthModel): number {
  return start + rise * shareAt(time, { rise, rate, lag }, model).share;
}

/** How far the curve has risen, 0 to 1, and its derivative by the exponent u. */
function shareAt(time: number, { rise, rate, lag }: Omit<GrowthCurve, 'start'>, model: GrowthModel) {
  if (model === 'gompertz') {
    const u = ((rate * Math.E) / rise) * (lag - time) + 1;
    return { share: Math.exp(-Math.exp(u)), slope: -Math.exp(u - Math.exp(u)), steepness: Math.E };
  }
  const u = ((4 * rate) / rise) * (lag - time) + 2;
  const share = 1 / (1 + Math.exp(u));
  return { share, slope: -share * (1 - share), steepness: 4 };
}

function curveOf([start = 0, rise = 0, rate = 0, lag = 0]: readonly number[]): GrowthCurve {
  return { start, rise, rate, lag };
}

/** Derivatives of the curve by start, rise, rate and lag. */
function derivativesAt(time: number, curve: GrowthCurve, model: GrowthModel): readonly number[] {
  const { rise, rate, lag } = curve;
  const { share, slope, steepness } = shareAt(time, curve, model);
  const early = lag - time;
  return [1, share - (slope * steepness * rate * early) / rise, slope * steepness * early, slope * steepness * rate];
}

/**
 * Least squares of the logarithms.
 *
 * @param guess where the search begins
 * @returns null for fewer than five points, and where no curve fits
 */
export function fitGrowth(points: readonly GrowthPoint[], model: GrowthModel, guess: GrowthCurve): FittedGrowth | null {
  if (points.length <= PARAMETERS) return null;
  const fitted: NonlinearModel = {
    residualsAt: (parameters) => points.map(({ time, size }) => size - growthAt(time, curveOf(parameters), model)),
    derivativesAt: (parameters) => points.map(({ time }) => derivativesAt(time, curveOf(parameters), model)),
  };
  const fits = STARTS.flatMap(
    (share) => levenbergMarquardt(fitted, [guess.start, guess.rise, guess.rate * share, guess.lag]) ?? [],
  ).filter(({ parameters: [, rise = 0, rate = 0] }) => rise > 0 && rate > 0);
  const [best] = fits.toSorted((one, other) => one.residualSumOfSquares - other.residualSumOfSquares);
  if (best === undefined) return null;
  const covariance = unscaledCovariance(fitted, best.parameters);
  if (covariance === null) return null;
  const variance = best.residualSumOfSquares / (points.length - PARAMETERS);
  const errors = covariance.map((row, at) => Math.sqrt(Math.max(0, variance * (row[at] ?? 0))));
  return {
    ...curveOf(best.parameters),
    standardErrors: curveOf(errors),
    residualSumOfSquares: best.residualSumOfSquares,
  };
}
