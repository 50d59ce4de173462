/** What is said of a fitted dose-response curve: errors, intervals, doses of given effects, and points to draw. */
import type { DosePoint, DoseResponseFit } from '../../lib/statistics/fitDoseResponse.ts';
import {
  type CURVE_PARAMETERS,
  effectiveDose,
  type LogisticCurve,
  logisticAt,
} from '../../lib/statistics/logisticCurve.ts';
import { meanOf } from '../../lib/statistics/sampleMoments.ts';
import { tWithin } from '../../lib/statistics/tDistribution.ts';

interface Limits {
  readonly lower: number;
  readonly upper: number;
}

export interface FittedCurve extends LogisticCurve {
  readonly name: string;
  readonly count: number;
  readonly ec50: number;
  /** From the interval of its logarithm; an upper limit beyond all numbers is null. */
  readonly ec50Interval: { readonly lower: number; readonly upper: number | null };
  /** Null where the parameter is fixed, as is its standard error. */
  readonly bottomInterval: Limits | null;
  readonly topInterval: Limits | null;
  readonly hillSlopeInterval: Limits | null;
  readonly standardErrors: Readonly<Record<(typeof CURVE_PARAMETERS)[number], number | null>>;
  /** About the mean of the curve's own responses. */
  readonly rSquared: number;
  readonly effectiveDoses: readonly { readonly percent: number; readonly dose: number }[];
  /** Of a curve with a fit of its own beside others; null otherwise. */
  readonly residualStandardError: number | null;
  readonly degreesOfFreedom: number | null;
  /** In the order pasted. */
  readonly points: readonly (DosePoint & { readonly residual: number })[];
  /** Heights at doses evenly spaced on a logarithmic axis over the doses above 0. */
  readonly line: readonly DosePoint[];
}

/** EC50 of a curve divided by that of the reference. */
export interface PotencyRatio {
  readonly curve: string;
  readonly reference: string;
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
}

const EFFECTS = [10, 20, 80, 90] as const;
const LINE_POINTS = 61;

/**
 * Describes one curve of a fit.
 *
 * @param at its place in the fit
 * @param level of confidence, 0 to 1
 * @returns null where its EC50 or a dose is beyond the range of a double
 */
export function summarizedCurve(
  { name, points }: { readonly name: string; readonly points: readonly DosePoint[] },
  at: number,
  fit: DoseResponseFit,
  level: number,
): FittedCurve | null {
  const curve = fit.curves[at];
  if (curve === undefined) return null;
  const scale = fit.residualSumOfSquares / fit.degreesOfFreedom;
  const t = tWithin(level, fit.degreesOfFreedom);
  const errorOf = (parameter: (typeof CURVE_PARAMETERS)[number]) => {
    const variance = fit.covarianceOf({ curve: at, parameter }, { curve: at, parameter });
    return variance === null ? null : Math.sqrt(variance * scale);
  };
  const standardErrors = {
    bottom: errorOf('bottom'),
    top: errorOf('top'),
    hillSlope: errorOf('hillSlope'),
    logEc50: errorOf('logEc50'),
  };
  const around = (parameter: (typeof CURVE_PARAMETERS)[number]): Limits | null => {
    const error = standardErrors[parameter];
    return error === null ? null : { lower: curve[parameter] - t * error, upper: curve[parameter] + t * error };
  };
  const { lower = 0, upper = 0 } = around('logEc50') ?? {};
  const highest = 10 ** upper;
  const ec50 = 10 ** curve.logEc50;
  const effectiveDoses = EFFECTS.map((percent) => ({ percent, dose: effectiveDose(percent, curve) }));
  const isWithinNumbers = [ec50, ...effectiveDoses.map(({ dose }) => dose)].every(
    (dose) => dose > 0 && Number.isFinite(dose),
  );
  const residuals = points.map(({ dose, response }) => response - logisticAt(dose, curve));
  const mean = meanOf(points.map(({ response }) => response));
  const total = points.reduce((sum, { response }) => sum + (response - mean) ** 2, 0);
  const rSquared = 1 - residuals.reduce((sum, residual) => sum + residual * residual, 0) / total;
  if (!isWithinNumbers || !Number.isFinite(rSquared)) return null;
  return {
    name,
    count: points.length,
    ...curve,
    ec50,
    ec50Interval: { lower: 10 ** lower, upper: Number.isFinite(highest) ? highest : null },
    bottomInterval: around('bottom'),
    topInterval: around('top'),
    hillSlopeInterval: around('hillSlope'),
    standardErrors,
    rSquared,
    effectiveDoses,
    residualStandardError: null,
    degreesOfFreedom: null,
    points: points.map((point, index) => ({ ...point, residual: residuals[index] ?? 0 })),
    line: lineOf(points, curve),
  };
}

function lineOf(points: readonly DosePoint[], curve: LogisticCurve): readonly DosePoint[] {
  const logarithms = points.flatMap(({ dose }) => (dose > 0 ? [Math.log10(dose)] : []));
  const [from, to] = [logarithms.reduce((a, b) => Math.min(a, b)), logarithms.reduce((a, b) => Math.max(a, b))];
  return Array.from({ length: LINE_POINTS }, (_, at) => {
    const dose = 10 ** (from + ((to - from) * at) / (LINE_POINTS - 1));
    return { dose, response: logisticAt(dose, curve) };
  });
}

/** The EC50 of a curve divided by that of the first, with limits from the interval of its logarithm. */
export function potencyRatio(
  fit: DoseResponseFit,
  at: number,
  level: number,
  [curve, reference]: readonly [string, string],
): PotencyRatio {
  const [one, first] = [
    { curve: at, parameter: 'logEc50' as const },
    { curve: 0, parameter: 'logEc50' as const },
  ];
  const variance =
    (fit.covarianceOf(one, one) ?? 0) + (fit.covarianceOf(first, first) ?? 0) - 2 * (fit.covarianceOf(one, first) ?? 0);
  const error = Math.sqrt(Math.max(0, variance) * (fit.residualSumOfSquares / fit.degreesOfFreedom));
  const logarithm = (fit.curves[at]?.logEc50 ?? 0) - (fit.curves[0]?.logEc50 ?? 0);
  const margin = tWithin(level, fit.degreesOfFreedom) * error;
  return {
    curve,
    reference,
    ratio: 10 ** logarithm,
    lower: 10 ** (logarithm - margin),
    upper: 10 ** (logarithm + margin),
  };
}
