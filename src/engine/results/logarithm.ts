/**
 * Returns whether a number of this name is a logarithm, such as a pH: it has no ratio, and its decimals are its
 * significant figures.
 */
export function isLogarithm(label: string): boolean {
  return /^(?:p[HK]|pOH|log|pI\b|isoelectric|neutral point)/i.test(label);
}
