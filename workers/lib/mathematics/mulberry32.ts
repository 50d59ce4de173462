/**
 * A stream of evenly distributed numbers from 0 to below 1 that the seed alone decides: mulberry32. Good enough for
 * shuffles and bootstraps, and no cryptography.
 *
 * @param seed whole, 0 to 4294967295
 */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
