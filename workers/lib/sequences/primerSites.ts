/** Where the primers of pairs bind, on both strands. */
import { baseSets } from './ambiguousBases.ts';
import { findMotifs, type MotifHit } from './motifHits.ts';
import type { NamedLetters } from './motifLines.ts';
import { reverseComplement } from './restrictionEnzyme.ts';
import type { Strand } from './strandLetters.ts';

export interface PrimerRules {
  /** Letters of each primer that may differ. */
  readonly mismatches: number;
  /** Letters at the 3′ end of each primer that must match. */
  readonly exactEnd: number;
  readonly isCircular: boolean;
}

export interface PairSites {
  readonly pair: NamedLetters;
  /** The first of them. A primer that reads the same on both strands binds to both. */
  readonly hits: readonly MotifHit[];
  /** Sites of the forward and of the reverse primer. */
  readonly counts: readonly [forward: number, reverse: number];
}

const MOST_SITES = 20_000;
const SETS = baseSets('ACGT');

/** @param report called now and then with the letters passed, and with how many there will be */
export async function primerSites(
  strand: Strand,
  pairs: readonly NamedLetters[],
  { mismatches, exactEnd, isCircular }: PrimerRules,
  report: (done: number, total: number) => void,
): Promise<readonly PairSites[]> {
  const sites: PairSites[] = [];
  for (const [index, pair] of pairs.entries()) {
    const { kept, counts } = await findMotifs(
      strand,
      pair.letters.map((letters) => ({ letters, mismatches })),
      { strands: 'both', isCircular, mostKept: MOST_SITES },
      (done) => report(index * strand.length + done, pairs.length * strand.length),
      ({ pattern, letters }) => endMatches(pair.letters[pattern] ?? '', letters, exactEnd),
    );
    const countOf = (at: number) => (counts[at]?.entered ?? 0) + (counts[at]?.other ?? 0);
    const hits = kept.flatMap((hit) =>
      readsTheSame(pair.letters[hit.pattern] ?? '') ? [hit, { ...hit, strand: '-' as const }] : [hit],
    );
    sites.push({ pair, hits, counts: [countOf(0), countOf(1)] });
  }
  return sites;
}

/** Whether the last letters of the primer match; both read 5′ to 3′. */
function endMatches(primer: string, letters: string, exactEnd: number): boolean {
  for (let back = 1; back <= Math.min(exactEnd, primer.length); back += 1) {
    const wanted = SETS[primer.charCodeAt(primer.length - back)] as number;
    const there = SETS[letters.charCodeAt(letters.length - back)] as number;
    if ((there & ~wanted) !== 0) return false;
  }
  return true;
}

function readsTheSame(primer: string): boolean {
  return reverseComplement(primer) === primer;
}
