/** Growth of square matrices whose elements are all 0 or more: the dominant eigenvalue and its vectors. */

type Matrix = readonly (readonly number[])[];

/** After so many squarings the power is beyond the precision of a double. */
const SQUARINGS = 60;
/** The shift lies this part above the dominant eigenvalue, so that the solved system stays regular. */
const SHIFT = 1e-9;
const ITERATIONS = 40;
/** What an eigenvector has less than this part of its largest element is rounding. */
const NOTHING = 1e-14;

/** True where some item leads back to itself, so that the dominant eigenvalue is above 0. */
export function hasCycle(matrix: Matrix): boolean {
  const leads = matrix.map((row) => row.map((element) => element > 0));
  for (const [middle, from] of leads.entries())
    for (const row of leads) if (row[middle] === true) for (const [to, is] of from.entries()) if (is) row[to] = true;
  return leads.some((row, at) => row[at] === true);
}

/** The largest modulus of all eigenvalues, as the limit of ‖Mᵏ‖^(1/k), by squaring again and again. Of any real matrix. */
export function spectralRadius(matrix: Matrix): number {
  let power = matrix;
  let logarithm = 0;
  for (let step = 0; step < SQUARINGS; step += 1) {
    const size = largestOf(power);
    if (size === 0) return 0;
    logarithm += Math.log(size) / 2 ** step;
    const scaled = power.map((row) => row.map((element) => element / size));
    power = product(scaled, scaled);
  }
  return Math.exp(logarithm);
}

/** The eigenvector of the dominant eigenvalue, above 0, its elements 0 or more with a sum of 1: inverse iteration. */
export function dominantVector(matrix: Matrix, eigenvalue: number): readonly number[] {
  const shift = eigenvalue * (1 + SHIFT);
  const factors = factorized(matrix.map((row, at) => row.map((element, to) => (at === to ? shift : 0) - element)));
  let vector: readonly number[] = matrix.map(() => 1 / matrix.length);
  for (let step = 0; step < ITERATIONS; step += 1) vector = shares(solved(factors, vector));
  const largest = vector.reduce((most, element) => Math.max(most, element), 0);
  return shares(vector.map((element) => (element < NOTHING * largest ? 0 : element)));
}

/** Rows become columns. */
export function transposed(matrix: Matrix): Matrix {
  return matrix.map((_, at) => matrix.map((row) => row[at] ?? 0));
}

/** The matrix times the vector. */
export function applied(matrix: Matrix, vector: readonly number[]): readonly number[] {
  return matrix.map((row) => row.reduce((sum, element, at) => sum + element * (vector[at] ?? 0), 0));
}

function product(one: Matrix, other: Matrix): Matrix {
  const columns = transposed(other);
  return one.map((row) =>
    columns.map((column) => row.reduce((sum, element, at) => sum + element * (column[at] ?? 0), 0)),
  );
}

function largestOf(matrix: Matrix): number {
  return matrix.reduce((most, row) => row.reduce((high, element) => Math.max(high, Math.abs(element)), most), 0);
}

function shares(vector: readonly number[]): readonly number[] {
  const total = vector.reduce((sum, element) => sum + element, 0);
  return vector.map((element) => element / total);
}

/** Gaussian elimination; without pivots, since all of them are above 0 for a shift above the dominant eigenvalue. */
function factorized(matrix: Matrix): Matrix {
  const rows = matrix.map((row) => [...row]);
  for (const [step, pivotRow] of rows.entries()) {
    const pivot = pivotRow[step] || Number.MIN_VALUE;
    for (const row of rows.slice(step + 1)) {
      const factor = (row[step] ?? 0) / pivot;
      row[step] = factor;
      if (factor !== 0)
        for (let to = step + 1; to < row.length; to += 1) row[to] = (row[to] ?? 0) - factor * (pivotRow[to] ?? 0);
    }
  }
  return rows;
}

function solved(factors: Matrix, right: readonly number[]): readonly number[] {
  const values = [...right];
  for (const [at, row] of factors.entries())
    for (let to = 0; to < at; to += 1) values[at] = (values[at] ?? 0) - (row[to] ?? 0) * (values[to] ?? 0);
  for (let at = factors.length - 1; at >= 0; at -= 1) {
    const row = factors[at] ?? [];
    let value = values[at] ?? 0;
    for (let to = at + 1; to < row.length; to += 1) value -= (row[to] ?? 0) * (values[to] ?? 0);
    values[at] = value / (row[at] || Number.MIN_VALUE);
  }
  return values;
}
