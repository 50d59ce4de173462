/** The hypergeometric distribution: marked items in a draw without replacement. */
import { binomialProbability } from './binomial.ts';
import type { Tails } from './incompleteBeta.ts';

/** An urn and a draw from it; all are whole numbers of 0 or more. */
export interface Draw {
  readonly marked: number;
  readonly unmarked: number;
  /** How many are drawn, at most all. */
  readonly drawn: number;
}

/** The smallest and the largest number of marked items that can be drawn. */
export function drawnLimits({ marked, unmarked, drawn }: Draw): readonly [least: number, most: number] {
  return [Math.max(0, drawn - unmarked), Math.min(drawn, marked)];
}

/** The chance that exactly k of the drawn items are marked. Source: `loader2000`. */
export function hypergeometricProbability(k: number, draw: Draw): number {
  const [least, most] = drawnLimits(draw);
  if (k < least || k > most) return 0;
  const { marked, unmarked, drawn } = draw;
  const all = marked + unmarked;
  if (drawn === 0 || drawn === all) return 1;
  const p = drawn / all;
  return (
    (binomialProbability(k, marked, p) * binomialProbability(drawn - k, unmarked, p)) /
    binomialProbability(drawn, all, p)
  );
}

/** The chance of k marked items or fewer, and of more than k. */
export function hypergeometricTails(k: number, draw: Draw): Tails {
  const [least, most] = drawnLimits(draw);
  if (k < least) return { lower: 0, upper: 1 };
  if (k >= most) return { lower: 1, upper: 0 };
  const mean = (draw.drawn * draw.marked) / (draw.marked + draw.unmarked);
  if (k < mean) {
    const lower = sumFrom(k, least, -1, draw);
    return { lower, upper: 1 - lower };
  }
  const upper = sumFrom(k + 1, most, 1, draw);
  return { lower: 1 - upper, upper };
}

/** Adds up the probabilities from one end of a tail to the other, by the ratio of neighbors. */
function sumFrom(start: number, end: number, step: 1 | -1, draw: Draw): number {
  const { marked, unmarked, drawn } = draw;
  let probability = hypergeometricProbability(start, draw);
  let sum = probability;
  for (let k = start; k !== end && probability > sum * 1e-18; k += step) {
    probability *=
      step === 1
        ? (((marked - k) / (k + 1)) * (drawn - k)) / (unmarked - drawn + k + 1)
        : ((k / (marked - k + 1)) * (unmarked - drawn + k)) / (drawn - k + 1);
    sum += probability;
  }
  return Math.min(1, sum);
}
