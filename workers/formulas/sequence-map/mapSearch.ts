/** Finds what a map of a strand is to show, each kind as its own question finds it. */

import type { StrandFeature } from '../../lib/sequences/features/featureList.ts';
import {
  cutItem,
  featureItem,
  frameItem,
  hitItem,
  type MapItem,
  type MapItemKind,
  productItem,
} from '../../lib/sequences/features/mapItems.ts';
import { findStrandFrames } from '../../lib/sequences/features/strandFrames.ts';
import { frameRules } from '../../lib/sequences/letters/frameStarts.ts';
import { findMotifs } from '../../lib/sequences/motifs/motifHits.ts';
import { readMotifLines } from '../../lib/sequences/motifs/motifLines.ts';
import { searchSites } from '../../lib/sequences/motifs/restrictionSearch.ts';
import { bySpecificity, soldEnzymes } from '../../lib/sequences/motifs/soldEnzymes.ts';
import { primedProducts } from '../../lib/sequences/primers/primedProducts.ts';
import { readPrimerPairs } from '../../lib/sequences/primers/primerList.ts';
import { primerSites, USUAL_BINDING } from '../../lib/sequences/primers/primerSites.ts';
import { leastCodonsIn } from '../../lib/sequences/strand/dnaOptions.ts';
import type { GivenStrand } from '../../lib/sequences/strand/givenStrand.ts';
import type { Strand } from '../../lib/sequences/strand/strandLetters.ts';
import { GENETIC_CODES } from '../../reference/geneticCodes.ts';

/** Items of one kind; more cannot be told apart. */
const MOST_OF_KIND = 500;
const SITE_LETTERS = 6;
const LONGEST_PRODUCT = 3000;

/** What is asked for. */
export interface MapQuestions {
  /** Types, separated by commas or spaces; 'all': each but source, which is the whole entry; empty: none. */
  readonly featureTypes: string;
  /** Codons of a reading frame, its stop not counted. Absent: no frames. */
  readonly minimumCodons?: number | undefined;
  /** 'single': all enzymes with a site of at least six letters that cut once. */
  readonly sites: 'single' | 'named' | 'none';
  /** Names, separated by commas or spaces. */
  readonly enzymes: string;
  /** One pair a line. Empty: none. */
  readonly primers: string;
  /** One a line. Empty: none. */
  readonly motifs: string;
  /** Letters of a primer or a motif that may differ, 0 to 5. Absent: 0. */
  readonly mismatches?: number | undefined;
}

type Report = (done: number, total: number) => void;

/**
 * @param report called now and then with the letters passed, and with how many there will be, separately for each kind
 * @returns an entry for each kind that was asked for
 */
export async function findMapItems(
  strand: Strand,
  questions: MapQuestions,
  { given, features, isCircular }: MapGround,
  report: Report,
): Promise<readonly FoundOfKind[]> {
  return [
    ...featuresIn(questions, features),
    ...(await framesIn(questions, given, strand, isCircular, report)),
    ...(await cutsIn(questions, strand, isCircular, report)),
    ...(await primersIn(questions, strand, isCircular, report)),
    ...(await motifsIn(questions, strand, isCircular, report)),
  ];
}

/** What is known of the strand before anything is looked for. */
export interface MapGround {
  readonly given: GivenStrand;
  /** Null where the text is not a GenBank, EMBL or SnapGene file. */
  readonly features: readonly StrandFeature[] | null;
  readonly isCircular: boolean;
}

/** What was found of one kind: the first items, and how many there are in all. */
export interface FoundOfKind {
  readonly kind: MapItemKind;
  readonly items: readonly MapItem[];
  readonly total: number;
}

function ofKind(kind: MapItemKind, items: readonly MapItem[], total = items.length): FoundOfKind {
  return { kind, items: items.slice(0, MOST_OF_KIND), total };
}

function featuresIn({ featureTypes }: MapQuestions, features: readonly StrandFeature[] | null): readonly FoundOfKind[] {
  if (features === null || featureTypes === '') return [];
  const types = new Set(featureTypes.toLowerCase().split(/[\s,;]+/));
  const isWanted = (type: string) => (types.has('all') ? type !== 'source' : types.has(type.toLowerCase()));
  return [
    ofKind(
      'feature',
      features.flatMap((feature) => (isWanted(feature.type) ? (featureItem(feature) ?? []) : [])),
    ),
  ];
}

