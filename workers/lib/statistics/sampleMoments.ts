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

/** Values whose range is at most this share of the largest size differ by rounding alone. */
const ROUNDING = 8 * Number.EPSILON;

/** False where all values are the same number, as far as doubles can tell: 0.1 + 0.2 is 0.3. */
export function hasSpread(values: readonly number[]): boolean {
  let [least, most] = [values[0] ?? 0, values[0] ?? 0];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least > ROUNDING * Math.max(Math.abs(least), Math.abs(most));
}

/** The mean of at least one value: without spread the value itself. */
export function meanOf(values: readonly number[]): number {
  const [value = Number.NaN] = values;
  if (!hasSpread(values)) return value;
  const first = exactSum(values) / values.length;
  return Number.isFinite(first) ? first : values.reduce((mean, value) => mean + value / values.length, 0);
}

/** Σ (x − mean)^power: 0 for the power 1, the sum of squares for 2. */
export function centralSum(values: readonly number[], power: number, mean = meanOf(values)): number {
  return exactSum(values.map((value) => (value - mean) ** power));
}

/** The variance with n − 1, exactly 0 without spread; null for fewer than two values. */
export function varianceOf(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  return hasSpread(values) ? centralSum(values, 2) / (values.length - 1) : 0;
}

/** The standard deviation with n − 1; null for fewer than two values. */
export function standardDeviationOf(values: readonly number[]): number | null {
  const variance = varianceOf(values);
  return variance === null ? null : Math.sqrt(variance);
}
