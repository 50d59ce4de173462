/** What is left of a strand that several enzymes cut at once. */

/** From the first to the last base, counted from 1; on a circle, the last may come before the first. */
export interface Fragment {
  readonly from: number;
  readonly to: number;
  /** Bases of the entered strand. */
  readonly length: number;
  /** What cut before its first base: indices of enzymes; empty at an end of the strand. */
  readonly startCutBy: readonly number[];
  /** What cut after its last base. */
  readonly endCutBy: readonly number[];
}

export interface Digest {
  /** Fragments in all; 1 where nothing cuts. */
  readonly total: number;
  /** The longest, longest first; of equal length, by their first base. */
  readonly longest: readonly Fragment[];
}

/**
 * @param places for each enzyme the letters before its cuts, from 0 to less than the length; 0 on a circle only
 * @param most fragments listed
 */
export function digestOf(
  places: readonly Float64Array[],
  { length, isCircular }: { readonly length: number; readonly isCircular: boolean },
  most: number,
): Digest {
  const cuts = Float64Array.from(new Set(places.flatMap((each) => [...each]))).sort();
  const starts = isCircular ? [...cuts] : [0, ...cuts];
  if (starts.length === 0)
    return { total: 1, longest: [{ from: 1, to: length, length, startCutBy: [], endCutBy: [] }] };
  const ends = isCircular ? [...cuts.subarray(1), (cuts[0] ?? 0) + length] : [...cuts, length];
  const lengths = starts.map((start, at) => (ends[at] ?? 0) - start);
  const order = [...lengths.keys()].sort((one, other) => (lengths[other] ?? 0) - (lengths[one] ?? 0) || one - other);
  const sets = places.map((each) => new Set(each));
  const cutBy = (place: number) => [...sets.keys()].filter((enzyme) => sets[enzyme]?.has(place));
  const longest = order.slice(0, most).map((at) => {
    const start = starts[at] ?? 0;
    const end = ends[at] ?? 0;
    return {
      from: start + 1,
      to: end > length ? end - length : end,
      length: end - start,
      startCutBy: cutBy(start),
      endCutBy: cutBy(isCircular ? end % length : end),
    };
  });
  return { total: starts.length, longest };
}
