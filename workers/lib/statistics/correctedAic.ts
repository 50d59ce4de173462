/**
 * Akaike's information criterion with the correction for few points, as R prints AIC of a model by least squares: the
 * variance counts as one more parameter. Source: `hurvichTsai1989`.
 *
 * @param fitted parameters of the curve
 * @returns null with too few points for the correction, or for points that lie on the curve
 */
export function correctedAic(points: number, fitted: number, residualSumOfSquares: number): number | null {
  const parameters = fitted + 1;
  const left = points - parameters - 1;
  if (left <= 0 || !(residualSumOfSquares > 0)) return null;
  const minusTwoLogLikelihood = points * (Math.log((2 * Math.PI * residualSumOfSquares) / points) + 1);
  return minusTwoLogLikelihood + 2 * parameters + (2 * parameters * (parameters + 1)) / left;
}

/** Differences from the least of several criteria; null where a criterion is missing. */
export function differencesFromLeast(criteria: readonly (number | null)[]): readonly (number | null)[] {
  const least = criteria.reduce<number | null>(
    (best, value) => (value !== null && (best === null || value < best) ? value : best),
    null,
  );
  return criteria.map((value) => (value === null || least === null ? null : value - least));
}
