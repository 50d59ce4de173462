/** Where the primers of pairs bind, on both strands: the whole primer, or its 3′ part where its 5′ end is a tail. */
import { DNA_COMPLEMENT } from '../../../kernel/letterMaps.ts';
import { baseSets } from '../letters/ambiguousBases.ts';
import { textFromBytes } from '../letters/bytesText.ts';
import { findMotifs, type MotifHit } from '../motifs/motifHits.ts';
import { reverseComplement } from '../motifs/restrictionEnzyme.ts';
import type { Strand } from '../strand/strandLetters.ts';
import { type Piece, readPieces } from '../strand/strandPieces.ts';
import { LONGEST_BINDING, type PrimerPair, type TypedPrimer } from './primerList.ts';

export interface PrimerRules {
  /** Letters of each primer that may differ. */
  readonly mismatches: number;
  /** Letters at the 3′ end of each primer that must match. */
  readonly exactEnd: number;
  /** Letters at the 3′ end that must match where the whole primer binds nowhere. */
  readonly leastBinding: number;
  readonly isCircular: boolean;
}

/** A primer as it binds to a strand. */
export interface BoundPrimer {
  /** 5′ to 3′, upper case. */
  readonly letters: string;
  /** Letters at its 5′ end that do not bind. */
  readonly tail: number;
  /** 'case': typed in lower case; 'search': the whole primer binds nowhere, this 3′ part does. */
  readonly tailBy: 'case' | 'search' | null;
  readonly leftOut: readonly string[];
  /** Places where it binds, on either strand. */
  readonly sites: number;
}

export interface PairSites {
  readonly pair: PrimerPair;
  /** The first of them; their letters are those that bind. A primer that reads the same on both strands binds to both. */
  readonly hits: readonly MotifHit[];
  readonly primers: readonly [forward: BoundPrimer, reverse: BoundPrimer];
  /** There are more sites than were kept. */
  readonly isCrowded: boolean;
}

/** Letters at the 3′ end that bind where nothing else is said. */
export const USUAL_BINDING = 15;

const MOST_SITES = 20_000;
const SETS = baseSets('ACGT');

/** Sites of one primer, of which the first are kept. */
interface Sites {
  readonly kept: readonly MotifHit[];
  readonly count: number;
}

/** @param report called now and then with the letters passed, and with how many there will be */
export async function primerSites(
  strand: Strand,
  pairs: readonly PrimerPair[],
  rules: PrimerRules,
  report: (done: number, total: number) => void,
): Promise<readonly PairSites[]> {
  const sites: PairSites[] = [];
  for (const [index, pair] of pairs.entries()) {
    const passed = (done: number) => report(index * strand.length + done, pairs.length * strand.length);
    const whole = await wholeSites(strand, pair.primers.map(bindingOf), rules, passed);
    const ends = await endSites(strand, pair.primers, whole, rules, passed);
    const found = whole.map((each, at) => ends[at] ?? each);
    const [forward, reverse] = pair.primers.map((primer, at) => bound(primer, found[at], ends[at] !== null));
    if (forward === undefined || reverse === undefined) throw new Error('A pair has two primers');
    const hits = found
      .flatMap(({ kept }, pattern) => kept.map((hit) => ({ ...hit, pattern })))
      .sort((one, other) => one.start - other.start);
    sites.push({
      pair,
      hits,
      primers: [forward, reverse],
      isCrowded: found.some(({ kept, count }) => kept.length < count),
    });
  }
  return sites;
}

/** The part that binds, by how it was typed. */
function bindingOf({ letters, tail }: TypedPrimer): string {
  return letters.slice(tail);
}

/** Sites of whole patterns, by pattern; those that are too long to be looked for have none. */
async function wholeSites(
  strand: Strand,
  patterns: readonly string[],
  { mismatches, exactEnd, isCircular }: Pick<PrimerRules, 'mismatches' | 'exactEnd' | 'isCircular'>,
  report: (done: number) => void,
): Promise<readonly Sites[]> {
  const searched = patterns.flatMap((letters, index) => (letters.length > LONGEST_BINDING ? [] : [{ letters, index }]));
  if (searched.length === 0) return patterns.map(() => ({ kept: [], count: 0 }));
  const { kept, counts } = await findMotifs(
    strand,
    searched.map(({ letters }) => ({ letters, mismatches })),
    { strands: 'both', isCircular, mostKept: MOST_SITES },
    report,
    ({ pattern, letters }) => endMatches(searched[pattern]?.letters ?? '', letters, exactEnd),
  );
  return patterns.map((letters, index) => {
    const pattern = searched.findIndex((each) => each.index === index);
    const { entered = 0, other = 0 } = counts[pattern] ?? {};
    const hits = kept.filter((hit) => hit.pattern === pattern);
    const isPalindrome = reverseComplement(letters) === letters;
    return {
      kept: isPalindrome ? hits.flatMap((hit) => [hit, { ...hit, strand: '-' as const }]) : hits,
      count: entered + other,
    };
  });
}

