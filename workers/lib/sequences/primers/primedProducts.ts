/** The products of a PCR, from the places where its primers bind. */
import type { MotifHit } from '../motifs/motifHits.ts';

/** A primer of a pair. */
export type PrimerRole = 'forward' | 'reverse';

/** Where a primer binds. */
export interface PrimedPlace {
  readonly primer: PrimerRole;
  /** Letters before it, on the entered strand. */
  readonly start: number;
  /** Letters that bind. */
  readonly length: number;
  readonly mismatches: number;
}

/** A product, between a primer that reads as the entered strand and one that reads as the other strand. */
export interface PrimedProduct {
  readonly left: PrimedPlace;
  readonly right: PrimedPlace;
  /** Letters of the strand, the parts of both primers that bind included. */
  readonly templateLength: number;
  /** Letters, with the tails of both primers. */
  readonly length: number;
}

/**
 * @param hits of the forward primer (pattern 0) and the reverse primer (pattern 1), on both strands; their letters are those that bind
 * @param lengths of the two primers, with their tails
 * @param strandLength of the circle, or null for a linear strand
 * @returns by their beginning, the shortest first, and how many there are in all
 */
export function primedProducts(
  hits: readonly MotifHit[],
  lengths: readonly [forward: number, reverse: number],
  { longest, strandLength, mostListed }: ProductRules,
): { readonly listed: readonly PrimedProduct[]; readonly total: number } {
  const placesOn = (side: MotifHit['strand']) =>
    hits
      .filter(({ strand }) => strand === side)
      .map(placeOf)
      .sort((one, other) => one.start - other.start);
  const within = placesOn('-');
  // In a circle a product may run across the origin; where its primers overlap, it is longer than the circle.
  const beyond =
    strandLength === null
      ? []
      : [1, 2].flatMap((turn) => within.map((place) => ({ ...place, start: place.start + turn * strandLength })));
  const rights = [...within, ...beyond];
  const listed: PrimedProduct[] = [];
  let total = 0;
  let first = 0;
  for (const left of placesOn('+')) {
    while (first < rights.length && (rights[first]?.start ?? 0) < left.start) first += 1;
    for (let at = first; at < rights.length; at += 1) {
      const right = rights[at] as PrimedPlace;
      const ahead = right.start - left.start;
      if (ahead > longest) break;
      const templateLength = ahead + right.length;
      const length = templateLength + tailOf(left) + tailOf(right);
      // The product contains the parts of both primers that bind, and of a circle no turn more than it must.
      const isShort = templateLength < left.length;
      const isRound = strandLength !== null && templateLength - strandLength >= left.length && ahead >= strandLength;
      if (isShort || isRound || length > longest) continue;
      total += 1;
      if (listed.length < mostListed) listed.push({ left, right, templateLength, length });
    }
  }
  return { listed, total };

  function tailOf({ primer, length }: PrimedPlace): number {
    return lengths[primer === 'forward' ? 0 : 1] - length;
  }
}

function placeOf({ pattern, start, mismatches, letters }: MotifHit): PrimedPlace {
  return { primer: pattern === 0 ? 'forward' : 'reverse', start, length: letters.length, mismatches };
}

export interface ProductRules {
  /** Letters of the longest product. */
  readonly longest: number;
  readonly strandLength: number | null;
  readonly mostListed: number;
}
