/**
 * Where restriction enzymes cut the strand of the DNA calculator, and the fragments of a digest.
 *
 *   position of a cut = letters before the cut of the strand as given + 1      the first base after it, counted from 1
 *   fragment          = the bases from one cut to the next                         on a circle also across the origin
 *
 * Sites and cuts: roberts2015 (REBASE). A site is looked for on both strands; one that reads the same on both is counted
 * once, overlapping ones each. A letter that may be one of several bases belongs to a site only if the site allows all of
 * these bases. On a linear strand, a cut is not counted if it would lie beyond an end on either strand. Nothing is known of
 * methylation. Refuses names of enzymes that are not in the table.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { markedSite, type Overhang, overhangsOf } from '../lib/sequences/motifs/restrictionEnzyme.ts';
import { type EnzymeCuts, MOST_POSITIONS, searchSites } from '../lib/sequences/motifs/restrictionSearch.ts';
import { bySpecificity, readSoldEnzymes, soldEnzymes } from '../lib/sequences/motifs/soldEnzymes.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strand/strandShape.ts';

export interface RestrictionSitesInput {
  readonly given: GivenStrand;
  /** Names, separated by commas or spaces; blank or 'all': every enzyme of the table. */
  readonly enzymes: string;
  /** Of all enzymes, those whose site has at least so many letters besides N, 1 to 8. Absent: 6. */
  readonly minimumLetters?: number | undefined;
  /** Enzymes that cut more often are not listed. Absent: all are. */
  readonly most?: number | undefined;
  readonly shape: ShapeChoice;
  /** Enzymes with the same site and the same cuts are one row. */
  readonly grouped: boolean;
}

export interface RestrictionSitesResult {
  readonly shape: StrandShape;
  /** Enzymes looked for. */
  readonly enzymeCount: number;
  /** Enzymes that cut, and no more often than asked. */
  readonly cutterCount: number;
  /** Enzymes that cut more often than asked. */
  readonly frequentCount: number;
  /** Cuts of all enzymes, frequent ones among them. */
  readonly cutCount: number;
  /** Of the strand. */
  readonly length: number;
  /** Those counted as cutters, the rarest first. */
  readonly cutters: readonly CutterRow[];
  /** Names of those that do not cut. */
  readonly idle: readonly string[];
  /** Of the enzymes chosen by name; null for other choices, or where the cuts are too many. */
  readonly digest: NamedDigest | null;
}

/** An enzyme, or several of the same site and cuts, with where they cut. */
export interface CutterRow {
  /** Several where enzymes of the same site and cuts are one row. */
  readonly names: readonly string[];
  /** With a ^ where the strand is cut and a _ where the other one is: 'G^AATT_C'. */
  readonly site: string;
  /** One for each cut of a site. */
  readonly overhangs: readonly Overhang[];
  readonly sites: number;
  readonly cuts: number;
  /** The first base after each cut of the strand as given, counted from 1; the first of many. */
  readonly positions: readonly number[];
}

/** The fragments of a digest, with the names of the enzymes. */
export interface NamedDigest {
  /** Fragments in all. */
  readonly total: number;
  /** The longest first. */
  readonly fragments: readonly NamedFragment[];
}

/** From the first to the last base, counted from 1; on a circle, the last may come before the first. */
interface NamedFragment {
  readonly from: number;
  readonly to: number;
  /** Bases. */
  readonly length: number;
  /** Names of the enzymes that made the end; empty at an end of the strand. */
  readonly start: readonly string[];
  readonly end: readonly string[];
}

/** Enzymes whose cuts are put together to a digest. */
const MOST_IN_DIGEST = 10;
const MOST_FRAGMENTS = 1000;
const USUAL_LETTERS = 6;

declare module '../contract.ts' {
  interface FormulaTypes {
    'restriction-sites': FormulaType<RestrictionSitesInput, RestrictionSitesResult>;
  }
}

