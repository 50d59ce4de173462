/**
 * The features that a GenBank or EMBL entry annotates on the strand of the DNA calculator: a list, the letters of one of them, and
 * a comparison of the coding sequences with the translations that the entry gives.
 *
 * The text is read a second time, as far as its feature table. A coding sequence is translated in the genetic code of its
 * /transl_table, the standard code without one, from its /codon_start on; a listed start codon at a complete beginning is methionine, the
 * stop at the end is left out.
 *
 * Sources: insdcFeatures, ncbiGeneticCodes. Refuses a number that no feature has.
 */
import type { Formula, Task, TextResult } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { codingProtein } from '../lib/sequences/features/codingCheck.ts';
import { spansWindow } from '../lib/sequences/features/featureLetters.ts';
import {
  type ListedFeature,
  listedFeature,
  readFeatures,
  type StrandFeature,
} from '../lib/sequences/features/featureList.ts';
import { runsOverEnd } from '../lib/sequences/features/featureLocation.ts';
import type { Qualifiers } from '../lib/sequences/features/featureTable.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import type { Strand } from '../lib/sequences/strand/strandLetters.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { INLINE_LETTERS } from '../streams/textResult.ts';
import { type CheckedCoding, checkedCoding, rulesOf } from './features/codingFeatures.ts';

export interface FeaturesInput {
  readonly given: GivenStrand;
  /** 'CDS'; empty: any. */
  readonly type: string;
  /** Part of a gene, product, locus tag or note, in either case; empty: any. */
  readonly contains: string;
  /** The feature whose letters are shown, by its number in the table. Absent: none. */
  readonly shownNumber?: number | undefined;
  /** Of a circle, a feature may run over the origin. */
  readonly shape: ShapeChoice;
}

export interface FeaturesResult {
  readonly shape: StrandShape;
  /** The text is a GenBank, EMBL or SnapGene file. */
  readonly hasTable: boolean;
  /** Features of the entry. */
  readonly total: number;
  /** Those that were asked for. */
  readonly count: number;
  /** The first of them. */
  readonly listed: readonly ListedFeature[];
  readonly coding: CheckedCoding;
  /** What is to be known of the entry: locations that run over the end of a line, of which the first are named; a file that is cut off. */
  readonly notices: readonly string[];
  readonly shown: ShownFeature | null;
}

export interface ShownFeature extends ListedFeature {
  readonly qualifiers: Qualifiers;
  readonly letters: TextResult;
  /** Of a coding sequence; null of others. */
  readonly protein: TextResult | null;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    features: FormulaType<FeaturesInput, FeaturesResult>;
  }
}

const MOST_LISTED = 20_000;
const MOST_OVER_END = 3;
/** Amino acids of a coding sequence are shown up to this many letters. */
const LONGEST_CODING = 1_000_000;

export default {
  id: 'features',

  validate({ given, type, contains, shownNumber, shape }) {
    const number = shownNumber ?? null;
    if (number !== null && !(Number.isInteger(number) && number >= 1))
      return refuse('Please enter the number of a feature: 1, 2, 3 …', 'shownNumber');
    return accept({
      given,
      type: typeof type === 'string' ? type.trim() : '',
      contains: typeof contains === 'string' ? contains.trim() : '',
      ...(number === null ? {} : { shownNumber: number }),
      shape: readShape(shape),
    });
  },

  async compute(input, task) {
    const { given, type, contains } = input;
    const strand = await openStrand(given, task);
    const shape = strandShape(given, input.shape);
    const isCircular = shape.used === 'circular';
    const features = await readFeatures(given, strand, isCircular, task);
    const matching = (features ?? []).filter((feature) =>
      isWanted(feature, type.toLowerCase(), contains.toLowerCase()),
    );
    const coding = await checkedCoding(strand, features ?? [], (done) => task.report({ done, total: strand.length }));
    const feature = features?.find(({ number }) => number === input.shownNumber);
    const overEnd = isCircular ? [] : (features ?? []).filter(({ location }) => runsOverEnd(location));
    return {
      shape,
      hasTable: features !== null,
      total: features?.length ?? 0,
      count: matching.length,
      listed: matching.slice(0, MOST_LISTED).map(listedFeature),
      coding,
      notices: [
        ...overEnd
          .slice(0, MOST_OVER_END)
          .map(({ location }) => `The location ${location} runs over the end of a linear entry: it has no letters`),
        ...((await strand.source.annotation?.())?.isCutOff === true
          ? ['The SnapGene file ends inside of a packet: features may be missing']
          : []),
      ],
      shown: feature === undefined ? null : await shownFeature(strand, feature),
    };
  },

  async view(input, field, from, to, task) {
    const strand = await openStrand(input.given, task);
    const feature = await shownOf(input, strand, task);
    if (field === 'shown.letters') return lettersOf(strand, feature, from, to);
    if (field === 'shown.protein')
      return (await proteinOf(strand, feature))?.slice(Math.max(0, from), Math.max(0, to)) ?? '';
    throw new Error(`'${field}' is no text of a feature`);
  },
} satisfies Formula<'features'>;

function isWanted({ type, qualifiers }: StrandFeature, wantedType: string, words: string): boolean {
  if (wantedType !== '' && type.toLowerCase() !== wantedType) return false;
  if (words === '') return true;
  return Object.entries(qualifiers).some(
    ([name, values]) => name !== 'translation' && values.some((value) => value.toLowerCase().includes(words)),
  );
}

async function shownOf(input: FeaturesInput, strand: Strand, task: Task): Promise<StrandFeature> {
  const features = await readFeatures(input.given, strand, isCircle(input.given, input.shape), task, input.shownNumber);
  const feature = features?.find(({ number }) => number === input.shownNumber);
  if (feature === undefined) throw new Error('No feature is shown');
  return feature;
}

async function shownFeature(strand: Strand, feature: StrandFeature): Promise<ShownFeature> {
  const length = feature.place?.length ?? 0;
  const protein = await proteinOf(strand, feature);
  return {
    ...listedFeature(feature),
    qualifiers: feature.qualifiers,
    letters: length > INLINE_LETTERS ? { length } : await lettersOf(strand, feature, 0, length),
    protein: protein !== null && protein.length > INLINE_LETTERS ? { length: protein.length } : protein,
  };
}

async function lettersOf(strand: Strand, { place }: StrandFeature, from: number, to: number): Promise<string> {
  return textFromBytes(await spansWindow(strand, place?.spans ?? [], from, to));
}

async function proteinOf(strand: Strand, feature: StrandFeature): Promise<string | null> {
  const rules = rulesOf(feature);
  if (rules === null || feature.place === null || feature.place.length > LONGEST_CODING) return null;
  return codingProtein(await spansWindow(strand, feature.place.spans, 0, feature.place.length), rules);
}
