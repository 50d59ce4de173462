/** Rounds a number of 0 or more half up to the given number of decimals: 41.5 is 42. */
export function halfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5) / scale;
}
