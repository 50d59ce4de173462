const [FEWEST, MOST] = [2, 10] as const;

/**
 * Decimals of a percent reduction: enough to tell neighbouring log steps apart, 2 to 10.
 *
 * @param logReduction powers of ten, of either sign
 */
export function percentDecimals(logReduction: number): number {
  // Rounding must not turn exactly three logs into a little more than three.
  return Math.min(MOST, Math.max(FEWEST, Math.ceil(logReduction - 1e-9)));
}
