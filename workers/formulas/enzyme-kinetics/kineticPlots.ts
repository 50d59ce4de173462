/**
 * The three straight-line plots of the Michaelis–Menten law. Each fits a line by least squares and derives Vmax and Km
 * from it; none weights the points, so each gives different points the most influence.
 */
import { fitLine, type Line, type Point } from '../../lib/mathematics/leastSquares.ts';
import type { Kinetics, RatePoint } from './michaelisMenten.ts';

/** Share of the largest ordinate below which an intercept may be rounding error alone. */
const ROUNDING = 1e-12;

export interface DoubleReciprocal extends Kinetics {
  /** Km/Vmax. */
  readonly slope: number;
  /** 1/Vmax. */
  readonly yIntercept: number;
  readonly rSquared: number;
}

/**
 * 1/v on 1/[S]: slope Km/Vmax, intercept 1/Vmax (`lineweaverBurk1934`). Small velocities have the largest reciprocals
 * and the strongest influence.
 *
 * @returns null unless the line rises and crosses the axis above 0
 */
export function lineweaverBurk(points: readonly RatePoint[]): DoubleReciprocal | null {
  const line = lineOffOrigin(points.map(({ substrate, velocity }) => ({ x: 1 / substrate, y: 1 / velocity })));
  if (line === null || line.rSquared === null) return null;
  const { slope, intercept: yIntercept, rSquared } = line;
  const vmax = 1 / yIntercept;
  const kinetics = positiveKinetics({ vmax, km: vmax * slope });
  return kinetics && { ...kinetics, slope, yIntercept, rSquared };
}

/** [S]/v on [S]: slope 1/Vmax, intercept Km/Vmax (Hanes–Woolf). Null unless both are above 0. */
export function hanesWoolf(points: readonly RatePoint[]): Kinetics | null {
  return readOff(
    lineOffOrigin(points.map(({ substrate, velocity }) => ({ x: substrate, y: substrate / velocity }))),
    ({ slope, intercept }) => ({ vmax: 1 / slope, km: intercept / slope }),
  );
}

/** v on v/[S]: slope −Km, intercept Vmax (Eadie–Hofstee). Null unless both constants are above 0. */
export function eadieHofstee(points: readonly RatePoint[]): Kinetics | null {
  return readOff(
    lineOffOrigin(points.map(({ substrate, velocity }) => ({ x: velocity / substrate, y: velocity }))),
    ({ slope, intercept }) => ({ vmax: intercept, km: -slope }),
  );
}

/**
 * The line through points with y above 0; null where it passes through the origin within rounding error.
 *
 * @param weights as those of `fitLine`
 */
export function lineOffOrigin(points: readonly Point[], weights?: readonly number[]): Line | null {
  const line = fitLine(points, weights);
  const top = Math.max(...points.map(({ y }) => y));
  return line && Math.abs(line.intercept) > ROUNDING * top ? line : null;
}

function readOff(line: Line | null, read: (line: Line) => Kinetics): Kinetics | null {
  return line && positiveKinetics(read(line));
}

/** Derives the constants from a line; null unless both are above 0 and finite. */
export function positiveKinetics(kinetics: Kinetics): Kinetics | null {
  const { vmax, km } = kinetics;
  return [vmax, km].every((value) => value > 0 && Number.isFinite(value)) ? kinetics : null;
}