async function framesIn(
  { minimumCodons }: MapQuestions,
  given: GivenStrand,
  strand: Strand,
  isCircular: boolean,
  report: Report,
): Promise<readonly FoundOfKind[]> {
  if (minimumCodons === undefined) return [];
  const rules = frameRules(GENETIC_CODES[given.geneticCode], given.startCodons);
  const leastCodons = leastCodonsIn({ ...given, minimumOrfLength: minimumCodons }, strand.length);
  const search = { leastCodons, isCircular, most: MOST_OF_KIND };
  const { longest, total } = await findStrandFrames(strand, rules, search, report);
  return [
    ofKind(
      'frame',
      longest.map((frame) => frameItem(frame, strand.length)),
      total,
    ),
  ];
}

async function cutsIn(
  { sites, enzymes: typed }: MapQuestions,
  strand: Strand,
  isCircular: boolean,
  report: Report,
): Promise<readonly FoundOfKind[]> {
  if (sites === 'none') return [];
  const isNamed = sites === 'named';
  const enzymes = soldEnzymes(isNamed ? typed : 'all', SITE_LETTERS);
  const { found } = await searchSites(strand, enzymes, { isCircular, keepsAll: isNamed }, (done) =>
    report(done, strand.length),
  );
  const groups = bySpecificity(found.filter(({ cuts }) => (isNamed ? cuts > 0 : cuts === 1)));
  const items = groups.flatMap((group) => {
    const alike = group.map(({ enzyme }) => enzyme);
    return Array.from(group[0]?.places.subarray(0, MOST_OF_KIND) ?? [], (place) => cutItem(alike, place));
  });
  const total = groups.reduce((sum, [first]) => sum + (first?.cuts ?? 0), 0);
  return [
    ofKind(
      'site',
      items.toSorted((one, other) => one.start - other.start),
      total,
    ),
  ];
}

async function primersIn(
  { primers, mismatches = 0 }: MapQuestions,
  strand: Strand,
  isCircular: boolean,
  report: Report,
): Promise<readonly FoundOfKind[]> {
  if (primers === '') return [];
  const pairs = readPrimerPairs(primers, '');
  if ('message' in pairs) throw new Error(pairs.message);
  const { length } = strand;
  const rules = { mismatches, exactEnd: 0, leastBinding: USUAL_BINDING, isCircular };
  const runs = await primerSites(strand, pairs, rules, report);
  const products = runs.map(({ pair, hits, primers: [forward, reverse] }) => ({
    pair,
    ...primedProducts(hits, [forward.letters.length, reverse.letters.length], {
      longest: LONGEST_PRODUCT,
      strandLength: isCircular ? length : null,
      mostListed: MOST_OF_KIND,
    }),
  }));
  return [
    ofKind(
      'primer',
      runs.flatMap(({ pair: { name }, hits }) =>
        hits.map((hit) => hitItem('primer', `${name}, ${hit.pattern === 0 ? 'forward' : 'reverse'}`, hit, length)),
      ),
      runs.reduce((sum, { primers: [forward, reverse] }) => sum + forward.sites + reverse.sites, 0),
    ),
    ofKind(
      'product',
      products.flatMap(({ pair: { name }, listed }) => listed.map((product) => productItem(name, product, length))),
      products.reduce((sum, { total }) => sum + total, 0),
    ),
  ];
}

async function motifsIn(
  { motifs, mismatches = 0 }: MapQuestions,
  strand: Strand,
  isCircular: boolean,
  report: Report,
): Promise<readonly FoundOfKind[]> {
  if (motifs === '') return [];
  const patterns = readMotifLines(motifs, '');
  if ('message' in patterns) throw new Error(patterns.message);
  const { kept, total } = await findMotifs(
    strand,
    patterns.map(({ letters }) => ({ letters, mismatches })),
    { strands: 'both', isCircular, mostKept: MOST_OF_KIND },
    (done) => report(done, strand.length),
  );
  const items = kept.map((hit) => hitItem('motif', patterns[hit.pattern]?.name ?? '', hit, strand.length));
  return [ofKind('motif', items, total)];
}
