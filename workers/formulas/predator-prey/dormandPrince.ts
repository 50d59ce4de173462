/** Two numbers that change together. */
export type Pair = readonly [number, number];

interface Limits {
  /** Largest error of a step in each number. */
  readonly error: number;
  readonly mostSteps: number;
}

/**
 * Solves dy/dt = f(y) from time 0 by the pair of Dormand and Prince, orders 5 and 4, with steps that adapt and end at
 * each of the times. Null where it takes too many steps, or a twentieth of them gets next to nowhere. Source: `dormandPrince1980`.
 *
 * @param times rising, above 0
 * @returns y at each time
 */
export function dormandPrince(
  slope: (state: Pair) => Pair,
  start: Pair,
  times: readonly number[],
  { error, mostSteps }: Limits,
): readonly Pair[] | null {
  const found: Pair[] = [];
  const last = times.at(-1) ?? 0;
  const early = Math.floor(mostSteps / 20);
  let [state, time, steps] = [start, 0, 0];
  let wanted = times[0] ?? 0;
  for (const end of times) {
    while (time < end) {
      steps += 1;
      if (steps > mostSteps || (steps === early && time < last * HOPELESS)) return null;
      const isLast = time + wanted >= end;
      const step = isLast ? end - time : wanted;
      const { next, miss } = stepOf(slope, state, step);
      const share = miss / error;
      // A step into what cannot be computed is tried again, shorter.
      const factor = Number.isFinite(share) ? Math.min(LONGER, Math.max(SHORTER, SAFETY * share ** -0.2)) : SHORTER;
      if (share <= 1) {
        [state, time] = [next, isLast ? end : time + step];
        // The rest before an end says nothing about how long the next step may be.
        wanted = isLast ? Math.max(wanted, step * factor) : step * factor;
      } else wanted = step * factor;
    }
    found.push(state);
  }
  return found;
}

const [SAFETY, SHORTER, LONGER] = [0.9, 0.2, 5];
/** The share of the time below which a twentieth of the steps says that all of them will not do. */
const HOPELESS = 1 / 1000;

function stepOf(
  slope: (state: Pair) => Pair,
  state: Pair,
  step: number,
): { readonly next: Pair; readonly miss: number } {
  const slopes = [slope(state)];
  let next = state;
  for (const weights of STAGES) {
    next = moved(state, step, weights, slopes);
    slopes.push(slope(next));
  }
  const [miss0, miss1] = moved([0, 0], step, ERRORS, slopes);
  return { next, miss: Math.max(Math.abs(miss0), Math.abs(miss1)) };
}

/** Called millions of times: an index is several times as fast as an iterator. */
function moved(state: Pair, step: number, weights: readonly number[], slopes: readonly Pair[]): Pair {
  let first = 0;
  let second = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const slope = slopes[index];
    if (slope === undefined) continue;
    const weight = weights[index] ?? 0;
    first += weight * slope[0];
    second += weight * slope[1];
  }
  return [state[0] + step * first, state[1] + step * second];
}

/** Weights of the slopes in each stage; those of the last are the solution of order 5. */
const STAGES: readonly (readonly number[])[] = [
  [1 / 5],
  [3 / 40, 9 / 40],
  [44 / 45, -56 / 15, 32 / 9],
  [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
  [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
  [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
];
/** The solution of order 5 less that of order 4. */
const ERRORS: readonly number[] = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40];
