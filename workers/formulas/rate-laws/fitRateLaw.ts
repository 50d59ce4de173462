/** Rate laws fitted to velocities by unweighted least squares. */
import {
  levenbergMarquardt,
  type NonlinearModel,
  unscaledCovariance,
} from '../../lib/mathematics/levenbergMarquardt.ts';
import {
  type ConstantName,
  constantsOf,
  type InhibitionPoint,
  type RateLaw,
  velocityAt,
  velocityDerivatives,
} from './rateLaws.ts';

export interface RateLawFit {
  readonly law: RateLaw;
  /** In the order of `constantsOf`. */
  readonly constants: readonly number[];
  /** Asymptotic, from s²·(JᵀJ)⁻¹. */
  readonly standardErrors: readonly number[];
  readonly residualSumOfSquares: number;
  readonly degreesOfFreedom: number;
}

/** Factors of the first guess of every constant but Vmax and Km, from which the search starts. */
const GUESSES: Readonly<Record<ConstantName, readonly number[]>> = {
  vmax: [1.2],
  km: [0.5, 2],
  k05: [0.5, 2],
  kic: [0.2, 2],
  kiu: [0.2, 2],
  ki: [0.2, 2],
  kis: [0.5, 3],
  h: [0.7, 1.5, 3],
};
/** A concentration this many times beyond all measured ones cannot be told from 'no effect'. */
const BEYOND = 1e4;

/**
 * Fits a law to more points than it has constants.
 *
 * The search is in the logarithms of the constants, which keeps them above 0; standard errors are those of the constants
 * themselves.
 *
 * @param points with two or more substrate concentrations above 0, and an inhibitor above 0 where the law has one
 * @returns null where no start leads to a minimum, or where it lies so far beyond the concentrations that the law's further
 *   constant has no effect
 */
export function fitRateLaw(law: RateLaw, points: readonly InhibitionPoint[]): RateLawFit | null {
  const model = modelOf(law, points, true);
  const fits = startsOf(law, points).flatMap((start) => {
    const fit = levenbergMarquardt(model, start.map(Math.log));
    return fit === null ? [] : [fit];
  });
  const best = fits.reduce<(typeof fits)[number] | null>(
    (least, fit) => (least === null || fit.residualSumOfSquares < least.residualSumOfSquares ? fit : least),
    null,
  );
  if (best === null) return null;
  const constants = best.parameters.map(Math.exp);
  if (!areWithin(law, constants, points)) return null;
  const covariance = unscaledCovariance(modelOf(law, points, false), constants);
  if (covariance === null) return null;
  const degreesOfFreedom = points.length - constants.length;
  const variance = best.residualSumOfSquares / degreesOfFreedom;
  const standardErrors = constants.map((_, at) => Math.sqrt(variance * (covariance[at]?.[at] ?? 0)));
  const numbers = [...constants, ...standardErrors];
  if (!numbers.every(Number.isFinite)) return null;
  return { law, constants, standardErrors, residualSumOfSquares: best.residualSumOfSquares, degreesOfFreedom };
}

function modelOf(law: RateLaw, points: readonly InhibitionPoint[], isLogarithmic: boolean): NonlinearModel {
  const constantsAt = (parameters: readonly number[]) => (isLogarithmic ? parameters.map(Math.exp) : parameters);
  return {
    residualsAt: (parameters) => {
      const constants = constantsAt(parameters);
      return points.map((point) => point.velocity - velocityAt(law, constants, point));
    },
    derivativesAt: (parameters) => {
      const constants = constantsAt(parameters);
      return points.map((point) => {
        const row = velocityDerivatives(law, constants, point);
        return isLogarithmic ? row.map((slope, at) => slope * (constants[at] ?? 0)) : row;
      });
    },
  };
}

/** Every combination of the guesses. */
function startsOf(law: RateLaw, points: readonly InhibitionPoint[]): readonly (readonly number[])[] {
  const scales = scalesOf(points);
  return constantsOf(law).reduce<readonly (readonly number[])[]>(
    (starts, name) =>
      starts.flatMap((start) => GUESSES[name].map((factor) => [...start, factor * scaleFor(name, scales)])),
    [[]],
  );
}

interface Scales {
  readonly velocity: number;
  /** Concentration of the velocity nearest to half of the highest. */
  readonly half: number;
  readonly substrate: readonly [least: number, most: number];
  readonly inhibitor: readonly [least: number, most: number];
}

function scaleFor(name: ConstantName, { velocity, half, substrate, inhibitor }: Scales): number {
  switch (name) {
    case 'vmax':
      return velocity;
    case 'km':
    case 'k05':
      return half;
    case 'kis':
      return substrate[1];
    case 'h':
      return 1;
    default:
      return Math.sqrt(inhibitor[0] * inhibitor[1]);
  }
}

function scalesOf(points: readonly InhibitionPoint[]): Scales {
  const velocity = points.reduce((most, point) => Math.max(most, point.velocity), 0);
  const usable = points.filter(({ substrate }) => substrate > 0);
  const free = usable.filter(({ inhibitor }) => inhibitor === 0);
  const half = (free.length > 0 ? free : usable).reduce((best, point) =>
    Math.abs(point.velocity - velocity / 2) < Math.abs(best.velocity - velocity / 2) ? point : best,
  ).substrate;
  return {
    velocity,
    half,
    substrate: rangeOf(points.map(({ substrate }) => substrate)),
    inhibitor: rangeOf(points.map(({ inhibitor }) => inhibitor)),
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  const positive = values.filter((value) => value > 0);
  return positive.length === 0 ? [1, 1] : [Math.min(...positive), Math.max(...positive)];
}

/** No constant lies far beyond the concentrations that would have to show it. */
function areWithin(law: RateLaw, constants: readonly number[], points: readonly InhibitionPoint[]): boolean {
  const scales = scalesOf(points);
  return constantsOf(law).every((name, at) => {
    const value = constants[at] ?? 0;
    if (name === 'vmax') return value < BEYOND * scales.velocity;
    if (name === 'h') return value > 1 / BEYOND && value < BEYOND;
    const [least, most] = name === 'km' || name === 'k05' || name === 'kis' ? scales.substrate : scales.inhibitor;
    return value > least / BEYOND && value < most * BEYOND;
  });
}
