/** Limits are meant in exact arithmetic; converted units, sums and quotients miss them by less than this. */
export const SLACK = 1e-9;

/** True from `min` to `max`, edges included, whatever doubles did to the last digits. */
export function isWithin(value: number, min: number, max: number): boolean {
  return value >= min - SLACK && value <= max + SLACK;
}

/** True from `limit` on, as `isWithin` reads it. */
export function hasReached(value: number, limit: number): boolean {
  return isWithin(value, limit, Number.POSITIVE_INFINITY);
}

/** True only beyond `limit`: an edge that rounding missed is not beyond it. */
export function isAbove(value: number, limit: number): boolean {
  return value > limit + SLACK;
}
