/** The letters of nucleic acids. */

/** Which letters a reader accepts, in either case: the four bases, or these and the ambiguity letters of IUPAC. */
export type Alphabet = 'dna' | 'rna' | 'ambiguousDna' | 'ambiguousRna';

/** How often each letter occurs, in either case. */
export interface LetterCounts {
  readonly A: number;
  readonly C: number;
  readonly G: number;
  /** T, or U in an RNA alphabet. */
  readonly T: number;
  /** Ambiguity letters, all together; 0 where the alphabet has none. */
  readonly ambiguous: number;
}

/** @param totals of A, C, G, the fourth base and the ambiguity letters */
export function letterCounts(totals: Float64Array): LetterCounts {
  return {
    A: totals[0] as number,
    C: totals[1] as number,
    G: totals[2] as number,
    T: totals[3] as number,
    ambiguous: totals[4] as number,
  };
}

/** Letters for two, three or all four bases. Source: `ncIub1984`. */
export const AMBIGUITY_LETTERS = 'RYSWKMBDHVN';

/** The base that pairs with A: T in DNA, U in RNA. */
export function fourthBase(alphabet: Alphabet): 'T' | 'U' {
  return alphabet === 'dna' || alphabet === 'ambiguousDna' ? 'T' : 'U';
}

export function hasAmbiguity(alphabet: Alphabet): boolean {
  return alphabet === 'ambiguousDna' || alphabet === 'ambiguousRna';
}

/** Tab, line feed, vertical tab, form feed, carriage return, space. */
export const WHITE_SPACE: readonly number[] = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20];
