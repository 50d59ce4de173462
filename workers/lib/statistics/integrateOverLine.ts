/** A value this much below the largest, as a logarithm, no longer changes the sum. */
const NEGLIGIBLE = 44;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const COARSE = 0.5;

/**
 * ∫ e^L(x) dx over the whole line by the trapezoidal rule, which for smooth functions that vanish at both ends gains
 * digits exponentially with the number of steps.
 *
 * @param logOf L, with a single hump and a large negative number in place of −∞
 * @param step at most half the width of the narrowest feature
 * @param within where the hump is
 */
export function integrateOverLine(
  logOf: (x: number) => number,
  step: number,
  [from, to]: readonly [from: number, to: number],
): number {
  const middle = placeOfLargest(logOf, from, to);
  const largest = logOf(middle);
  const away = (direction: number) => {
    let sum = 0;
    for (let count = 1; ; count += 1) {
      const height = logOf(middle + direction * count * step) - largest;
      if (height < -NEGLIGIBLE) return sum;
      sum += Math.exp(height);
    }
  };
  return step * Math.exp(largest) * (1 + away(1) + away(-1));
}

function placeOfLargest(of: (x: number) => number, from: number, to: number): number {
  let best = from;
  for (let x = from; x <= to; x += COARSE) if (of(x) > of(best)) best = x;
  let [low, high] = [best - COARSE, best + COARSE];
  while (high - low > 1e-9) {
    const [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (of(a) > of(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}
