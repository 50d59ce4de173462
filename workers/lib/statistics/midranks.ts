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
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  const groups: number[] = [];
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && (order[end]?.value ?? 0) - (order[start]?.value ?? 0) <= slack) end += 1;
    for (const { at } of order.slice(start, end)) ranks[at] = (start + 1 + end) / 2;
    groups.push(end - start);
    start = end;
  }
  return { ranks, groups };
}
