/** From here on 1 − erf would lose digits. */
const NEAR = 0.46875;
const FAR = 4;
/** From here on the value is below the smallest double. */
const NOTHING_FROM = 28;
/** Sixteenths have squares without rounding. */
const EXACT_PARTS = 16;

/**
 * The complementary error function 2/√π · ∫ exp(−t²) dt from x to infinity, for x of 0 or more, to about 15 digits, by
 * quotients of polynomials. Source: `cody1969`, tables II, III and IV.
 *
 *   up to 0.46875:   1 − x·R(x²)
 *   up to 4:         exp(−x²)·R(x)
 *   beyond:          exp(−x²)/x·(1/√π − R(1/x²)/x²)
 *
 * @returns 1 at 0, falling to 0; values below the smallest double are 0
 */
export function erfc(x: number): number {
  if (x <= NEAR) return 1 - x * quotient(NEAR_ABOVE, NEAR_BELOW, x * x);
  if (x <= FAR) return expOfSquare(x) * quotient(MIDDLE_ABOVE, MIDDLE_BELOW, x);
  if (x >= NOTHING_FROM) return 0;
  const inverse = 1 / (x * x);
  return (expOfSquare(x) / x) * (1 / Math.sqrt(Math.PI) - inverse * quotient(FAR_ABOVE, FAR_BELOW, inverse));
}

/** exp(−x²), in two parts, because a rounded square would cost digits. */
function expOfSquare(x: number): number {
  const part = Math.trunc(x * EXACT_PARTS) / EXACT_PARTS;
  return Math.exp(-part * part) * Math.exp(-(x - part) * (x + part));
}

/** The quotient of two polynomials, each with the coefficient of the highest power first. */
function quotient(above: readonly number[], below: readonly number[], x: number): number {
  let [top, bottom] = [0, 0];
  for (const coefficient of above) top = top * x + coefficient;
  for (const coefficient of below) bottom = bottom * x + coefficient;
  return top / bottom;
}

const NEAR_ABOVE = [0.18577770618460315, 3.1611237438705655, 113.86415415105016, 377.485237685302, 3209.3775891384694];
const NEAR_BELOW = [1, 23.601290952344122, 244.02463793444417, 1282.6165260773723, 2844.236833439171];
const MIDDLE_ABOVE = [
  2.1531153547440383e-8, 0.5641884969886701, 8.883149794388377, 66.11919063714163, 298.6351381974001, 881.952221241769,
  1712.0476126340707, 2051.0783778260716, 1230.3393547979972,
];
const MIDDLE_BELOW = [
  1, 15.744926110709835, 117.6939508913125, 537.1811018620099, 1621.3895745666903, 3290.7992357334597,
  4362.619090143247, 3439.3676741437216, 1230.3393548037495,
];
const FAR_ABOVE = [
  0.016315387137302097, 0.30532663496123236, 0.36034489994980445, 0.12578172611122926, 0.016083785148742275,
  0.0006587491615298378,
];
const FAR_BELOW = [
  1, 2.568520192289822, 1.8729528499234673, 0.5279051029514285, 0.06051834131244132, 0.0023352049762686918,
];
