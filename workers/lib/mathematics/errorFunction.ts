/** From here on the continued fraction converges faster, and 1 − erf would lose digits. */
const FRACTION_FROM = 2;
/** Enough of the continued fraction for every digit of a double from 2 on. */
const FRACTION_DEPTH = 120;

/**
 * The complementary error function 2/√π · ∫ exp(−t²) dt from x to infinity, for x of 0 or more, to about 13 digits.
 *
 *   below 2:   1 − 2/√π · exp(−x²) · Σ 2ⁿ·x^(2n + 1) / (1·3·5·…·(2n + 1))
 *   from 2 on: exp(−x²)/√π · 1/(x + (1/2)/(x + (2/2)/(x + (3/2)/(x + …))))
 *
 * @returns 1 at 0, falling to 0; values below the smallest double are 0
 */
export function erfc(x: number): number {
  return x < FRACTION_FROM ? 1 - erfBySeries(x) : erfcByFraction(x);
}

function erfBySeries(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; term > sum * Number.EPSILON; n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

function erfcByFraction(x: number): number {
  let tail = x;
  for (let n = FRACTION_DEPTH; n > 0; n -= 1) tail = x + n / 2 / tail;
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / tail;
}
