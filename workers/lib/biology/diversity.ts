/**
 * Measures of diversity from the abundances of the species in one sample. `shares` are the parts of the total, 0 to 1
 * and together 1; `counts` are the abundances themselves, each above 0.
 */

/** Shannon's H′ = −Σ p·ln p, in nats (`shannon1948`). */
export function shannonEntropy(shares: readonly number[]): number {
  // A share too small for a double is 0 and adds nothing, as p·ln p does in the limit.
  const sum = shares.reduce((total, share) => (share === 0 ? total : total + share * Math.log(share)), 0);
  return sum === 0 ? 0 : -sum;
}

/** Simpson's λ = Σp²: the chance that two individuals drawn with replacement are of one species (`simpson1949`). */
export function simpsonDominance(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share * share, 0);
}

/** Pielou's J = H′ ÷ ln S (`pielou1966`); null for one species, where it would be 0 ÷ 0. */
export function pielouEvenness(shares: readonly number[]): number | null {
  return shares.length < 2 ? null : shannonEntropy(shares) / Math.log(shares.length);
}

/**
 * 1 − Σ n·(n − 1) ÷ (N·(N − 1)): the chance that two individuals drawn without replacement differ (`simpson1949`).
 *
 * @returns null unless all counts are whole and there are at least two individuals
 */
export function simpsonUnbiased(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!counts.every(Number.isInteger) || total < 2) return null;
  return 1 - counts.reduce((sum, count) => sum + (count / total) * ((count - 1) / (total - 1)), 0);
}

/**
 * Chao1 after `chao1984`, which adds f₁² ÷ (2·f₂), in the bias-corrected form of `gotelliColwell2011`, which is defined
 * for f₂ = 0: S + f₁·(f₁ − 1) ÷ (2·(f₂ + 1)), f₁ and f₂ the species seen once and twice. A lower bound of the number of
 * species, seen or not.
 *
 * @returns null unless all counts are whole
 */
export function chao1BiasCorrected(counts: readonly number[]): number | null {
  if (!counts.every(Number.isInteger)) return null;
  const seen = (times: number) => counts.filter((count) => count === times).length;
  return counts.length + (seen(1) * (seen(1) - 1)) / (2 * (seen(2) + 1));
}
