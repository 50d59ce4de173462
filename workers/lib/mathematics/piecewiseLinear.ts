/** A point of a table: x, then y. */
export type TablePoint = readonly [x: number, y: number];

/**
 * Interpolates linearly between the points of a table.
 *
 * @param points at least two, with x rising
 * @param x within the table; outside it, the outermost line is extrapolated
 */
export function piecewiseLinear(points: readonly TablePoint[], x: number): number {
  const found = points.findIndex(([end], index) => index > 0 && x <= end);
  const upper = found === -1 ? points.length - 1 : found;
  const [[x0, y0] = [0, 0], [x1, y1] = [1, 1]] = points.slice(upper - 1, upper + 1);
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
