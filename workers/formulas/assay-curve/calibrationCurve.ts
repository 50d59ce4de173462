/**
 * Calibration curves: a line, a parabola or a four-parameter logistic curve through standards by least squares, read backwards.
 *
 * Sources: `deLeanMunsonRodbard1978` (logistic), `marquardt1963`.
 */
import { inverseOfPositiveDefinite, solvePositiveDefinite } from '../../lib/mathematics/positiveDefinite.ts';
import { fitDoseResponse } from '../../lib/statistics/fitDoseResponse.ts';
import type { LinePoint } from '../../lib/statistics/lineFit.ts';
import {
  CURVE_PARAMETERS,
  type LogisticCurve,
  logisticAt,
  logisticDerivatives,
} from '../../lib/statistics/logisticCurve.ts';

export const CALIBRATION_MODELS = ['linear', 'quadratic', 'logistic'] as const;

export type CalibrationModel = (typeof CALIBRATION_MODELS)[number];

export interface CalibrationFit {
  readonly model: CalibrationModel;
  /** Intercept, slope and curvature; or bottom, top, Hill slope and log10 of the middle. */
  readonly parameters: readonly number[];
  /** In units of the residual variance. */
  readonly covariance: readonly (readonly number[])[];
  readonly residualSumOfSquares: number;
  readonly degreesOfFreedom: number;
}

/** How many parameters a model has. */
export const PARAMETER_COUNTS: Readonly<Record<CalibrationModel, number>> = { linear: 2, quadratic: 3, logistic: 4 };

/**
 * Fits a curve to more points than it has parameters.
 *
 * @param points x 0 or more, at as many different places as there are parameters
 * @returns null where the points do not determine it
 */
export function fitCalibration(model: CalibrationModel, points: readonly LinePoint[]): CalibrationFit | null {
  return model === 'logistic' ? logisticFit(points) : polynomialFit(model, points);
}

/** The height of the curve. */
export function calibratedHeight({ model, parameters }: CalibrationFit, x: number): number {
  if (model === 'logistic') return logisticAt(x, curveOf(parameters));
  return parameters.reduceRight((sum, parameter) => sum * x + parameter, 0);
}

/** Derivatives of the height by the parameters. */
function gradientAt({ model, parameters }: CalibrationFit, x: number): readonly number[] {
  if (model === 'logistic') return logisticDerivatives(x, curveOf(parameters));
  return parameters.map((_, power) => x ** power);
}

/** Derivative of the height by x. */
function steepnessAt({ model, parameters }: CalibrationFit, x: number): number {
  const [, slope = 0, curvature = 0] = parameters;
  if (model !== 'logistic') return slope + 2 * curvature * x;
  const [, , , byMiddle] = logisticDerivatives(x, curveOf(parameters));
  // The height depends on log10 x − log10 of the middle alone.
  return -byMiddle / (x * Math.LN10);
}

export interface CalibratedReading {
  readonly x: number;
  /** By the delta method: of the curve and of the mean of the readings. */
  readonly standardError: number;
}

/**
 * Reads x at the mean of m readings.
 *
 * @param from lowest and
 * @param to highest x of the standards: of two solutions the one nearest to their middle counts
 * @returns null where the curve does not reach the height
 */
export function readCalibration(
  fit: CalibrationFit,
  y: number,
  replicates: number,
  [from, to]: readonly [from: number, to: number],
): CalibratedReading | null {
  const x =
    fit.model === 'logistic' ? logisticPlace(curveOf(fit.parameters), y) : rootNear(fit.parameters, y, from, to);
  if (x === null || !Number.isFinite(x)) return null;
  const gradient = gradientAt(fit, x);
  const curve = gradient.reduce(
    (sum, one, i) => sum + gradient.reduce((inner, other, j) => inner + one * other * (fit.covariance[i]?.[j] ?? 0), 0),
    0,
  );
  const variance = (fit.residualSumOfSquares / fit.degreesOfFreedom) * (1 / replicates + curve);
  const standardError = Math.sqrt(variance) / Math.abs(steepnessAt(fit, x));
  return Number.isFinite(standardError) ? { x, standardError } : null;
}

