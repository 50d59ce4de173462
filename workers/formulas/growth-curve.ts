/**
 * Growth rate, doubling time and lag from a growth curve: the steepest straight stretch of ln N, and two sigmoid curves fitted
 * to ln N.
 *
 *   straight stretch: least squares of ln N on time over consecutive points, that with the largest slope µ;  doubling = ln 2/µ
 *   lag of the stretch: where its line meets ln N of the first time
 *   Gompertz: y = y₀ + A·exp(−exp(µe/A·(λ − t) + 1));  logistic: y = y₀ + A/(1 + exp(4µ/A·(λ − t) + 2));  y = ln N
 *
 * Sources: `monod1949`, `zwietering1990`. Refuses fewer than three points, sizes that are not above the background,
 * times that are all equal, and a culture that does not grow.
 */
import type { Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { numberLines } from '../lib/inputs/numberLines.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWholeWithin } from '../lib/inputs/wholeNumbers.ts';
import { levenbergMarquardt, type NonlinearModel, unscaledCovariance } from '../lib/mathematics/levenbergMarquardt.ts';
import { fitLineWithErrors } from '../lib/statistics/lineFit.ts';

export interface GrowthCurveInput {
  /** A line each: time and size, cells or optical density. */
  readonly data: string;
  readonly timeUnit: 'minutes' | 'hours';
  /** Taken off each size, 0 or more. Absent: 0. */
  readonly background?: number | undefined;
  /** Points of the straight stretch, 3 or more. */
  readonly window: number;
}

/** The steepest stretch, by its line. */
interface StraightStretch {
  readonly rate: number;
  readonly rateStandardError: number;
  readonly doublingTime: number;
  /** Time at which the line meets the first size; null where that is before the first time. */
  readonly lag: number | null;
  readonly rSquared: number | null;
  readonly from: number;
  readonly to: number;
}

type GrowthModel = 'gompertz' | 'logistic';

/** A sigmoid curve of the natural logarithm of the size. Source: `zwietering1990`. */
interface Sigmoid {
  /** Logarithm at the start. */
  readonly start: number;
  /** How far it rises. */
  readonly rise: number;
  /** Largest slope, per unit of time. */
  readonly rate: number;
  /** Where the tangent of the largest slope meets the start. */
  readonly lag: number;
}

interface FittedSigmoid extends Sigmoid {
  readonly standardErrors: Sigmoid;
  readonly residualSumOfSquares: number;
}

/** A curve fitted to the points. */
export interface GrowthModelFit extends FittedSigmoid {
  readonly model: GrowthModel;
  readonly doublingTime: number;
}

export interface GrowthCurveResult {
  readonly count: number;
  readonly stretch: StraightStretch;
  /** The better fit first; empty where no curve fits. */
  readonly models: readonly GrowthModelFit[];
  /** Sizes as measured, less the background. */
  readonly points: readonly { readonly time: number; readonly size: number }[];
  /** Sizes along the better curve; empty without one. */
  readonly curve: readonly { readonly time: number; readonly size: number }[];
}

/** A line of the data. */
interface GrowthPoint {
  readonly time: number;
  /** Natural logarithm of cells or optical density. */
  readonly size: number;
}

const TIME_UNITS: readonly GrowthCurveInput['timeUnit'][] = ['minutes', 'hours'];
const MOST_POINTS = 2000;
const CURVE_STEPS = 80;

declare module '../contract.ts' {
  interface FormulaTypes {
    'growth-curve': FormulaType<GrowthCurveInput, GrowthCurveResult>;
  }
}

export default {
  id: 'growth-curve',

  validate({ data: typed, timeUnit, background, window }) {
    const data = textOf(typed);
    if (data.trim() === '') return refuse(REQUIRED, 'data');
    if (timeUnit === '' || !TIME_UNITS.includes(timeUnit)) return refuse(REQUIRED, 'timeUnit');
    if (window === null) return refuse(REQUIRED, 'window');
    const off = background ?? 0;
    if (!(off >= 0 && off < Number.POSITIVE_INFINITY)) return refuse('Background must be 0 or more', 'background');
    const read = pointsIn(data, off);
    if (!read.ok) return read;
    const { length } = read.input;
    if (!isWholeWithin(window, 3, length))
      return refuse(`Points of the stretch: whole, from 3 to the ${length} points`, 'window');
    if (steepestStretch(read.input, window) === null)
      return refuse('The culture does not grow: no stretch rises', 'data');
    return accept({ data, timeUnit, window, ...(off === 0 ? {} : { background: off }) });
  },

  compute({ data, background = 0, window }) {
    const read = pointsIn(data, background);
    const stretch = read.ok ? steepestStretch(read.input, window) : null;
    if (!read.ok || stretch === null) throw new Error('A validated curve can be read');
    const points = read.input;
    const models = (['gompertz', 'logistic'] as const)
      .flatMap((model) => modelFit(points, model, stretch) ?? [])
      .sort((one, other) => one.residualSumOfSquares - other.residualSumOfSquares);
    const [best] = models;
    const [first, last] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0];
    return {
      count: points.length,
      stretch,
      models,
      points: points.map(({ time, size }) => ({ time, size: Math.exp(size) })),
      curve:
        best === undefined
          ? []
          : Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
              const time = first + ((last - first) * step) / CURVE_STEPS;
              return { time, size: Math.exp(growthAt(time, best, best.model)) };
            }),
    };
  },
} satisfies Formula<'growth-curve'>;

