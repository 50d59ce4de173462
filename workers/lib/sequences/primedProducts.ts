/** The products of a PCR, from the places where its primers bind. */
import type { MotifHit } from './motifHits.ts';

/** A primer of a pair. */
export type PrimerRole = 'forward' | 'reverse';

/** Where a primer binds. */
export interface PrimedPlace {
  readonly primer: PrimerRole;
  /** Letters before it, on the strand as it stands. */
  readonly start: number;
  /** Letters of the primer. */
  readonly length: number;
  readonly mismatches: number;
}

/** A product, between a primer that reads as the strand stands and one that reads as the other strand. */
export interface PrimedProduct {
  readonly left: PrimedPlace;
  readonly right: PrimedPlace;
  /** Letters, both primers included. */
  readonly length: number;
}

/**
 * @param hits of the forward primer (pattern 0) and the reverse primer (pattern 1), on both strands
 * @param lengths of the two primers
 * @param strandLength of the circle, or null for a linear strand
 * @returns by their beginning, the shortest first, and how many there are in all
 */
export function primedProducts(
  hits: readonly MotifHit[],
  lengths: readonly [forward: number, reverse: number],
  { longest, strandLength, mostListed }: ProductRules,
): { readonly listed: readonly PrimedProduct[]; readonly total: number } {
  const placeOf = ({ pattern, start, mismatches }: MotifHit): PrimedPlace => ({
    primer: pattern === 0 ? 'forward' : 'reverse',
    start,
    length: lengths[pattern === 0 ? 0 : 1],
    mismatches,
  });
  const byStart = (one: PrimedPlace, other: PrimedPlace) => one.start - other.start;
  const lefts = hits
    .filter(({ strand }) => strand === '+')
    .map(placeOf)
    .sort(byStart);
  const within = hits
    .filter(({ strand }) => strand === '-')
    .map(placeOf)
    .sort(byStart);
  // In a circle a product may run across the origin.
  const beyond = strandLength === null ? [] : within.map((place) => ({ ...place, start: place.start + strandLength }));
  const rights = [...within, ...beyond];
  const listed: PrimedProduct[] = [];
  let total = 0;
  let first = 0;
  for (const left of lefts) {
    while (first < rights.length && (rights[first]?.start ?? 0) < left.start) first += 1;
    for (let at = first; at < rights.length; at += 1) {
      const right = rights[at] as PrimedPlace;
      const length = right.start + right.length - left.start;
      if (right.start - left.start > longest) break;
      // The product contains both primers, and no more than one turn of a circle.
      if (length < left.length || length > longest || (strandLength !== null && length > strandLength)) continue;
      total += 1;
      if (listed.length < mostListed) listed.push({ left, right, length });
    }
  }
  return { listed, total };
}

export interface ProductRules {
  /** Letters of the longest product. */
  readonly longest: number;
  readonly strandLength: number | null;
  readonly mostListed: number;
}
