const [FEWEST, MOST] = [2, 10] as const;

/**
 * Returns the decimals of a percent reduction: enough to distinguish neighboring log steps, 2 to 10.
 *
 * @param logReduction powers of ten, of either sign
 */
export function percentDecimals(logReduction: number): number {
  // Floating-point error must not turn exactly three logs into slightly more than three.
  return Math.min(MOST, Math.max(FEWEST, Math.ceil(logReduction - 1e-9)));
}
