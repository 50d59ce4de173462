/** Symmetric positive definite matrices, as rows: normal equations and their inverse. */

/** A pivot below this, of a matrix scaled to a diagonal of 1, is rounding error. */
const SINGULAR = 1e-14;

/**
 * Solves A·x = b by Cholesky's factors of the matrix scaled to a diagonal of 1.
 *
 * @returns null where the matrix is singular in double precision
 */
export function solvePositiveDefinite(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] | null {
  const scales = matrix.map((row, at) => Math.sqrt(row[at] ?? 0));
  const factor = choleskyOf(matrix, scales);
  if (factor === null) return null;
  return solveWith(factor, scales, right);
}

/** The inverse, by the same factors; null where the matrix is singular. */
export function inverseOfPositiveDefinite(
  matrix: readonly (readonly number[])[],
): readonly (readonly number[])[] | null {
  const scales = matrix.map((row, at) => Math.sqrt(row[at] ?? 0));
  const factor = choleskyOf(matrix, scales);
  if (factor === null) return null;
  return matrix.map((_, column) =>
    solveWith(
      factor,
      scales,
      matrix.map((_row, row) => (row === column ? 1 : 0)),
    ),
  );
}

function choleskyOf(
  matrix: readonly (readonly number[])[],
  scales: readonly number[],
): readonly (readonly number[])[] | null {
  const factor: number[][] = [];
  for (const [i, row] of matrix.entries()) {
    const next: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      let sum = (row[j] ?? 0) / (scales[i] ?? 1) / (scales[j] ?? 1);
      for (let k = 0; k < j; k += 1) sum -= (next[k] ?? 0) * ((j === i ? next : factor[j])?.[k] ?? 0);
      if (j < i) next.push(sum / (factor[j]?.[j] ?? 1));
      else if (sum > SINGULAR) next.push(Math.sqrt(sum));
      else return null;
    }
    factor.push(next);
  }
  return factor;
}

function solveWith(
  factor: readonly (readonly number[])[],
  scales: readonly number[],
  right: readonly number[],
): readonly number[] {
  const solution = right.map((value, at) => value / (scales[at] ?? 1));
  const at = (i: number, j: number) => factor[i]?.[j] ?? 0;
  for (let i = 0; i < solution.length; i += 1) {
    let sum = solution[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= at(i, k) * (solution[k] ?? 0);
    solution[i] = sum / at(i, i);
  }
  for (let i = solution.length - 1; i >= 0; i -= 1) {
    let sum = solution[i] ?? 0;
    for (let k = i + 1; k < solution.length; k += 1) sum -= at(k, i) * (solution[k] ?? 0);
    solution[i] = sum / at(i, i);
  }
  return solution.map((value, index) => value / (scales[index] ?? 1));
}