export default {
  id: 'restriction-sites',

  validate({ given, enzymes, minimumLetters, most, shape, grouped }) {
    const typed = typeof enzymes === 'string' ? enzymes : '';
    const read = readSoldEnzymes(typed, 'enzymes');
    if ('message' in read) return { ok: false, issues: [read] };
    const letters = minimumLetters ?? USUAL_LETTERS;
    if (!Number.isInteger(letters) || letters < 1 || letters > 8)
      return refuse('Please enter the letters of a site as a whole number from 1 to 8', 'minimumLetters');
    if (most !== null && most !== undefined && !(Number.isInteger(most) && most >= 1))
      return refuse('Please enter the number of cuts as a whole number from 1 on', 'most');
    return accept({
      given,
      enzymes: read.typed,
      minimumLetters: letters,
      most: most ?? undefined,
      shape: readShape(shape),
      grouped: grouped === true,
    });
  },

  async compute(input, task) {
    const strand = await openStrand(input.given, task);
    const { length } = strand;
    const enzymes = soldEnzymes(input.enzymes, input.minimumLetters ?? USUAL_LETTERS);
    const names = enzymes.map(({ name }) => name);
    const shape = strandShape(input.given, input.shape);
    const isCircular = shape.used === 'circular';
    const keepsAll = input.enzymes !== 'all' && names.length <= MOST_IN_DIGEST;
    const { found, hasAll } = await searchSites(strand, enzymes, { isCircular, keepsAll }, (done) =>
      task.report({ done, total: length }),
    );
    const most = input.most ?? Number.POSITIVE_INFINITY;
    const cutting = found.filter(({ cuts }) => cuts > 0);
    const listed = cutting.filter(({ cuts }) => cuts <= most);
    const places = found.map((each) => each.places);
    return {
      shape,
      enzymeCount: names.length,
      cutterCount: listed.length,
      frequentCount: cutting.length - listed.length,
      cutCount: cutting.reduce((sum, { cuts }) => sum + cuts, 0),
      length,
      cutters: rowsOf(listed, input.grouped),
      idle: found.filter(({ cuts }) => cuts === 0).map(({ enzyme }) => enzyme.name),
      digest: hasAll ? named(digestOf(places, { length, isCircular }, MOST_FRAGMENTS), names) : null,
    };
  },
} satisfies Formula<'restriction-sites'>;

/** The rarest first, those as rare by name. */
function rowsOf(found: readonly EnzymeCuts[], isGrouped: boolean): readonly CutterRow[] {
  return (isGrouped ? bySpecificity(found) : found.map((each) => [each]))
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { enzyme, sites, cuts, places } = first;
      return {
        names: group.map(({ enzyme: { name } }) => name),
        site: markedSite(enzyme),
        overhangs: overhangsOf(enzyme),
        sites,
        cuts,
        positions: Array.from(places.subarray(0, MOST_POSITIONS), (place) => place + 1),
      };
    })
    .sort((one, other) => one.cuts - other.cuts);
}

interface Digest {
  /** Fragments in all; 1 where nothing cuts. */
  readonly total: number;
  /** The longest, longest first; of equal length, by their first base. */
  readonly longest: readonly Fragment[];
}

/** As `NamedFragment`, with indices of the enzymes. */
interface Fragment {
  readonly from: number;
  readonly to: number;
  /** Bases of the entered strand. */
  readonly length: number;
  /** What cut before its first base; empty at an end of the strand. */
  readonly startCutBy: readonly number[];
  /** What cut after its last base. */
  readonly endCutBy: readonly number[];
}

/**
 * The fragments of a strand that several enzymes cut at once.
 *
 * @param places for each enzyme the letters before its cuts, from 0 to less than the length; 0 on a circle only
 * @param most fragments listed
 */
export function digestOf(
  places: readonly Float64Array[],
  { length, isCircular }: { readonly length: number; readonly isCircular: boolean },
  most: number,
): Digest {
  const cuts = Float64Array.from(new Set(places.flatMap((each) => [...each]))).sort();
  const starts = isCircular ? [...cuts] : [0, ...cuts];
  if (starts.length === 0)
    return { total: 1, longest: [{ from: 1, to: length, length, startCutBy: [], endCutBy: [] }] };
  const ends = isCircular ? [...cuts.subarray(1), (cuts[0] ?? 0) + length] : [...cuts, length];
  const lengths = starts.map((start, at) => (ends[at] ?? 0) - start);
  const order = [...lengths.keys()].sort((one, other) => (lengths[other] ?? 0) - (lengths[one] ?? 0) || one - other);
  const sets = places.map((each) => new Set(each));
  const cutBy = (place: number) => [...sets.keys()].filter((enzyme) => sets[enzyme]?.has(place));
  const longest = order.slice(0, most).map((at) => {
    const start = starts[at] ?? 0;
    const end = ends[at] ?? 0;
    return {
      from: start + 1,
      to: end > length ? end - length : end,
      length: end - start,
      startCutBy: cutBy(start),
      endCutBy: cutBy(isCircular ? end % length : end),
    };
  });
  return { total: starts.length, longest };
}

function named({ total, longest }: Digest, names: readonly string[]): NamedDigest {
  const namesAt = (indices: readonly number[]) => indices.map((index) => names[index] ?? '');
  return {
    total,
    fragments: longest.map(({ startCutBy, endCutBy, ...fragment }) => ({
      ...fragment,
      start: namesAt(startCutBy),
      end: namesAt(endCutBy),
    })),
  };
}
