/** Looks for patterns on both strands of a strand, in one pass, also across the origin of a circle. */

import { readStrand, type Strand, strandWindow } from '../strand/strandLetters.ts';
import { LONGEST_MOTIF, type MismatchPattern } from './mismatchMatcher.ts';
import { reverseComplement } from './restrictionEnzyme.ts';
import { createMotifMatcher } from './seededMatcher.ts';

/** A place where a pattern was found. */
export interface MotifHit {
  /** Index of the pattern. */
  readonly pattern: number;
  readonly strand: '+' | '-';
  /** Letters before it, on the entered strand. */
  readonly start: number;
  readonly mismatches: number;
  /** As they read on the strand on which it was found. */
  readonly letters: string;
}

export interface MotifRules {
  readonly strands: 'both' | 'entered' | 'other';
  readonly isCircular: boolean;
  /** Hits that are kept; the others are counted. */
  readonly mostKept: number;
}

export interface MotifHits {
  /** The first, in the order of their last letters. */
  readonly kept: readonly MotifHit[];
  /** By pattern: those on the entered strand, and those on the other one. */
  readonly counts: readonly { readonly entered: number; readonly other: number }[];
  readonly total: number;
}

/**
 * A pattern that reads the same on both strands is counted once, on the entered strand.
 *
 * @param report called now and then with the letters passed
 * @param accepts whether a hit counts. Absent: all do
 */
export async function findMotifs(
  strand: Strand,
  patterns: readonly MismatchPattern[],
  { strands, isCircular, mostKept }: MotifRules,
  report: (done: number) => void,
  accepts: (hit: MotifHit) => boolean = () => true,
): Promise<MotifHits> {
  const { length } = strand;
  const searched = patterns.flatMap((pattern, index) => {
    const opposite = reverseComplement(pattern.letters);
    const isSame = opposite === pattern.letters;
    return [
      ...(strands !== 'other' || isSame ? [{ ...pattern, index, strand: '+' as const }] : []),
      ...(strands !== 'entered' && !isSame ? [{ ...pattern, letters: opposite, index, strand: '-' as const }] : []),
    ];
  });
  const counts = patterns.map(() => ({ entered: 0, other: 0 }));
  const kept: MotifHit[] = [];
  let total = 0;
  /** The last letters: the one at place n is at n % LONGEST_MOTIF. */
  const recent = new Uint8Array(LONGEST_MOTIF);
  let piece: Uint8Array = recent;
  let pieceStart = 0;
  const note = (at: number, end: number, mismatches: number): void => {
    const { index, strand: side, letters: looked } = searched[at] as (typeof searched)[number];
    const start = end - looked.length;
    // Beyond the end of a circle, only those that begin before it are new; none is longer than the circle.
    if (start >= length || looked.length > length) return;
    const hit = { pattern: index, strand: side, start, mismatches, letters: lettersOf(start, end, side) };
    if (!accepts(hit)) return;
    total += 1;
    const count = counts[index] as { entered: number; other: number };
    if (side === '+') count.entered += 1;
    else count.other += 1;
    if (kept.length < mostKept) kept.push(hit);
  };
  const matcher = createMotifMatcher(searched, note, strand.kernel);
  await readStrand(strand, 0, (letters, place) => {
    take(letters, place);
    report(place + letters.length);
    return true;
  });
  if (isCircular) {
    const longest = Math.max(0, ...patterns.map(({ letters }) => letters.length));
    if (longest > 1) take(await strandWindow(strand, 0, longest - 1), length);
  }
  return { kept, counts, total };

  function take(letters: Uint8Array, place: number): void {
    piece = letters;
    pieceStart = place;
    matcher.read(letters);
    const from = Math.max(0, letters.length - LONGEST_MOTIF);
    for (let at = from; at < letters.length; at += 1) recent[(place + at) % LONGEST_MOTIF] = letters[at] as number;
  }

  function lettersOf(start: number, end: number, side: '+' | '-'): string {
    const bytes = Uint8Array.from({ length: end - start }, (_, at) => {
      const place = start + at;
      return (place >= pieceStart ? piece[place - pieceStart] : recent[place % LONGEST_MOTIF]) as number;
    });
    const text = String.fromCharCode(...bytes);
    return side === '+' ? text : reverseComplement(text);
  }
}
