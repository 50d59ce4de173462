/**
 * A feature of a strand as it lies in a region of it that becomes an entry of its own, read forward or as the other strand.
 *
 * A part that the region cuts keeps what is inside, with '<' or '>' at the cut. Where the whole of a circle is written from another base on,
 * a feature over the new origin is a join, and parts that met at the old origin are one.
 */
import type { StrandFeature } from '../../lib/sequences/features/featureList.ts';
import { type FeatureSpan, readLocation, runsOverEnd } from '../../lib/sequences/features/featureLocation.ts';
import type { Qualifiers } from '../../lib/sequences/features/featureTable.ts';

/** Where the letters of the new entry come from. */
export interface EntryRegion {
  /** Letters before the first. */
  readonly start: number;
  /** Letters of the entry. */
  readonly length: number;
  readonly strandLength: number;
  readonly isCircular: boolean;
  /** It is the other strand, from the region's last letter. */
  readonly isReversed: boolean;
}

export interface MovedFeature {
  readonly type: string;
  readonly location: string;
  readonly qualifiers: Qualifiers;
  /** Some of its letters lie outside. */
  readonly isCut: boolean;
}

/** A part of a feature in the order of reading; null: it lies outside. */
interface Part {
  readonly span: FeatureSpan | null;
  /** Its letters that lie outside before the first that lies inside, in the direction of reading. */
  readonly lostBefore: number;
  readonly isCut: boolean;
}

/** Qualifiers whose values are places on the strand, or begin with one. */
const PLACES = new Set(['rpt_unit_range', 'tag_peptide']);
const BEGINNING_WITH_PLACE = new Set(['transl_except', 'anticodon']);

/** 'outside': it has no letter in the region; 'unreadable': its place cannot be read, or is in another entry. */
export function movedFeature(feature: StrandFeature, region: EntryRegion): MovedFeature | 'outside' | 'unreadable' {
  const { type, location, place, qualifiers } = feature;
  if (isWholeAsItIs(region) && !runsOverEnd(location)) return { type, location, qualifiers, isCut: false };
  if (place === null) return 'unreadable';
  if (place.between !== undefined) {
    const moved = movedBetween(place.between, region);
    return moved === null ? 'outside' : { type, location: moved, qualifiers, isCut: false };
  }
  const { spans, isCut, lostBefore } = movedSpans(
    keepsOpenEnds(type, region) ? place.spans : closed(place.spans),
    region,
  );
  if (spans.length === 0) return 'outside';
  if (type === 'source') return { type, location: sourceLocation(spans, region), qualifiers, isCut: false };
  return {
    type,
    location: writtenLocation(spans),
    qualifiers: movedQualifiers(feature, region, isCut, lostBefore),
    isCut,
  };
}

function isWholeAsItIs({ start, length, strandLength, isReversed }: EntryRegion): boolean {
  return start === 0 && length === strandLength && !isReversed;
}

/**
 * In a region, '<' and '>' say what the region cuts. Those of the entry stay where the whole strand is written, and on a coding sequence, which
 * would be translated otherwise without them.
 */
function keepsOpenEnds(type: string, { length, strandLength }: EntryRegion): boolean {
  return length === strandLength || type === 'CDS';
}

function closed(spans: readonly FeatureSpan[]): readonly FeatureSpan[] {
  return spans.map(({ from, to, strand }) => ({ from, to, strand }));
}

function movedSpans(spans: readonly FeatureSpan[], region: EntryRegion) {
  const whole = region.isCircular ? joinedAtOrigin(spans, region.strandLength) : spans;
  const parts = whole.flatMap((span) => partsIn(span, region));
  const first = parts.findIndex(({ span }) => span !== null);
  const before = parts.slice(0, Math.max(0, first) + 1).reduce((sum, { lostBefore }) => sum + lostBefore, 0);
  const inside = parts.flatMap(({ span }, index) => {
    if (span === null) return [];
    const isFirst = parts[index - 1]?.span === null;
    const isLast = parts[index + 1]?.span === null;
    return [opened(span, span.strand === 1 ? isFirst : isLast, span.strand === 1 ? isLast : isFirst)];
  });
  return {
    spans: region.isReversed ? inside.map((span) => turned(span, region.length)) : inside,
    isCut: parts.some(({ isCut }) => isCut),
    lostBefore: before,
  };
}

function opened(span: FeatureSpan, low: boolean, high: boolean): FeatureSpan {
  return { ...span, ...(low ? { opensLow: true } : {}), ...(high ? { opensHigh: true } : {}) };
}

/** Neighbors in the direction of reading that meet at the origin, as one span that goes on behind the last letter. */
function joinedAtOrigin(spans: readonly FeatureSpan[], length: number): readonly FeatureSpan[] {
  const joined: FeatureSpan[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const [low, high] = span.strand === 1 ? [before, span] : [span, before];
    if (before?.strand !== span.strand || low?.to !== length || high?.from !== 0) joined.push(span);
    else {
      joined.pop();
      const { opensLow } = low;
      const { opensHigh } = high;
      joined.push(
        opened({ from: low.from, to: length + high.to, strand: span.strand }, opensLow === true, opensHigh === true),
      );
    }
  }
  return joined;
}

