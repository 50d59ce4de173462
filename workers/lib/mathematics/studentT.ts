/** Number of bisection steps: enough for full double precision. */
const HALVINGS = 60;

/**
 * Returns the t for which that share of Student's distribution lies within ±t: 12.706 for 95 % and 1 degree of freedom,
 * 1.96 for very many degrees of freedom. Source: `abramowitzStegun`, 26.7.3 and 26.7.4, finite sums in the angle
 * arctan(t/√ν).
 *
 * @param share above 0 and below 1
 * @param freedom degrees of freedom ν, whole, 1 or more
 */
export function twoSidedT(share: number, freedom: number): number {
  let low = 0;
  let high = Math.PI / 2;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const angle = (low + high) / 2;
    if (shareWithin(angle, freedom) < share) low = angle;
    else high = angle;
  }
  return Math.tan((low + high) / 2) * Math.sqrt(freedom);
}

/** The share of the distribution between −t and t, by the angle arctan(t/√ν). */
function shareWithin(angle: number, freedom: number): number {
  const isOdd = freedom % 2 === 1;
  const squaredCosine = Math.cos(angle) ** 2;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = 0;
  for (let power = isOdd ? 1 : 0; power <= freedom - 2; power += 2) {
    sum += term;
    term *= (squaredCosine * (power + 1)) / (power + 2);
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}
