/** The four-parameter logistic curve over the logarithm of the dose. Source: `deLeanMunsonRodbard1978`. */

export interface LogisticCurve {
  readonly bottom: number;
  readonly top: number;
  /** Positive: rises with the dose. */
  readonly hillSlope: number;
  /** log10 of the dose half way between the plateaus. */
  readonly logEc50: number;
}

/** Parameters in the order of the derivatives. */
export const CURVE_PARAMETERS = ['bottom', 'top', 'hillSlope', 'logEc50'] as const;

/** The height of the curve at a dose of 0 or more. */
export function logisticAt(dose: number, curve: LogisticCurve): number {
  return curve.bottom + (curve.top - curve.bottom) * shareOf(dose, curve);
}

/** Derivatives of the height by bottom, top, Hill slope and log EC50. */
export function logisticDerivatives(
  dose: number,
  curve: LogisticCurve,
): readonly [bottom: number, top: number, hillSlope: number, logEc50: number] {
  const share = shareOf(dose, curve);
  const steepness = dose === 0 ? 0 : (curve.top - curve.bottom) * share * (1 - share) * Math.LN10;
  const distance = dose === 0 ? 0 : Math.log10(dose) - curve.logEc50;
  return [1 - share, share, steepness * distance, -steepness * curve.hillSlope];
}

/** The way from bottom to top, 0 to 1; at dose 0 the plateau that the curve comes from. */
function shareOf(dose: number, { hillSlope, logEc50 }: LogisticCurve): number {
  if (dose === 0) return hillSlope > 0 ? 0 : 1;
  return 1 / (1 + 10 ** ((logEc50 - Math.log10(dose)) * hillSlope));
}

/** The dose with that percent of the effect, counted from the plateau at low doses. */
export function effectiveDose(percent: number, { hillSlope, logEc50 }: LogisticCurve): number {
  return 10 ** (logEc50 + Math.log10(percent / (100 - percent)) / Math.abs(hillSlope));
}
