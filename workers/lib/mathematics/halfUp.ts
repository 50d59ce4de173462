/** A number of 0 or more to so many decimals, a half rounded up: 41.5 is 42. */
export function halfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5) / scale;
}
