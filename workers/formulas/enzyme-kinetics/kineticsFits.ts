/**
 * Other valid ways to fit the same velocities: the weights and the treatment of replicates and zeros that programs
 * offer. They explain why a program's Vmax and Km differ from those of an unweighted fit (`graphPadGuide`).
 */

import { lineOffOrigin, lineweaverBurk, positiveKinetics } from './kineticPlots.ts';
import { fitMichaelisMenten, type Kinetics, type RatePoint, rateAt } from './michaelisMenten.ts';

const MOST_ROUNDS = 200;
/**
 * From this iteration on, each step is halved on a logarithmic scale, because weights may oscillate between two curves
 * forever.
 */
const DAMPED_FROM = 50;
/** Relative change of the constants below which the weights have converged. */
const SETTLED = 1e-8;

/**
 * Non-linear fit with weights 1/Y², Y being the velocity that the curve predicts: first without weights, then
 * repeatedly with those of the last curve until convergence (`graphPadGuide`, relative weighting).
 *
 * @returns null where a fit or the weights do not converge
 */
export function relativeWeightsFit(points: readonly RatePoint[], start: Kinetics): Kinetics | null {
  let current: Kinetics | null = fitMichaelisMenten(points, start);
  for (let round = 0; round < MOST_ROUNDS && current !== null; round += 1) {
    const curve: Kinetics = current;
    const weights = points.map(({ substrate }) => rateAt(curve, substrate) ** -2);
    if (!weights.every((weight) => weight > 0 && Number.isFinite(weight))) return null;
    const next = fitMichaelisMenten(points, curve, weights);
    if (next !== null && changeBetween(curve, next) <= SETTLED) return next;
    current = next !== null && round >= DAMPED_FROM ? between(curve, next) : next;
  }
  return null;
}

/**
 * The line through the reciprocals with each point weighted by v⁴, which compensates for the effect of the reciprocal
 * on an error of v.
 *
 * @returns null unless Vmax and Km are above 0
 */
export function weightedReciprocals(points: readonly RatePoint[]): Kinetics | null {
  const top = Math.max(...points.map(({ velocity }) => velocity));
  const line = lineOffOrigin(
    points.map(({ substrate, velocity }) => ({ x: 1 / substrate, y: 1 / velocity })),
    points.map(({ velocity }) => (velocity / top) ** 4),
  );
  return line && positiveKinetics({ vmax: 1 / line.intercept, km: line.slope / line.intercept });
}

/** One point for each concentration, its velocity the mean of the replicates, in the order of their first appearance. */
export function replicateMeans(points: readonly RatePoint[]): readonly RatePoint[] {
  const groups = new Map<number, number[]>();
  for (const { substrate, velocity } of points) {
    const group = groups.get(substrate);
    if (group === undefined) groups.set(substrate, [velocity]);
    else group.push(velocity);
  }
  return [...groups].map(([substrate, velocities]) => ({
    substrate,
    velocity: velocities.reduce((sum, velocity) => sum + velocity, 0) / velocities.length,
  }));
}

/**
 * The specified line without the point of the smallest velocity, which has the strongest influence; null where no line
 * remains.
 */
export function withoutSmallestVelocity(points: readonly RatePoint[]): Kinetics | null {
  const smallest = Math.min(...points.map(({ velocity }) => velocity));
  const at = points.findIndex(({ velocity }) => velocity === smallest);
  return lineweaverBurk(points.filter((_, index) => index !== at));
}

function changeBetween(one: Kinetics, other: Kinetics): number {
  return Math.max(Math.abs(one.vmax / other.vmax - 1), Math.abs(one.km / other.km - 1));
}

/** The geometric mean, which stays above 0. */
function between(one: Kinetics, other: Kinetics): Kinetics {
  return { vmax: Math.sqrt(one.vmax * other.vmax), km: Math.sqrt(one.km * other.km) };
}
