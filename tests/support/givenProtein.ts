import type { LongText } from '#workers/contract.ts';
import type { GivenChain } from '#workers/lib/sequences/protein/givenChain.ts';

/** What an analysis of a protein is given by a page that holds this one. */
export function givenProtein(sequence: LongText): GivenChain {
  return { inputType: 'PROTEIN', sequence, readAsFasta: false, recognize: false };
}
