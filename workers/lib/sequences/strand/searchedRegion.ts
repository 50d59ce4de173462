import type { Verdict } from '../../../contract.ts';
import { accept, refuse } from '../../inputs/verdict.ts';
import type { GivenStrand } from './givenStrand.ts';
import { readRegion, type TypedRegion } from './regionInput.ts';
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
 * Returns the region, or the issue with it, under the paths `from` and `to`.
 *
 * @param most letters that can be held
 */
export function readSearchedRegion(
  { given, ...typed }: TypedRegion & { readonly given: GivenStrand },
  most: number,
): Verdict<SearchedRegion> {
  const strandLength = lettersIn(given.learnt.chosen.counts);
  const ends = readRegion(typed, strandLength);
  if ('message' in ends) return { ok: false, issues: [ends] };
  const length = regionLength(ends, strandLength);
  if (length > most) return refuse(`Please choose a region: at most ${most} letters are searched at a time`, 'to');
  return accept({ ends, length });
}
