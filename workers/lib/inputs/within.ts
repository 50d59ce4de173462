/** Tolerance of limits: rounding in converted units, sums and quotients is below this. */
export const SLACK = 1e-9;

/** True from `min` to `max`, edges included, with a tolerance for rounding errors. */
export function isWithin(value: number, min: number, max: number): boolean {
  return value >= min - SLACK && value <= max + SLACK;
}

/** True from `limit` on, with the same tolerance as `isWithin`. */
export function hasReached(value: number, limit: number): boolean {
  return isWithin(value, limit, Number.POSITIVE_INFINITY);
}

/** True only beyond `limit` and its tolerance. */
export function isAbove(value: number, limit: number): boolean {
  return value > limit + SLACK;
}
