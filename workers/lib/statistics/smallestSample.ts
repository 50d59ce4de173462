/**
 * The smallest whole number from `least` to `most` at which a condition holds that keeps holding from there on.
 *
 * @returns null where it does not hold at `most` either
 */
export function smallestSample(least: number, most: number, isEnough: (count: number) => boolean): number | null {
  if (isEnough(least)) return least;
  let below = least;
  let above = least;
  do {
    if (above >= most) return null;
    below = above;
    above = Math.min(most, above * 2);
  } while (!isEnough(above));
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (isEnough(middle)) above = middle;
    else below = middle;
  }
  return above;
}
