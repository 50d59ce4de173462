import { logGamma } from './logGamma.ts';

/**
 * The chance of as few runs of one sign or fewer among residuals in order: small where points bend away from a line.
 *
 * @returns null where all have one sign
 */
export function fewRunsPValue(residuals: readonly number[]): number | null {
  const signs = residuals.filter((residual) => residual !== 0).map((residual) => residual > 0);
  const above = signs.filter(Boolean).length;
  const below = signs.length - above;
  if (above === 0 || below === 0) return null;
  const runs = 1 + signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
  const all = logChoose(above + below, above);
  let sum = 0;
  for (let count = 2; count <= runs; count += 1) {
    const half = count >> 1;
    sum +=
      count % 2 === 0
        ? 2 * Math.exp(logChoose(above - 1, half - 1) + logChoose(below - 1, half - 1) - all)
        : Math.exp(logChoose(above - 1, half) + logChoose(below - 1, half - 1) - all) +
          Math.exp(logChoose(above - 1, half - 1) + logChoose(below - 1, half) - all);
  }
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  return k < 0 || k > n ? Number.NEGATIVE_INFINITY : logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
