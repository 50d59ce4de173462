import { brentRoot } from './brentRoot.ts';
import type { Tails } from './incompleteBeta.ts';

/** Which tail a probability is that of: the chance of less ('lower') or of more ('upper'). */
export type Tail = 'lower' | 'upper';

/** Stands for the logarithm of a tail that is too small for a double. */
const LOG_OF_NOTHING = -1e4;

/**
 * The place at which a tail of a distribution has that probability. It is sought in a coordinate in which the
 * distribution is spread out, on the logarithm of the smaller tail, which is nearly straight there.
 *
 * @param tailsAt the tails at a place of the coordinate, which grows with the value
 * @param probability above 0 and below 1
 * @param from start of the coordinate
 * @param to end of the coordinate
 */
export function tailQuantile(
  tailsAt: (place: number) => Tails,
  probability: number,
  tail: Tail,
  [from, to]: readonly [from: number, to: number],
): number {
  const other = tail === 'lower' ? 'upper' : 'lower';
  const [side, wanted] = probability <= 0.5 ? [tail, probability] : [other as Tail, 1 - probability];
  const goal = Math.log(wanted);
  const excess = (place: number) => Math.max(Math.log(tailsAt(place)[side]), LOG_OF_NOTHING) - goal;
  return brentRoot(excess, from, to);
}
