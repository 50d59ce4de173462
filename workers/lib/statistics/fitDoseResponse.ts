/** Four-parameter logistic curves fitted by least squares, alone or with parameters in common. */
import { levenbergMarquardt, type NonlinearModel, unscaledCovariance } from '../mathematics/levenbergMarquardt.ts';
import { CURVE_PARAMETERS, type LogisticCurve, logisticAt, logisticDerivatives } from './logisticCurve.ts';
import { meanOf } from './sampleMoments.ts';

export interface DosePoint {
  /** 0 or more. */
  readonly dose: number;
  readonly response: number;
}

type Parameter = (typeof CURVE_PARAMETERS)[number];

export interface CurveRules {
  /** Values that are not fitted. */
  readonly fixed: Partial<Record<Parameter, number>>;
  /** One value for all curves. */
  readonly shared: readonly Parameter[];
}

export interface DoseResponseFit {
  readonly curves: readonly LogisticCurve[];
  readonly residualSumOfSquares: number;
  readonly degreesOfFreedom: number;
  /**
   * Covariance of two parameters of curves, in units of the residual variance; null where one of them is fixed.
   */
  readonly covarianceOf: (one: ParameterPlace, other: ParameterPlace) => number | null;
}

export interface ParameterPlace {
  readonly curve: number;
  readonly parameter: Parameter;
}

/** Multiples of the direction in which a curve goes. */
const START_SLOPES = [1, 2, -1, -2] as const;

/**
 * Fits a curve to each data set, top above bottom always, from several starts; the best fit is returned.
 *
 * @param sets each with more points than free parameters; not all responses equal
 * @returns null where no start leads to a fit whose parameters the data determine
 */
export function fitDoseResponse(
  sets: readonly (readonly DosePoint[])[],
  { fixed, shared }: CurveRules,
): DoseResponseFit | null {
  const places = placesOf(sets.length, { fixed, shared });
  const count = places
    .flatMap(Object.values<number | null>)
    .reduce<number>((most, place) => Math.max(most, (place ?? -1) + 1), 0);
  const curvesAt = (free: readonly number[]) => places.map((place) => curveAt(place, free, fixed));
  const model: NonlinearModel = {
    residualsAt: (free) => {
      const curves = curvesAt(free);
      return sets.flatMap((set, at) =>
        set.map(({ dose, response }) => response - logisticAt(dose, curves[at] as LogisticCurve)),
      );
    },
    derivativesAt: (free) => {
      const curves = curvesAt(free);
      return sets.flatMap((set, at) =>
        set.map(({ dose }) => rowOf(dose, curves[at] as LogisticCurve, places[at], count)),
      );
    },
  };
  const freeOf = (curves: readonly LogisticCurve[]) => {
    const free = new Array<number>(count).fill(0);
    // A shared parameter starts at the value of the first curve.
    [...curves.keys()].reverse().forEach((at) => {
      for (const name of CURVE_PARAMETERS) {
        const place = places[at]?.[name] ?? null;
        if (place !== null) free[place] = curves[at]?.[name] ?? 0;
      }
    });
    return free;
  };
  const fits = START_SLOPES.flatMap((slope) => {
    const fit = levenbergMarquardt(model, freeOf(sets.map((set) => startOf(set, slope))));
    if (fit === null) return [];
    const curves = upright(curvesAt(fit.parameters), { fixed, shared });
    return curves === null ? [] : [{ curves, residualSumOfSquares: fit.residualSumOfSquares }];
  });
  const best = fits.reduce<(typeof fits)[number] | null>(
    (least, fit) => (least === null || fit.residualSumOfSquares < least.residualSumOfSquares ? fit : least),
    null,
  );
  if (best === null) return null;
  const covariance = unscaledCovariance(model, freeOf(best.curves));
  if (covariance === null) return null;
  return {
    ...best,
    degreesOfFreedom: sets.reduce((sum, set) => sum + set.length, 0) - count,
    covarianceOf: (one, other) => {
      const [i, j] = [one, other].map(({ curve, parameter }) => places[curve]?.[parameter] ?? null) as [
        number | null,
        number | null,
      ];
      return i === null || j === null ? null : (covariance[i]?.[j] ?? null);
    },
  };
}

/** The index of each parameter among the free ones; null: fixed. */
type Places = Readonly<Record<Parameter, number | null>>;

function placesOf(curves: number, { fixed, shared }: CurveRules): readonly Places[] {
  let next = 0;
  const common: Partial<Record<Parameter, number>> = {};
  const placeOf = (name: Parameter): number | null => {
    if (fixed[name] !== undefined) return null;
    if (!shared.includes(name)) return next++;
    common[name] ??= next++;
    return common[name] ?? null;
  };
  return Array.from({ length: curves }, () => ({
    bottom: placeOf('bottom'),
    top: placeOf('top'),
    hillSlope: placeOf('hillSlope'),
    logEc50: placeOf('logEc50'),
  }));
}

function curveAt(place: Places, free: readonly number[], fixed: CurveRules['fixed']): LogisticCurve {
  const parameterOf = (name: Parameter) => {
    const at = place[name];
    return at === null ? (fixed[name] ?? 0) : (free[at] ?? 0);
  };
  return {
    bottom: parameterOf('bottom'),
    top: parameterOf('top'),
    hillSlope: parameterOf('hillSlope'),
    logEc50: parameterOf('logEc50'),
  };
}

function rowOf(dose: number, curve: LogisticCurve, place: Places | undefined, count: number): readonly number[] {
  const row = new Array<number>(count).fill(0);
  const derivatives = logisticDerivatives(dose, curve);
  for (const [at, name] of CURVE_PARAMETERS.entries()) {
    const index = place?.[name] ?? null;
    if (index !== null) row[index] = derivatives[at] ?? 0;
  }
  return row;
}

/** Plateaus from the extremes, the EC50 at the response nearest half way. */
function startOf(set: readonly DosePoint[], slope: number): LogisticCurve {
  const responses = set.map(({ response }) => response);
  const [bottom, top] = [responses.reduce((a, b) => Math.min(a, b)), responses.reduce((a, b) => Math.max(a, b))];
  const half = (bottom + top) / 2;
  const positive = set.filter(({ dose }) => dose > 0);
  const nearest = positive.reduce((best, point) =>
    Math.abs(point.response - half) < Math.abs(best.response - half) ? point : best,
  );
  const middle = meanOf(positive.map(({ dose }) => Math.log10(dose)));
  const center = meanOf(responses);
  const trend = positive.reduce(
    (sum, { dose, response }) => sum + (Math.log10(dose) - middle) * (response - center),
    0,
  );
  return { bottom, top, hillSlope: trend < 0 ? -slope : slope, logEc50: Math.log10(nearest.dose) };
}

/** The same curves with top above bottom; null where the rules do not let them be turned. */
function upright(curves: readonly LogisticCurve[], { fixed, shared }: CurveRules): readonly LogisticCurve[] | null {
  if (curves.every(({ bottom, top }) => top > bottom)) return curves;
  const isBound = (['bottom', 'top', 'hillSlope'] as const).some((name) => fixed[name] !== undefined);
  const isUneven = shared.includes('bottom') !== shared.includes('top');
  const isMixed = shared.length > 0 && curves.some(({ bottom, top }) => top > bottom);
  if (isBound || isUneven || isMixed) return null;
  return curves.map((curve) =>
    curve.top > curve.bottom
      ? curve
      : { bottom: curve.top, top: curve.bottom, hillSlope: -curve.hillSlope, logEc50: curve.logEc50 },
  );
}
