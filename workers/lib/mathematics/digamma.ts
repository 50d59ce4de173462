const SERIES_FROM = 16;

/** ψ(x), the derivative of ln Γ, for x above 0. Source: `abramowitzStegun`, 6.3.5 and 6.3.18. */
export function digamma(x: number): number {
  let shifted = x;
  let below = 0;
  while (shifted < SERIES_FROM) {
    below += 1 / shifted;
    shifted += 1;
  }
  const square = shifted * shifted;
  const series = (1 / 12 - (1 / 120 - (1 / 252 - (1 / 240 - 1 / 132 / square) / square) / square) / square) / square;
  return Math.log(shifted) - 0.5 / shifted - series - below;
}
