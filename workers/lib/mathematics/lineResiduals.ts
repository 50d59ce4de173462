import type { Line, Point } from './leastSquares.ts';

/** A point and its residual from the fitted line. */
export interface FittedPoint {
  /** Height of the line at the point's x, in the unit of y. */
  readonly predicted: number;
  /** Measured minus predicted: above 0 where the point lies above the line. */
  readonly residual: number;
}

/** The line's height at every point, and how far the point lies from it, in the order of the points. */
export function lineResiduals(points: readonly Point[], { slope, intercept }: Line): readonly FittedPoint[] {
  return points.map(({ x, y }) => {
    const predicted = slope * x + intercept;
    return { predicted, residual: y - predicted };
  });
}
