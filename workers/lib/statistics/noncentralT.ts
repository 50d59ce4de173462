/** The noncentral t distribution: a normal deviate with mean δ over the root of a chi-square mean. */
import { brentRoot } from './brentRoot.ts';
import { chiSquareQuantile } from './chiSquareDistribution.ts';
import { logDensityOfRoot } from './chiSquareRoot.ts';
import type { Tails } from './incompleteBeta.ts';
import { gammaTails } from './incompleteGamma.ts';
import { integrateOverLine } from './integrateOverLine.ts';
import { normalTails } from './normal.ts';
import type { Tail } from './tailQuantile.ts';
import { tTails } from './tDistribution.ts';

/** From here on the root of the chi-square mean is 1 to all digits that matter. */
const NORMAL_FROM = 1e12;
/** Stands for the logarithm of a tail that is too small for a double. */
const LOG_OF_NOTHING = -1e4;
/** Steps of the integration within the narrowest feature. */
const STEPS_IN_WIDTH = 2.5;
/** The density of ln s has poles of its logarithm beside the line, however wide it is. */
const WIDEST = 0.3;
/** A normal deviate is never as far from 0. */
const FAR = 38;
const FAR_STEP = 0.1;
/** From here on the normal deviate is lost beside the noncentrality: t is δ/s. */
const DEVIATE_LOST_FROM = 1e9;
/** Where the largest value of the integrand is sought, as ln s. */
const RANGE = [-30, 5] as const;

/**
 * The chance of less and of more than t: ∫ f(s) Φ(± (t s − δ)) ds, f the density of s = √(χ²/ν), by the trapezoidal
 * rule in ln s. Both tails are added up on their own, so that the small one keeps its digits.
 *
 * @param freedom degrees of freedom ν, above 0
 * @param shift noncentrality δ
 */
export function noncentralTTails(t: number, freedom: number, shift: number): Tails {
  return { lower: noncentralTTail('lower', t, freedom, shift), upper: noncentralTTail('upper', t, freedom, shift) };
}

/** One of the two, at half the cost. */
export function noncentralTTail(side: Tail, t: number, freedom: number, shift: number): number {
  if (shift === 0) return tTails(t, freedom)[side];
  if (freedom >= NORMAL_FROM) return normalTails(t - shift)[side];
  if (shift < 0) return noncentralTTail(otherSide(side), -t, freedom, -shift);
  return shift > FAR ? tailOfFar(side, t, freedom, shift) : tailOf(side, t, freedom, shift);
}

function otherSide(side: Tail): Tail {
  return side === 'lower' ? 'upper' : 'lower';
}

/**
 * For a large noncentrality ∫ φ(z) P(s ≷ (z + δ)/t) dz is the smoother integral; that s would have to be below 0 has no
 * chance then.
 */
function tailOfFar(side: Tail, t: number, freedom: number, shift: number): number {
  if (t <= 0) return side === 'lower' ? 0 : 1;
  const other = otherSide(side);
  const logOf = (z: number) => {
    const s = Math.max(z + shift, 0) / t;
    const tail = gammaTails(freedom / 2, (freedom / 2) * s * s)[other];
    return Math.max(Math.log(tail), LOG_OF_NOTHING) - (z * z) / 2;
  };
  return Math.min(1, integrateOverLine(logOf, FAR_STEP, [-FAR, FAR]) / Math.sqrt(2 * Math.PI));
}

function tailOf(side: Tail, t: number, freedom: number, shift: number): number {
  const width = Math.min(1 / Math.sqrt(2 * freedom), 1 / Math.max(Math.abs(shift), 1), WIDEST);
  const logOf = (u: number) =>
    logDensityOfRoot(u, freedom) + Math.max(Math.log(normalTails(t * Math.exp(u) - shift)[side]), LOG_OF_NOTHING);
  return Math.min(1, integrateOverLine(logOf, width / STEPS_IN_WIDTH, RANGE));
}

/**
 * The noncentrality at which t or less has that probability: a limit of the standardized difference.
 *
 * @param probability above 0 and below 1
 */
export function noncentralityOfT(t: number, freedom: number, probability: number): number {
  if (Math.abs(t) >= DEVIATE_LOST_FROM)
    return t * Math.sqrt(chiSquareQuantile(probability, freedom, t > 0 ? 'upper' : 'lower') / freedom);
  const goal = Math.log(probability);
  const rest = Math.log1p(-probability);
  const logOf = (side: Tail, shift: number) =>
    Math.max(Math.log(noncentralTTail(side, t, freedom, shift)), LOG_OF_NOTHING);
  const excess = (shift: number) => (probability <= 0.5 ? logOf('lower', shift) - goal : rest - logOf('upper', shift));
  let reach = 10 + Math.abs(t);
  while (excess(t + reach) > 0 || excess(t - reach) < 0) reach *= 2;
  return brentRoot(excess, t - reach, t + reach, 1e-12);
}
