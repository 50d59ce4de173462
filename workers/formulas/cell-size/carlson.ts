/**
 * Carlson's symmetric elliptic integrals R_F and R_D, by repeated duplication and a Taylor series about the mean.
 *
 * Source: `dlmf19`, §19.16 (definitions), §19.36(i) (method).
 */

/** When the arguments are within this relative distance of their mean, the error is of the order of its sixth power. */
const NEAR = 1e-3;

/**
 * R_F(x, y, z) = ½ ∫₀^∞ dt ÷ √((t + x)(t + y)(t + z))
 *
 * @param x 0 or more; so are `y` and `z`, and at most one of the three is 0
 */
export function carlsonRF(x: number, y: number, z: number): number {
  let [a, b, c] = [x, y, z];
  let mean = (a + b + c) / 3;
  while (Math.max(Math.abs(mean - a), Math.abs(mean - b), Math.abs(mean - c)) > NEAR * mean) {
    const step = Math.sqrt(a * b) + Math.sqrt(b * c) + Math.sqrt(c * a);
    [a, b, c, mean] = [(a + step) / 4, (b + step) / 4, (c + step) / 4, (mean + step) / 4];
  }
  const [X, Y] = [1 - a / mean, 1 - b / mean];
  const Z = -X - Y;
  const e2 = X * Y - Z * Z;
  const e3 = X * Y * Z;
  return (1 - e2 / 10 + e3 / 14 + (e2 * e2) / 24 - (3 * e2 * e3) / 44) / Math.sqrt(mean);
}

/**
 * R_D(x, y, z) = ³⁄₂ ∫₀^∞ dt ÷ ((t + z)·√((t + x)(t + y)(t + z)))
 *
 * @param x 0 or more; so is `y`, and at most one of the two is 0
 * @param z above 0
 */
export function carlsonRD(x: number, y: number, z: number): number {
  let [a, b, c] = [x, y, z];
  let mean = (a + b + 3 * c) / 5;
  let sum = 0;
  let weight = 1;
  while (Math.max(Math.abs(mean - a), Math.abs(mean - b), Math.abs(mean - c)) > NEAR * mean) {
    const step = Math.sqrt(a * b) + Math.sqrt(b * c) + Math.sqrt(c * a);
    sum += weight / (Math.sqrt(c) * (c + step));
    weight /= 4;
    [a, b, c, mean] = [(a + step) / 4, (b + step) / 4, (c + step) / 4, (mean + step) / 4];
  }
  const [X, Y] = [1 - a / mean, 1 - b / mean];
  const Z = -(X + Y) / 3;
  const e2 = X * Y - 6 * Z * Z;
  const e3 = (3 * X * Y - 8 * Z * Z) * Z;
  const e4 = 3 * (X * Y - Z * Z) * Z * Z;
  const e5 = X * Y * Z ** 3;
  const series = 1 - (3 * e2) / 14 + e3 / 6 + (9 * e2 * e2) / 88 - (3 * e4) / 22 - (9 * e2 * e3) / 52 + (3 * e5) / 26;
  return (weight * series) / (mean * Math.sqrt(mean)) + 3 * sum;
}
