/** Nonlinear least squares. Source: `marquardt1963`. */
import { inverseOfPositiveDefinite, solvePositiveDefinite } from './positiveDefinite.ts';

/** What is fitted. Each takes the free parameters. */
export interface NonlinearModel {
  /** Measured minus fitted, one for each point. */
  readonly residualsAt: (parameters: readonly number[]) => readonly number[];
  /** Derivatives of the fitted value by the parameters: a row for each point. */
  readonly derivativesAt: (parameters: readonly number[]) => readonly (readonly number[])[];
}

export interface NonlinearFit {
  readonly parameters: readonly number[];
  readonly residualSumOfSquares: number;
}

const MOST_STEPS = 1000;
const [FIRST_DAMPING, LEAST_DAMPING, MOST_DAMPING] = [1e-3, 1e-15, 1e20];
/** Largest change of a parameter, by its size, after which the search ends. */
const STEP = 1e-10;
/** Share of the residual variance that one more undamped step may still explain. */
const OFFSET = 1e-8;
/** Sums of squares below this share of the first one are rounding errors. */
const EXACT = 1e-24;

/**
 * The parameters with the least sum of squared residuals near a start, by the method of Levenberg and Marquardt: a damped
 * Gauss-Newton step, with less damping after a success and more after a failure. It ends when a step changes no parameter
 * by more than 1e-10 of its size.
 *
 * @param start free parameters, at least one and fewer than points
 * @returns null where the search runs away or ends at a place that is not a minimum
 */
export function levenbergMarquardt(model: NonlinearModel, start: readonly number[]): NonlinearFit | null {
  let parameters = start;
  let residuals = model.residualsAt(parameters);
  let squares = sumOfSquares(residuals);
  const atStart = squares;
  let damping = FIRST_DAMPING;
  let curvatures: readonly number[] = [];
  let equations = normalEquations(model.derivativesAt(parameters), residuals);
  for (let count = 0; count < MOST_STEPS && damping < MOST_DAMPING; count += 1) {
    const { matrix, right } = equations;
    // The largest curvature met so far: on a plateau the present one would let the step run away.
    curvatures = matrix.map((row, at) => Math.max(row[at] ?? 0, curvatures[at] ?? 0));
    const damped = matrix.map((row, i) =>
      row.map((value, j) => (i === j ? value + damping * (curvatures[i] ?? 0) : value)),
    );
    const step = solvePositiveDefinite(damped, right);
    if (step === null) {
      damping *= 10;
      continue;
    }
    const tried = parameters.map((value, at) => value + (step[at] ?? 0));
    const triedResiduals = model.residualsAt(tried);
    const triedSquares = sumOfSquares(triedResiduals);
    const isSmall = step.every((change, at) => Math.abs(change) <= STEP * (Math.abs(parameters[at] ?? 0) + STEP));
    if (triedSquares < squares) {
      [parameters, residuals, squares] = [tried, triedResiduals, triedSquares];
      damping = Math.max(LEAST_DAMPING, damping / 10);
      equations = normalEquations(model.derivativesAt(parameters), residuals);
    } else damping *= 10;
    if (isSmall || squares <= EXACT * atStart) break;
  }
  return isMinimum(equations, squares, residuals.length, atStart)
    ? { parameters, residualSumOfSquares: squares }
    : null;
}

/** (JᵀJ)⁻¹ at the parameters; null where it is singular, that is where the data do not determine them all. */
export function unscaledCovariance(
  model: NonlinearModel,
  parameters: readonly number[],
): readonly (readonly number[])[] | null {
  return inverseOfPositiveDefinite(
    normalEquations(model.derivativesAt(parameters), model.residualsAt(parameters)).matrix,
  );
}

interface NormalEquations {
  readonly matrix: readonly (readonly number[])[];
  readonly right: readonly number[];
}

/** At a minimum one more step without damping would explain next to nothing. */
function isMinimum({ matrix, right }: NormalEquations, squares: number, points: number, atStart: number): boolean {
  const step = solvePositiveDefinite(matrix, right);
  if (step === null || !Number.isFinite(squares)) return false;
  const explained = step.reduce((sum, change, at) => sum + change * (right[at] ?? 0), 0);
  const variance = squares / Math.max(1, points - right.length);
  return explained <= OFFSET * variance + EXACT * atStart;
}

function normalEquations(derivatives: readonly (readonly number[])[], residuals: readonly number[]): NormalEquations {
  const count = derivatives[0]?.length ?? 0;
  const matrix = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  const right = new Array<number>(count).fill(0);
  for (const [at, row] of derivatives.entries()) {
    const residual = residuals[at] ?? 0;
    for (let i = 0; i < count; i += 1) {
      const value = row[i] ?? 0;
      if (value === 0) continue;
      right[i] = (right[i] ?? 0) + value * residual;
      const sums = matrix[i] as number[];
      for (let j = 0; j < count; j += 1) sums[j] = (sums[j] ?? 0) + value * (row[j] ?? 0);
    }
  }
  return { matrix, right };
}

function sumOfSquares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}