function pointsIn(data: string, background: number): Verdict<readonly GrowthPoint[]> {
  const [head = '', ...rest] = data.trimStart().split('\n');
  // A line of names has no digit at the start of a cell.
  const hasNames = !/(?:^|[\s,;])[-+.]?\d/.test(head);
  const read = numberLines(hasNames ? ['', ...rest].join('\n') : data, 'point', { path: 'data', name: 'Growth curve' });
  if (!read.ok) return read;
  const points: GrowthPoint[] = [];
  for (const { line, values } of read.input) {
    const [time, size] = values;
    if (time === undefined || size === undefined || values.length > 2)
      return refuse(`Line ${line}: a time and a size are needed`, 'data');
    if (!(size - background > 0))
      return refuse(`Line ${line}: the size must be above 0 and above the background`, 'data');
    points.push({ time, size: Math.log(size - background) });
  }
  if (points.length < 3) return refuse('At least three points are needed', 'data');
  if (points.length > MOST_POINTS) return refuse(`At most ${MOST_POINTS} points can be fitted`, 'data');
  return accept(points.toSorted((one, other) => one.time - other.time));
}

function steepestStretch(points: readonly GrowthPoint[], window: number): StraightStretch | null {
  let best: StraightStretch | null = null;
  const [firstTime, start] = [points[0]?.time ?? 0, points[0]?.size ?? 0];
  for (let at = 0; at + window <= points.length; at += 1) {
    const chosen = points.slice(at, at + window);
    const line = fitLineWithErrors(
      chosen.map(({ time, size }) => ({ x: time, y: size })),
      false,
    );
    if (line === null || !(line.slope > 0) || line.slope <= (best?.rate ?? 0)) continue;
    const lag = (start - line.intercept) / line.slope;
    const doublingTime = Math.LN2 / line.slope;
    if (!Number.isFinite(doublingTime) || !Number.isFinite(lag)) continue;
    best = {
      rate: line.slope,
      rateStandardError: line.slopeStandardError,
      doublingTime,
      lag: lag < firstTime ? null : lag,
      rSquared: line.rSquared,
      from: chosen[0]?.time ?? 0,
      to: chosen.at(-1)?.time ?? 0,
    };
  }
  return best;
}

function modelFit(points: readonly GrowthPoint[], model: GrowthModel, stretch: StraightStretch): GrowthModelFit | null {
  const sizes = points.map(({ size }) => size);
  const start = sizes[0] ?? 0;
  const rise = Math.max(...sizes) - Math.min(...sizes);
  const lag = stretch.lag ?? points[0]?.time ?? 0;
  const fit = fitGrowth(points, model, { start, rise, rate: stretch.rate, lag });
  if (fit === null) return null;
  return { ...fit, model, doublingTime: Math.LN2 / fit.rate };
}

const PARAMETERS = 4;
/** Starts of the search: shares of the guessed rate. */
const STARTS = [1, 0.7, 1.5, 0.4];

/**
 * Least squares of the logarithms.
 *
 * @param guess where the search begins
 * @returns null for fewer than five points, and where no curve fits
 */
export function fitGrowth(points: readonly GrowthPoint[], model: GrowthModel, guess: Sigmoid): FittedSigmoid | null {
  if (points.length <= PARAMETERS) return null;
  const fitted: NonlinearModel = {
    residualsAt: (parameters) => points.map(({ time, size }) => size - growthAt(time, sigmoidOf(parameters), model)),
    derivativesAt: (parameters) => points.map(({ time }) => derivativesAt(time, sigmoidOf(parameters), model)),
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
    ...sigmoidOf(best.parameters),
    standardErrors: sigmoidOf(errors),
    residualSumOfSquares: best.residualSumOfSquares,
  };
}

/** The curve of the parameters of a search. */
function sigmoidOf([start = 0, rise = 0, rate = 0, lag = 0]: readonly number[]): Sigmoid {
  return { start, rise, rate, lag };
}

/** The logarithm of the size at a time. */
export function growthAt(time: number, { start, rise, rate, lag }: Sigmoid, model: GrowthModel): number {
  return start + rise * shareAt(time, { rise, rate, lag }, model).share;
}

/** Derivatives of the curve by start, rise, rate and lag. */
function derivativesAt(time: number, curve: Sigmoid, model: GrowthModel): readonly number[] {
  const { rise, rate, lag } = curve;
  const { share, slope, steepness } = shareAt(time, curve, model);
  const early = lag - time;
  return [1, share - (slope * steepness * rate * early) / rise, slope * steepness * early, slope * steepness * rate];
}

/** How far the curve has risen, 0 to 1, and its derivative by the exponent u. */
function shareAt(time: number, { rise, rate, lag }: Omit<Sigmoid, 'start'>, model: GrowthModel) {
  if (model === 'gompertz') {
    const u = ((rate * Math.E) / rise) * (lag - time) + 1;
    return { share: Math.exp(-Math.exp(u)), slope: -Math.exp(u - Math.exp(u)), steepness: Math.E };
  }
  const u = ((4 * rate) / rise) * (lag - time) + 2;
  const share = 1 / (1 + Math.exp(u));
  return { share, slope: -share * (1 - share), steepness: 4 };
}
