/** The gamma function's logarithm, and the two corrections by which densities keep their digits. Source: `loader2000`. */

const LANCZOS_G = 607 / 128;
/** Coefficients of Lanczos's approximation for g = 607/128. */
const LANCZOS = [
  0.9999999999999971, 57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
  3.399464998481189e-5, 4.652362892704858e-5, -9.837447530487956e-5, 0.0001580887032249125, -0.00021026444172410488,
  0.00021743961811521265, -0.0001643181065367639, 8.441822398385275e-5, -2.6190838401581408e-5, 3.6899182659531625e-6,
];
const HALF_LOG_TWO_PI = Math.log(2 * Math.PI) / 2;

/** ln Γ(x) for x above 0, to about 15 digits of max(1, |ln Γ|). */
export function logGamma(x: number): number {
  if (x < 0.5) return logGamma(x + 1) - Math.log(x);
  const at = x - 1;
  const sum = LANCZOS.reduce(
    (total, coefficient, index) => total + (index === 0 ? coefficient : coefficient / (at + index)),
    0,
  );
  const base = at + LANCZOS_G + 0.5;
  return (at + 0.5) * Math.log(base) - base + HALF_LOG_TWO_PI + Math.log(sum);
}

/** From here on the series has every digit of a double. */
const SERIES_FROM = 16;

/** ln Γ(x + 1) − ((x + ½) ln x − x + ½ ln 2π): what Stirling's formula leaves out, for x above 0. */
export function stirlingError(x: number): number {
  if (x < SERIES_FROM) return logGamma(x + 1) - (x + 0.5) * Math.log(x) + x - HALF_LOG_TWO_PI;
  const square = x * x;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / x;
}

/** x ln(x/mean) + mean − x without cancellation where the two are close; both above 0. */
export function devianceTerm(x: number, mean: number): number {
  const difference = x - mean;
  if (Math.abs(difference) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const ratio = difference / (x + mean);
  let sum = difference * ratio;
  let power = 2 * x * ratio;
  for (let odd = 3; ; odd += 2) {
    power *= ratio * ratio;
    const next = sum + power / odd;
    if (next === sum) return sum;
    sum = next;
  }
}