/** The parts of a span, counted from the first letter of the region: two where it runs over the end of a circle. */
function partsIn(span: FeatureSpan, { start, length, strandLength, isCircular }: EntryRegion): readonly Part[] {
  const { strand, opensLow, opensHigh } = span;
  const size = span.to - span.from;
  const from = isCircular ? (span.from - start + strandLength) % strandLength : span.from - start;
  const to = from + size;
  if (!isCircular || to <= strandLength) return [clipped({ ...span, from, to }, length)];
  const parts = [
    clipped(opened({ from, to: strandLength, strand }, opensLow === true, false), length),
    clipped(opened({ from: 0, to: to - strandLength, strand }, false, opensHigh === true), length),
  ];
  return strand === 1 ? parts : parts.reverse();
}

function clipped(span: FeatureSpan, length: number): Part {
  const from = Math.max(0, span.from);
  const to = Math.min(length, span.to);
  if (from >= to) return { span: null, lostBefore: span.to - span.from, isCut: true };
  const [low, high] = [from - span.from, span.to - to];
  return {
    span: opened({ ...span, from, to }, low > 0, high > 0),
    lostBefore: span.strand === 1 ? low : high,
    isCut: low + high > 0,
  };
}

function turned({ from, to, strand, opensLow, opensHigh }: FeatureSpan, length: number): FeatureSpan {
  const span = { from: length - to, to: length - from, strand: strand === 1 ? -1 : 1 } as const;
  return opened(span, opensHigh === true, opensLow === true);
}

function writtenLocation(spans: readonly FeatureSpan[]): string {
  if (spans.every(({ strand }) => strand === -1)) return `complement(${listed(spans.toReversed().map(range))})`;
  return listed(spans.map((span) => (span.strand === 1 ? range(span) : `complement(${range(span)})`)));
}

function listed(ranges: readonly string[]): string {
  return ranges.length === 1 ? (ranges[0] ?? '') : `join(${ranges.join(',')})`;
}

function range({ from, to, opensLow, opensHigh }: FeatureSpan): string {
  if (to - from === 1 && opensLow !== true && opensHigh !== true) return String(to);
  return `${opensLow === true ? '<' : ''}${from + 1}..${opensHigh === true ? '>' : ''}${to}`;
}

/** What the letters come from is said forward and without open ends: the entry has no others. */
function sourceLocation(spans: readonly FeatureSpan[], { length }: EntryRegion): string {
  if (spans.reduce((sum, { from, to }) => sum + to - from, 0) === length) return `1..${length}`;
  const sorted = spans.map(({ from, to }) => ({ from, to, strand: 1 as const })).sort((a, b) => a.from - b.from);
  return writtenLocation(sorted);
}

/** Null where it does not lie between two letters of the entry. */
function movedBetween({ before, strand }: { before: number; strand: 1 | -1 }, region: EntryRegion): string | null {
  const { start, length, strandLength, isCircular, isReversed } = region;
  const isCircle = isCircular && length === strandLength;
  const place = isCircular ? (before - start + strandLength) % strandLength : before - start;
  const low = isReversed ? length - place : place;
  const isInside = low > 0 && low < length;
  if (!isInside && !(isCircle && (low === 0 || low === length))) return null;
  const written = isInside ? `${low}^${low + 1}` : `${length}^1`;
  return (strand === -1) === isReversed ? written : `complement(${written})`;
}

/** A coding sequence that is cut has neither its translation nor, where its beginning is missing, its first codon. */
function movedQualifiers(
  { type, qualifiers }: StrandFeature,
  region: EntryRegion,
  isCut: boolean,
  lostBefore: number,
): Qualifiers {
  const isCutCoding = type === 'CDS' && isCut;
  const entries = Object.entries(qualifiers).flatMap(([name, values]): readonly [string, readonly string[]][] => {
    if (isCutCoding && (name === 'translation' || (name === 'codon_start' && lostBefore > 0))) return [];
    const moved = values.flatMap((value) => movedValue(name, value, region) ?? []);
    return moved.length === 0 ? [] : [[name, moved]];
  });
  if (!isCutCoding || lostBefore === 0) return Object.fromEntries(entries);
  const codonStart = Number(qualifiers.codon_start?.[0] ?? 1);
  const left = (((codonStart - 1 - lostBefore) % 3) + 3) % 3;
  return Object.fromEntries([...entries, ['codon_start', [String(left + 1)]]]);
}

/** Null: the place that it names is not wholly in the region. */
function movedValue(name: string, value: string, region: EntryRegion): string | null {
  if (PLACES.has(name)) return movedPlace(value, region);
  if (!BEGINNING_WITH_PLACE.has(name)) return value;
  const text = value.replace(/\s/g, '');
  const end = text.indexOf(',aa:');
  const moved = text.startsWith('(pos:') && end > 0 ? movedPlace(text.slice('(pos:'.length, end), region) : null;
  return moved === null ? null : `(pos:${moved}${text.slice(end)}`;
}

function movedPlace(text: string, region: EntryRegion): string | null {
  const place = readLocation(text, region.strandLength, region.isCircular);
  if (place === null) return null;
  const { spans, isCut } = movedSpans(place.spans, region);
  return isCut || spans.length === 0 ? null : writtenLocation(spans);
}
