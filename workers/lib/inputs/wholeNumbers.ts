/** The largest seed of the generators of random numbers: 32 bits. */
export const LARGEST_SEED = 4_294_967_295;

/** True for whole numbers from `least` to `most`. */
export function isWholeWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
