/** Finds the sites of restriction enzymes on a strand, all in one pass. */
import { type GrowingNumbers, growingNumbers } from '../letters/growingNumbers.ts';
import { readStrand, type Strand, strandWindow } from '../strand/strandLetters.ts';
import {
  type CutPair,
  cutsOfReverse,
  isSymmetric,
  type RestrictionEnzyme,
  reverseComplement,
} from './restrictionEnzyme.ts';
import { createSiteMatcher, LONGEST_PATTERN } from './siteMatcher.ts';

/** Cuts of each enzyme whose positions are listed. */
export const MOST_POSITIONS = 50;

/** Cuts of all enzymes together that are kept for a digest. */
export const MOST_DIGEST_CUTS = 200_000;

/** Letters: more than from any site to its cuts, so that only sites nearer to an end lose cuts or cut across it. */
const EDGE = 64;
/** As many as fit into the edge, and those that are listed. */
const FIRST_KEPT = EDGE + MOST_POSITIONS;

export interface EnzymeCuts {
  readonly enzyme: RestrictionEnzyme;
  /** Places where the enzyme binds, on either strand. */
  readonly sites: number;
  /** Cuts of both strands; on a linear strand, of those sites whose cuts are within it. */
  readonly cuts: number;
  /** The lowest, in order: letters of the entered strand before the cut. A place may come twice. */
  readonly places: Float64Array;
}

export interface SearchRules {
  readonly isCircular: boolean;
  /** All places are kept, as long as they are not too many: for a digest. */
  readonly keepsAll: boolean;
}

/** Where one pattern was found. */
interface Found {
  count: number;
  /** Letters before the site: of all, or of the first and of those near the end. */
  readonly starts: GrowingNumbers;
}

/**
 * @param report called now and then with the letters passed
 * @returns in the order of the enzymes; without `keepsAll`, or where there are too many, the first places only
 */
export async function searchSites(
  strand: Strand,
  enzymes: readonly RestrictionEnzyme[],
  { isCircular, keepsAll }: SearchRules,
  report: (done: number) => void,
): Promise<{ readonly found: readonly EnzymeCuts[]; readonly hasAll: boolean }> {
  const { length } = strand;
  const patterns = [...new Set(enzymes.flatMap(({ site }) => [site, reverseComplement(site)]))];
  const lengths = Uint8Array.from(patterns, (pattern) => pattern.length);
  const finds: readonly Found[] = patterns.map(() => ({ count: 0, starts: growingNumbers() }));
  let total = 0;
  const note = (pattern: number, end: number): void => {
    const start = end - (lengths[pattern] as number);
    // Beyond the end of a circle, only sites that begin before it are new; a site is no longer than the circle.
    if (start >= length || end - start > length) return;
    const find = finds[pattern] as Found;
    find.count += 1;
    total += 1;
    if (find.count <= FIRST_KEPT || start >= length - EDGE || (keepsAll && total <= MOST_DIGEST_CUTS))
      find.starts.add(start);
  };
  // Beyond the first, only the places near the end are needed.
  const matcher = createSiteMatcher(patterns, note, strand.kernel, keepsAll ? undefined : FIRST_KEPT);
  await readStrand(strand, 0, (letters, place) => {
    const edge = Math.max(0, Math.min(letters.length, length - EDGE - place));
    matcher.read(letters.subarray(0, edge));
    matcher.read(letters.subarray(edge), true);
    report(place + letters.length);
    return true;
  });
  if (isCircular) matcher.read(await strandWindow(strand, 0, LONGEST_PATTERN - 1), true);
  for (const [index, count] of matcher.counts().entries()) (finds[index] as Found).count += count;
  const findOf = (site: string) => finds[patterns.indexOf(site)] ?? { count: 0, starts: growingNumbers() };
  const hasAll = keepsAll && total <= MOST_DIGEST_CUTS;
  const found = enzymes.map((enzyme) => {
    const strands = [{ find: findOf(enzyme.site), pairs: enzyme.cuts }];
    if (!isSymmetric(enzyme))
      strands.push({ find: findOf(reverseComplement(enzyme.site)), pairs: cutsOfReverse(enzyme) });
    const places = growingNumbers();
    let [sites, cuts] = [0, 0];
    for (const { find, pairs } of strands) {
      sites += find.count;
      cuts += find.count * pairs.length - addPlaces(find.starts.values(), pairs, { length, isCircular }, places);
    }
    const sorted = places.values().sort();
    return { enzyme, sites, cuts, places: hasAll ? sorted : sorted.subarray(0, MOST_POSITIONS) };
  });
  return { found, hasAll };
}

/**
 * Adds the places of the cuts.
 *
 * @returns the number of cuts left out, because one strand or both would be cut beyond an end
 */
function addPlaces(
  starts: Float64Array,
  pairs: readonly CutPair[],
  { length, isCircular }: { readonly length: number; readonly isCircular: boolean },
  places: GrowingNumbers,
): number {
  const isWithin = (place: number) => place > 0 && place < length;
  let leftOut = 0;
  for (const start of starts)
    for (const { top, bottom } of pairs) {
      if (isCircular) places.add((((start + top) % length) + length) % length);
      else if (isWithin(start + top) && isWithin(start + bottom)) places.add(start + top);
      else leftOut += 1;
    }
  return leftOut;
}
