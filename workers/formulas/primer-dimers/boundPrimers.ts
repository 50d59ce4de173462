/** Where primers bind to a strand without mismatches, and the products of any two of them. */
import { findMotifs, type MotifHit } from '../../lib/sequences/motifs/motifHits.ts';
import { reverseComplement } from '../../lib/sequences/motifs/restrictionEnzyme.ts';
import { type ProductRules, primedProducts } from '../../lib/sequences/primers/primedProducts.ts';
import type { Strand } from '../../lib/sequences/strand/strandLetters.ts';

/** Sites that are kept to be paired; the others are counted. */
const MOST_SITES = 2000;

export interface BoundProduct {
  /** Index of the primer that reads as the entered strand, and of the one that reads as the other strand. */
  readonly forward: number;
  readonly reverse: number;
  /** Letters before the product, on the strand. */
  readonly start: number;
  /** Letters, the binding parts of both primers included. */
  readonly length: number;
}

export interface BoundPrimers {
  /** Places of each primer, on either strand. */
  readonly sites: readonly number[];
  /** The first, by primers. */
  readonly products: readonly BoundProduct[];
  /** How many there are of the sites that were paired. */
  readonly total: number;
  /** There were more sites than could be paired. */
  readonly isCrowded: boolean;
}

export interface BindingRules {
  /** Letters of the longest product. */
  readonly longest: number;
  /** Products that are listed. */
  readonly mostListed: number;
  /** Primers and products may cross the origin. */
  readonly isCircular: boolean;
}

/**
 * @param binding the part of each primer that binds, with ambiguity letters
 * @param report called now and then with the letters passed
 */
export async function bindPrimers(
  strand: Strand,
  binding: readonly string[],
  { longest, mostListed, isCircular }: BindingRules,
  report: (done: number) => void,
): Promise<BoundPrimers> {
  const patterns = binding.map((letters) => ({ letters, mismatches: 0 }));
  const rules = { strands: 'both', isCircular, mostKept: MOST_SITES } as const;
  const { kept, counts, total: found } = await findMotifs(strand, patterns, rules, report);
  // A primer that reads the same on both strands binds to both, and is found once.
  const hits = binding.map((letters, index) =>
    kept
      .filter(({ pattern }) => pattern === index)
      .flatMap((hit) => (reverseComplement(letters) === letters ? [hit, { ...hit, strand: '-' as const }] : [hit])),
  );
  const products: BoundProduct[] = [];
  let total = 0;
  for (const [one, ofOne] of hits.entries())
    for (const [other, ofOther] of hits.entries()) {
      const lengths = [binding[one]?.length ?? 0, binding[other]?.length ?? 0] as const;
      const pair = pairProducts(ofOne, ofOther, lengths, {
        longest,
        strandLength: isCircular ? strand.length : null,
        mostListed: mostListed - products.length,
      });
      total += pair.total;
      for (const { left, templateLength } of pair.listed)
        products.push({ forward: one, reverse: other, start: left.start, length: templateLength });
    }
  const sites = counts.map(({ entered, other }) => entered + other);
  return { sites, products, total, isCrowded: found > kept.length };
}

/** Those that begin with the first primer and end with the second. */
function pairProducts(
  first: readonly MotifHit[],
  second: readonly MotifHit[],
  lengths: readonly [first: number, second: number],
  rules: ProductRules,
) {
  const hits = [
    ...first.filter(({ strand }) => strand === '+').map((hit) => ({ ...hit, pattern: 0 })),
    ...second.filter(({ strand }) => strand === '-').map((hit) => ({ ...hit, pattern: 1 })),
  ];
  return primedProducts(hits, lengths, rules);
}
