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
  const middle = placeOfLargest(logOf, from, to, step);
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

/** To within a step: the sum does not depend on where its grid lies. */
function placeOfLargest(of: (x: number) => number, from: number, to: number, step: number): number {
  let [best, height] = [from, of(from)];
  for (let x = from + COARSE; x <= to; x += COARSE) {
    const found = of(x);
    if (found > height) [best, height] = [x, found];
  }
  let [low, high] = [best - COARSE, best + COARSE];
  let [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atA, atB] = [of(a), of(b)];
  while (high - low > step) {
    if (atA > atB) {
      [high, b, atB] = [b, a, atA];
      a = high - GOLDEN * (high - low);
      atA = of(a);
    } else {
      [low, a, atA] = [a, b, atB];
      b = low + GOLDEN * (high - low);
      atB = of(b);
    }
  }
  return (low + high) / 2;
}
