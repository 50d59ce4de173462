import { fitLine, type Point } from './leastSquares.ts';
import { lineResiduals } from './lineResiduals.ts';
import { twoSidedT } from './studentT.ts';

/** A slope and the ends of its confidence interval, in units of y for each unit of x. */
export interface SlopeInterval {
  readonly slope: number;
  readonly low: number;
  readonly high: number;
}

/** Minimum number of points: a line through two points always fits, so the slope has no error estimate. */
const FEWEST_POINTS = 3;

/**
 * The least-squares slope and its confidence interval, for independent errors of y with equal variance: slope ±
 * t·s/√Sxx, s² = Σ residual²/(n − 2), t of Student's distribution with n − 2 degrees of freedom.
 *
 * @param confidence above 0 and below 1
 * @returns null for fewer than three points, and where `fitLine` finds no line
 */
export function slopeInterval(points: readonly Point[], confidence: number): SlopeInterval | null {
  const line = points.length < FEWEST_POINTS ? null : fitLine(points);
  if (line === null) return null;
  const freedom = points.length - 2;
  const squares = sum(lineResiduals(points, line).map(({ residual }) => residual ** 2));
  const meanX = sum(points.map(({ x }) => x)) / points.length;
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2));
  const half = twoSidedT(confidence, freedom) * Math.sqrt(squares / freedom / spread);
  return { slope: line.slope, low: line.slope - half, high: line.slope + half };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
