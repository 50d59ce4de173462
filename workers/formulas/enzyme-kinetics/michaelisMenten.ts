/**
 * The Michaelis–Menten law v = Vmax·[S] ÷ (Km + [S]) and its fit to measured velocities without any transformation
 * (`michaelisMenten1913`, `wilkinson1961`).
 */

/**
 * One measurement: concentration and initial velocity in any units, finite and 0 or more. The linear plots need both
 * above 0, as they divide by them.
 */
export interface RatePoint {
  readonly substrate: number;
  readonly velocity: number;
}

/** Both above 0: Vmax in the unit of the velocities, Km in that of the concentrations. */
export interface Kinetics {
  readonly vmax: number;
  readonly km: number;
}

export interface KineticsFit extends Kinetics {
  /** Asymptotic, with n − 2 degrees of freedom; null for two points, which leave none. */
  readonly vmaxStandardError: number | null;
  readonly kmStandardError: number | null;
  readonly residualSumOfSquares: number;
}

const MOST_STEPS = 500;
const MOST_HALVINGS = 60;
/** Relative step below which the estimate has converged. */
const SETTLED = 1e-13;
/** Relative step for which rounding may hide a decrease of the sum of squares. */
const ROUNDING = 1e-6;
/** Residuals below this share of the velocities are rounding errors. */
const RESIDUAL_ROUNDING = 1e-12;
/** Where the two derivatives are this close to parallel, Vmax and Km cannot be told apart. */
const SINGULAR = 1e-14;

export function rateAt({ vmax, km }: Kinetics, substrate: number): number {
  return (vmax * substrate) / (km + substrate);
}

/** Weights of points, in their order; by default all points have equal weight. */
export type Weights = readonly number[];

/** Σ w·(v − Vmax·[S]/(Km + [S]))², without weights in the unit of the velocities squared. */
export function residualSumOfSquares(points: readonly RatePoint[], kinetics: Kinetics, weights?: Weights): number {
  return points.reduce(
    (sum, { substrate, velocity }, index) =>
      sum + weightOf(weights, index) * (velocity - rateAt(kinetics, substrate)) ** 2,
    0,
  );
}

/** Returns a sum of squares for reporting: 0 where the points deviate from the curve by rounding alone. */
export function beyondRounding(squares: number, points: readonly RatePoint[], weights?: Weights): number {
  const size = points.reduce((sum, { velocity }, index) => sum + weightOf(weights, index) * velocity ** 2, 0);
  return Number.isFinite(size) && squares <= RESIDUAL_ROUNDING ** 2 * size ? 0 : squares;
}

function weightOf(weights: Weights | undefined, index: number): number {
  return weights?.[index] ?? 1;
}

/**
 * Non-linear least squares by Gauss–Newton; a step that would not lower the sum of squares is halved.
 *
 * @param start initial estimate, such as that of a linear plot
 * @param weights above 0; standard errors and sum of squares are then those of the weighted fit
 * @returns null when the search does not converge: the points show no curvature, or numbers leave the range of a double
 */
export function fitMichaelisMenten(
  points: readonly RatePoint[],
  start: Kinetics,
  weights?: Weights,
): KineticsFit | null {
  const squaresOf = (kinetics: Kinetics) => residualSumOfSquares(points, kinetics, weights);
  const reported = (kinetics: Kinetics) => beyondRounding(squaresOf(kinetics), points, weights);
  let current = start;
  let squares = squaresOf(current);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const equations = normalEquations(points, current, weights);
    if (equations === null) return null;
    const relative = Math.max(Math.abs(equations.step.vmax) / current.vmax, Math.abs(equations.step.km) / current.km);
    if (relative <= SETTLED) return withErrors(points.length, reported(current), current, equations);
    const next = lowered(squaresOf, current, equations.step, squares);
    if (next === null)
      return relative <= ROUNDING ? withErrors(points.length, reported(current), current, equations) : null;
    current = next;
    squares = squaresOf(current);
  }
  return null;
}

interface NormalEquations {
  /** Gauss–Newton step towards the least sum of squares. */
  readonly step: Kinetics;
  /** Diagonal of (JᵀJ)⁻¹. */
  readonly variances: Kinetics;
}

/** J = [S/(Km + S), −Vmax·S/(Km + S)²]; null where JᵀJ cannot be inverted. */
function normalEquations(
  points: readonly RatePoint[],
  { vmax, km }: Kinetics,
  weights: Weights | undefined,
): NormalEquations | null {
  let [aa, ab, bb, ar, br] = [0, 0, 0, 0, 0];
  for (const [index, { substrate, velocity }] of points.entries()) {
    const weight = weightOf(weights, index);
    const a = substrate / (km + substrate);
    const b = (-vmax * a) / (km + substrate);
    const residual = velocity - vmax * a;
    aa += weight * a * a;
    ab += weight * a * b;
    bb += weight * b * b;
    ar += weight * a * residual;
    br += weight * b * residual;
  }
  const determinant = aa * bb - ab * ab;
  if (!(determinant > SINGULAR * aa * bb)) return null;
  return {
    step: { vmax: (bb * ar - ab * br) / determinant, km: (aa * br - ab * ar) / determinant },
    variances: { vmax: bb / determinant, km: aa / determinant },
  };
}

/**
 * Returns the point along the step, halved as often as needed, that is in the valid range and fits better; null if no
 * such point is found.
 */
function lowered(
  squaresOf: (kinetics: Kinetics) => number,
  from: Kinetics,
  step: Kinetics,
  squares: number,
): Kinetics | null {
  let share = 1;
  for (let halving = 0; halving < MOST_HALVINGS; halving += 1) {
    const next = { vmax: from.vmax + share * step.vmax, km: from.km + share * step.km };
    if (next.vmax > 0 && next.km > 0 && squaresOf(next) < squares) return next;
    share /= 2;
  }
  return null;
}

function withErrors(
  count: number,
  squares: number,
  kinetics: Kinetics,
  equations: NormalEquations,
): KineticsFit | null {
  const freedom = count - 2;
  const standardError = (variance: number) => (freedom === 0 ? null : Math.sqrt((squares / freedom) * variance));
  const fit = {
    ...kinetics,
    vmaxStandardError: standardError(equations.variances.vmax),
    kmStandardError: standardError(equations.variances.km),
    residualSumOfSquares: squares,
  };
  return Object.values(fit).every((value) => value === null || Number.isFinite(value)) ? fit : null;
}
