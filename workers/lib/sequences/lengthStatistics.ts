/** Statistics of the lengths of many sequences. */
import type { Counts } from './recordList.ts';

export interface LengthStatistics {
  readonly total: number;
  readonly mean: number;
  readonly median: number;
  readonly shortest: number;
  readonly longest: number;
  /** Sequences of at least this length hold half of all letters, or more. */
  readonly n50: number;
  /** The same for nine tenths. */
  readonly n90: number;
  /** Fewest sequences that hold half of all letters. */
  readonly l50: number;
}

/** Null for an empty list. */
export function lengthStatistics(lengths: Counts): LengthStatistics | null {
  const count = lengths.length;
  if (count === 0) return null;
  const sorted = lengths.slice().sort();
  const at = (index: number) => sorted[index] ?? 0;
  const total = sumOf(sorted);
  const half = reached(sorted, total / 2);
  return {
    total,
    mean: total / count,
    median: (at((count - 1) >> 1) + at(count >> 1)) / 2,
    shortest: at(0),
    longest: at(count - 1),
    n50: at(count - half),
    n90: at(count - reached(sorted, 0.9 * total)),
    l50: half,
  };
}

export function sumOf(numbers: Counts): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** How many of the longest together have at least that many letters. */
function reached(sorted: Counts, wanted: number): number {
  let sum = 0;
  let taken = 0;
  while (taken === 0 || (sum < wanted && taken < sorted.length)) {
    taken += 1;
    sum += sorted[sorted.length - taken] ?? 0;
  }
  return taken;
}
