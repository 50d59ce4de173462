/** Values that differ by at most this share of the largest are equal: 0.3 − 0.1 ties with 0.2. */
const TIE = 1e-9;

export interface Ranking {
  /** Rank of every value, counted from 1, in their order; equal values share the mean of their ranks. */
  readonly ranks: readonly number[];
  /** How many values share a rank, for every rank; 1 where there is no tie. */
  readonly groups: readonly number[];
}

/** Ranks values in ascending order. */
export function midranks(values: readonly number[]): Ranking {
  const slack = TIE * values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const sorted = Float64Array.from(values).sort();
  // Where each group of equal values begins in the sorted ones.
  const starts: number[] = [];
  for (const [at, value] of sorted.entries())
    if (at === 0 || value - (sorted[starts.at(-1) ?? 0] ?? 0) > slack) starts.push(at);
  const ends = [...starts.slice(1), values.length];
  const ranks = values.map((value) => {
    const group = lastStart(starts, sorted, value);
    return ((starts[group] ?? 0) + 1 + (ends[group] ?? 0)) / 2;
  });
  return { ranks, groups: starts.map((start, at) => (ends[at] ?? 0) - start) };
}

/** The group in which a value lies: the last one that does not begin above it. */
function lastStart(starts: readonly number[], sorted: Float64Array, value: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((sorted[starts[middle] ?? 0] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}
