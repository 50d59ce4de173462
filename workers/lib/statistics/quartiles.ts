/** Quartiles by the methods of different programs. */

export type QuartileMethod = 'linear' | 'exclusive' | 'tukey-hinges' | 'moore-mccabe';

export interface Quartiles {
  readonly quartile1: number;
  readonly quartile3: number;
}

/** Ascending order, the values unchanged. */
export function ascending(values: readonly number[]): readonly number[] {
  return [...Float64Array.from(values).sort()];
}

/** The value at a position, counted from 0, of sorted values; between two of them on the line that joins them. */
function atPosition(sorted: readonly number[], position: number): number {
  const last = sorted.length - 1;
  const within = Math.min(Math.max(position, 0), last);
  const below = Math.floor(within);
  const low = sorted[below] ?? 0;
  const high = sorted[Math.min(below + 1, last)] ?? 0;
  return low === high ? low : low + (within - below) * (high - low);
}

/** The quantile at position (n − 1)p of at least one sorted value: type 7 of `hyndmanFan1996`. */
export function linearQuantile(sorted: readonly number[], share: number): number {
  return atPosition(sorted, (sorted.length - 1) * share);
}

/** The middle of at least one sorted value. */
export function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : (sorted[middle - 1] ?? 0) / 2 + high / 2;
}

/**
 * The quartiles of at least one sorted value. 'linear' and 'exclusive' are types 7 and 6 of `hyndmanFan1996`; the other
 * two are medians of the halves, with the middle value in both halves or in none.
 *
 * @returns null where there are no halves
 */
export function quartilesOf(sorted: readonly number[], method: QuartileMethod): Quartiles | null {
  const { length } = sorted;
  switch (method) {
    case 'linear':
      return { quartile1: linearQuantile(sorted, 0.25), quartile3: linearQuantile(sorted, 0.75) };
    case 'exclusive':
      return {
        quartile1: atPosition(sorted, (length + 1) * 0.25 - 1),
        quartile3: atPosition(sorted, (length + 1) * 0.75 - 1),
      };
    case 'tukey-hinges':
      return ofHalves(sorted, Math.ceil(length / 2));
    case 'moore-mccabe':
      return length < 2 ? null : ofHalves(sorted, length >> 1);
  }
}

function ofHalves(sorted: readonly number[], size: number): Quartiles {
  return { quartile1: medianOf(sorted.slice(0, size)), quartile3: medianOf(sorted.slice(sorted.length - size)) };
}
