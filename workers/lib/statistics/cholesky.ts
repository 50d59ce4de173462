/** Rest of a pivot that is rounding. */
const ROUND_OFF = 1e-12;

/**
 * Returns the lower triangular factor of a symmetric matrix of correlations: times independent standard deviates it gives
 * correlated ones.
 *
 * @returns null when the matrix is not positive semidefinite: such correlations cannot be
 */
export function choleskyFactor(correlations: readonly (readonly number[])[]): readonly (readonly number[])[] | null {
  const factor: number[][] = [];
  for (const [row, entries] of correlations.entries()) {
    const made: number[] = correlations.map(() => 0);
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? made : (factor[column] ?? []);
      const known = made.slice(0, column).reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0);
      const rest = (entries[column] ?? 0) - known;
      const pivot = other[column] ?? 0;
      if (column === row) {
        if (rest < -ROUND_OFF) return null;
        made[column] = rest > ROUND_OFF ? Math.sqrt(rest) : 0;
      } else if (pivot > 0) made[column] = rest / pivot;
      else if (Math.abs(rest) > Math.sqrt(ROUND_OFF)) return null;
    }
    factor.push(made);
  }
  return factor;
}
