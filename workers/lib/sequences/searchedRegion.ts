import type { Verdict } from '../../contract.ts';
import { accept, refuse } from '../inputs/verdict.ts';
import type { GivenStrand } from './givenStrand.ts';
import { readRegion } from './regionInput.ts';
import { type Region, regionLength } from './strandRegion.ts';
import { lettersIn } from './strandScan.ts';

/** A region of which a search holds all letters at once. */
export interface SearchedRegion {
  /** A blank end is that of the strand. */
  readonly ends: Region;
  /** Letters. */
  readonly length: number;
}

/**
 * Returns the region of a linear strand, or the issue with it, under the paths `from` and `to`.
 *
 * @param most letters that can be held
 */
export function readSearchedRegion(
  { given, from, to }: { readonly given: GivenStrand; readonly from: number | null; readonly to: number | null },
  most: number,
): Verdict<SearchedRegion> {
  const strandLength = lettersIn(given.learnt.chosen.counts);
  const ends = readRegion({ from, to, circular: false }, strandLength);
  if ('message' in ends) return { ok: false, issues: [{ ...ends, remedies: [] }] };
  const length = regionLength(ends, strandLength);
  if (length > most) return refuse(`Please choose a region: at most ${most} letters are searched at a time`, 'to');
  return accept({ ends, length });
}
