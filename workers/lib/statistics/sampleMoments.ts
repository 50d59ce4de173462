/** Sums, means and spreads of samples, in two passes: no digits are lost where values are large and their spread is small. */

/** Adds up with the rounding errors carried along (Neumaier). */
export function exactSum(values: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return Number.isFinite(lost) ? sum + lost : sum;
}

/** The mean of at least one value. */
export function meanOf(values: readonly number[]): number {
  const first = exactSum(values) / values.length;
  return Number.isFinite(first) ? first : values.reduce((mean, value) => mean + value / values.length, 0);
}

/** Σ (x − mean)^power: 0 for the power 1, the sum of squares for 2. */
export function centralSum(values: readonly number[], power: number, mean = meanOf(values)): number {
  return exactSum(values.map((value) => (value - mean) ** power));
}

/** The variance with n − 1; null for fewer than two values. */
export function varianceOf(values: readonly number[]): number | null {
  return values.length < 2 ? null : centralSum(values, 2) / (values.length - 1);
}

/** The standard deviation with n − 1; null for fewer than two values. */
export function standardDeviationOf(values: readonly number[]): number | null {
  const variance = varianceOf(values);
  return variance === null ? null : Math.sqrt(variance);
}

/** True where all values are the same. */
export function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}
