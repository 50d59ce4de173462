/** What a map of a strand shows, as places on it: features, reading frames, cuts, primers, products and motifs. */
import type { OpenFrame } from '../../../kernel/openFrames.ts';
import type { MotifHit } from '../motifs/motifHits.ts';
import { markedSite, type RestrictionEnzyme } from '../motifs/restrictionEnzyme.ts';
import type { PrimedProduct } from '../primers/primedProducts.ts';
import type { StrandFeature } from './featureList.ts';
import { listedFrameOf } from './openFrameTable.ts';

export type MapItemKind = 'feature' | 'frame' | 'site' | 'primer' | 'product' | 'motif';

/** Positions are counted from 1 and belong to it. */
export interface MapSpan {
  readonly start: number;
  readonly end: number;
}

/** The end comes before the start where it crosses the origin of a circle. */
export interface MapItem extends MapSpan {
  readonly kind: MapItemKind;
  readonly name: string;
  /** Empty: on both or on none. */
  readonly strand: '+' | '-' | '';
  /** In the direction of reading, none across the origin. Of a cut: the base before which the strand is cut. */
  readonly spans: readonly MapSpan[];
  /** What it is in its own terms: a product, a marked site, letters. May be empty. */
  readonly detail: string;
}

/** Characters of a name or a detail; longer ones end with '…'. */
const LONGEST = 120;
/** Names of enzymes that share a cut and are written out. */
const MOST_NAMES = 3;

/** Null where the feature has no letters here. */
export function featureItem({ type, place, qualifiers }: StrandFeature): MapItem | null {
  const spans = place?.spans ?? [];
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return null;
  const strands = new Set(spans.map(({ strand }) => strand));
  const { gene, locus_tag, label, product } = qualifiers;
  const name = (gene ?? locus_tag ?? label ?? product ?? [type])[0] ?? type;
  const [from, to] = first.strand === 1 ? [first.from, last.to] : [last.from, first.to];
  // Parts on both strands have neither a first nor a last end.
  const isMixed = strands.size > 1;
  return {
    kind: 'feature',
    name: shortened(name === '' ? type : name),
    strand: isMixed ? '' : first.strand === 1 ? '+' : '-',
    start: (isMixed ? Math.min(...spans.map((span) => span.from)) : from) + 1,
    end: isMixed ? Math.max(...spans.map((span) => span.to)) : to,
    spans: spans.map((span) => ({ start: span.from + 1, end: span.to })),
    detail: shortened([type, product?.[0] ?? ''].filter((word) => word !== '').join(', ')),
  };
}

/** @param length of the strand */
export function frameItem(frame: OpenFrame, length: number): MapItem {
  const { start, end, strand, frame: number, codons } = listedFrameOf(frame, length);
  return {
    kind: 'frame',
    name: `Frame ${strand === '+' ? '+' : '−'}${number}`,
    strand,
    start,
    end,
    spans: spansOf({ start, end }, strand, length),
    detail: `${codons} aa`,
  };
}

/**
 * @param enzymes of one site and the same cuts
 * @param place letters before the cut
 */
export function cutItem(enzymes: readonly RestrictionEnzyme[], place: number): MapItem {
  const names = enzymes.map(({ name }) => name);
  const more = names.length - MOST_NAMES;
  const at = { start: place + 1, end: place + 1 };
  return {
    kind: 'site',
    name: more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} +${more}` : names.join(', '),
    strand: '',
    ...at,
    spans: [at],
    detail: enzymes[0] === undefined ? '' : markedSite(enzymes[0]),
  };
}

/** A primer or a motif where it was found. */
export function hitItem(kind: 'primer' | 'motif', name: string, hit: MotifHit, length: number): MapItem {
  const span = circleSpan(hit.start, hit.letters.length, length);
  return {
    kind,
    name: shortened(name),
    strand: hit.strand,
    ...span,
    spans: spansOf(span, hit.strand, length),
    detail: hit.letters,
  };
}

export function productItem(
  name: string,
  { left, templateLength, length: size }: PrimedProduct,
  length: number,
): MapItem {
  const span = circleSpan(left.start, templateLength, length);
  return {
    kind: 'product',
    name: shortened(name),
    strand: '',
    ...span,
    spans: spansOf(span, '', length),
    detail: `${size} bp`,
  };
}

/** @param from letters before it */
function circleSpan(from: number, size: number, length: number): MapSpan {
  const end = from + size;
  return { start: from + 1, end: end > length ? end - length : end };
}

function spansOf({ start, end }: MapSpan, strand: MapItem['strand'], length: number): readonly MapSpan[] {
  if (start <= end) return [{ start, end }];
  const parts = [
    { start, end: length },
    { start: 1, end },
  ];
  return strand === '-' ? parts.reverse() : parts;
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