/** Where the last letters of primers bind that bind nowhere as a whole; null of the others. */
async function endSites(
  strand: Strand,
  primers: readonly TypedPrimer[],
  whole: readonly Sites[],
  { leastBinding, isCircular }: PrimerRules,
  report: (done: number) => void,
): Promise<readonly (Sites | null)[]> {
  const isSought = primers.map(
    ({ letters, tail }, at) => tail === 0 && whole[at]?.count === 0 && letters.length > leastBinding,
  );
  if (!isSought.includes(true)) return primers.map(() => null);
  const ends = primers.map(({ letters }, at) => (isSought[at] ? letters.slice(-leastBinding) : ''));
  const sought = ends.filter((end) => end !== '');
  const found = await wholeSites(strand, sought, { mismatches: 0, exactEnd: 0, isCircular }, report);
  let next = 0;
  const sites: (Sites | null)[] = [];
  for (const [at, { letters }] of primers.entries()) {
    const each = isSought[at] === true ? found[next] : undefined;
    if (isSought[at] === true) next += 1;
    sites.push(
      each === undefined || each.count === 0
        ? null
        : { ...each, kept: await prolonged(strand, letters, each.kept, isCircular) },
    );
  }
  return sites;
}

/** The sites of a 3′ end, each as far towards the 5′ end of the primer as its letters match. */
async function prolonged(
  strand: Strand,
  primer: string,
  hits: readonly MotifHit[],
  isCircular: boolean,
): Promise<readonly MotifHit[]> {
  const { length } = strand;
  const pieces: Piece[] = [];
  const ahead = hits.map(({ strand: side, start, letters }) => {
    const most = Math.min(primer.length - letters.length, length - letters.length);
    const from = side === '+' ? start - most : start + letters.length;
    const low = isCircular ? from : Math.max(0, from);
    const high = isCircular ? from + most : Math.min(length, from + most);
    const room = new Uint8Array(Math.max(0, high - low));
    // Around the origin of a circle the letters are in two places.
    for (const turn of [-length, 0, length]) {
      const [first, last] = [Math.max(low, turn), Math.min(high, turn + length)];
      if (last > first) pieces.push({ from: first - turn, to: last - turn, letters: room, at: first - low });
    }
    return room;
  });
  if (pieces.length > 0) await readPieces(strand, pieces);
  return hits.map((hit, index) => {
    const room = ahead[index] ?? new Uint8Array(0);
    if (hit.strand === '-') strand.kernel.mapReversed(room, room, DNA_COMPLEMENT);
    let more = 0;
    while (more < room.length && matchesAt(primer, hit.letters.length + more, room[room.length - 1 - more] ?? 0))
      more += 1;
    const start = hit.strand === '+' ? (hit.start - more + length) % length : hit.start;
    return { ...hit, start, letters: textFromBytes(room.subarray(room.length - more)) + hit.letters };
  });
}

/** @param back letters of the primer behind the one that is compared */
function matchesAt(primer: string, back: number, letter: number): boolean {
  const wanted = SETS[primer.charCodeAt(primer.length - 1 - back)] as number;
  return ((SETS[letter] as number) & ~wanted) === 0;
}

function bound(
  { letters, tail, leftOut }: TypedPrimer,
  { kept, count }: Sites = { kept: [], count: 0 },
  isEnd = false,
): BoundPrimer {
  if (!isEnd) return { letters, tail, tailBy: tail > 0 ? 'case' : null, leftOut, sites: count };
  const longest = kept.reduce((most, hit) => Math.max(most, hit.letters.length), 0);
  const free = letters.length - longest;
  return { letters, tail: free, tailBy: free > 0 ? 'search' : null, leftOut, sites: count };
}

/** Whether the last letters of the primer match; both read 5′ to 3′. */
function endMatches(primer: string, letters: string, exactEnd: number): boolean {
  for (let back = 0; back < Math.min(exactEnd, primer.length); back += 1)
    if (!matchesAt(primer, back, letters.charCodeAt(letters.length - 1 - back))) return false;
  return true;
}