/** Where intercept + slope·x + curvature·x² is y, on the branch of the standards. */
function rootNear(parameters: readonly number[], y: number, from: number, to: number): number | null {
  const [intercept = 0, slope = 0, curvature = 0] = parameters;
  if (curvature === 0) return slope === 0 ? null : (y - intercept) / slope;
  const discriminant = slope * slope - 4 * curvature * (intercept - y);
  if (discriminant < 0) return null;
  const half = -(slope + (slope < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  const roots = [half / curvature, (intercept - y) / half].filter(Number.isFinite);
  const middle = (from + to) / 2;
  return roots.reduce<number | null>(
    (best, root) => (best === null || Math.abs(root - middle) < Math.abs(best - middle) ? root : best),
    null,
  );
}

/** Null outside the plateaus. */
function logisticPlace({ bottom, top, hillSlope, logEc50 }: LogisticCurve, y: number): number | null {
  const share = (y - bottom) / (top - bottom);
  if (!(share > 0 && share < 1)) return null;
  return 10 ** (logEc50 + Math.log10(share / (1 - share)) / hillSlope);
}

function polynomialFit(model: 'linear' | 'quadratic', points: readonly LinePoint[]): CalibrationFit | null {
  const count = PARAMETER_COUNTS[model];
  // Scaled to 1, so that the powers of x are of one size.
  const scale = points.reduce((most, { x }) => Math.max(most, Math.abs(x)), 0);
  if (!(scale > 0)) return null;
  const rows = points.map(({ x }) => Array.from({ length: count }, (_, power) => (x / scale) ** power));
  const matrix = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_unused, j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
  );
  const residualsOf = (scaled: readonly number[]) =>
    points.map(({ y }, at) => y - scaled.reduce((sum, value, power) => sum + value * (rows[at]?.[power] ?? 0), 0));
  let scaled: readonly number[] = new Array<number>(count).fill(0);
  // The second round removes what rounding left of the first.
  for (let round = 0; round < 2; round += 1) {
    const residuals = residualsOf(scaled);
    const right = Array.from({ length: count }, (_, i) =>
      residuals.reduce((sum, residual, at) => sum + residual * (rows[at]?.[i] ?? 0), 0),
    );
    const step = solvePositiveDefinite(matrix, right);
    if (step === null) return null;
    scaled = scaled.map((value, at) => value + (step[at] ?? 0));
  }
  const inverse = inverseOfPositiveDefinite(matrix);
  if (inverse === null) return null;
  return {
    model,
    parameters: scaled.map((value, power) => value / scale ** power),
    covariance: inverse.map((row, i) => row.map((value, j) => value / scale ** (i + j))),
    residualSumOfSquares: residualsOf(scaled).reduce((sum, residual) => sum + residual ** 2, 0),
    degreesOfFreedom: points.length - count,
  };
}

function logisticFit(points: readonly LinePoint[]): CalibrationFit | null {
  const set = points.map(({ x, y }) => ({ dose: x, response: y }));
  const fit = fitDoseResponse([set], { fixed: {}, shared: [] });
  const [curve] = fit?.curves ?? [];
  if (fit === null || curve === undefined) return null;
  const place = (parameter: (typeof CURVE_PARAMETERS)[number]) => ({ curve: 0, parameter });
  return {
    model: 'logistic',
    parameters: CURVE_PARAMETERS.map((name) => curve[name]),
    covariance: CURVE_PARAMETERS.map((one) =>
      CURVE_PARAMETERS.map((other) => fit.covarianceOf(place(one), place(other)) ?? 0),
    ),
    residualSumOfSquares: fit.residualSumOfSquares,
    degreesOfFreedom: fit.degreesOfFreedom,
  };
}

function curveOf([bottom = 0, top = 0, hillSlope = 0, logEc50 = 0]: readonly number[]): LogisticCurve {
  return { bottom, top, hillSlope, logEc50 };
}
