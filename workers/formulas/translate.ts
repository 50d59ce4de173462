/**
 * Translates a region of the strand of the DNA calculator in one of its six reading frames, or in all of them.
 *
 * Frames +1 to +3 begin at the first three letters of the region, −1 to −3 at its last three on the other strand. Letters that
 * are left over behind the last whole codon are not translated. A codon with ambiguity letters is the amino acid that all its
 * readings give, otherwise X. `*` is a stop.
 *
 * Sources: ncbiGeneticCodes, ncIub1984. Refuses a region outside the strand.
 */
import type { Formula, TextKey, TextResult } from '../contract.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { type FrameReading, frameWindow } from '../lib/sequences/features/regionTranslation.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import {
  createSixFrameTally,
  FRAME_NAMES,
  type FrameName,
  type FrameTally,
} from '../lib/sequences/letters/sixFrameTally.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readRegion } from '../lib/sequences/strand/regionInput.ts';
import { passRegion, type Region, regionLength } from '../lib/sequences/strand/strandRegion.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, type GeneticCodeId } from '../reference/geneticCodes.ts';
import { INLINE_LETTERS } from '../streams/textResult.ts';

export interface TranslateInput {
  readonly given: GivenStrand;
  /** First letter, counted from 1. Absent: the first of the strand. */
  readonly from?: number | undefined;
  /** Last letter, which belongs to the region. Absent: the last of the strand. */
  readonly to?: number | undefined;
  /** Of a circle, the region may run across the end of the strand. */
  readonly shape: ShapeChoice;
  readonly frame: 'all' | FrameName;
  /** 'page': the one with which the page read the strand. */
  readonly geneticCode: 'page' | GeneticCodeId;
  /** Stops are shown as `*`, or the letters end before the first one. */
  readonly stops: 'show' | 'cut';
  /** A first codon that the genetic code lists as a start is read as methionine. */
  readonly startIsMethionine: boolean;
}

export interface TranslateResult {
  readonly shape: StrandShape;
  readonly from: number;
  readonly to: number;
  /** Letters of the region. */
  readonly length: number;
  readonly geneticCode: GeneticCodeId;
  /** Of the record; may be empty. */
  readonly recordName: string;
  /** Most codons in a row without a stop, in the frames that were translated. */
  readonly longestOpen: number;
  /** The first frame that has them. */
  readonly longestOpenIn: FrameName;
  readonly frames: Readonly<Record<FrameName, TranslatedFrame | null>>;
}

export interface TranslatedFrame extends FrameTally {
  /** One-letter amino acids. */
  readonly protein: TextResult;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    translate: FormulaType<TranslateInput, TranslateResult>;
  }
}

const CODES = ['page', ...GENETIC_CODE_IDS] as const;
const FRAMES = ['all', ...FRAME_NAMES] as const;

export default {
  id: 'translate',

  validate({ given, from, to, shape, frame, geneticCode, stops, startIsMethionine }) {
    const choice = readShape(shape);
    const region = readRegion({ from, to, isCircular: isCircle(given, choice) }, lettersIn(given.learnt.chosen.counts));
    if ('message' in region) return { ok: false, issues: [region] };
    return accept({
      given,
      ...region,
      shape: choice,
      frame: FRAMES.find((known) => known === frame) ?? 'all',
      geneticCode: CODES.find((known) => known === geneticCode) ?? 'page',
      stops: stops === 'cut' ? 'cut' : 'show',
      startIsMethionine: startIsMethionine === true,
    });
  },

  async compute(input, task) {
    const strand = await openStrand(input.given, task);
    const region = regionOf(input, strand.length);
    const length = regionLength(region, strand.length);
    const tally = createSixFrameTally(codeOf(input), length);
    let done = 0;
    await passRegion(strand, region, (letters) => {
      tally.read(letters);
      done += letters.length;
      task.report({ done, total: length });
    });
    const tallies = tally.tallies();
    const wanted = FRAME_NAMES.filter((name) => input.frame === 'all' || input.frame === name);
    const frames: Record<FrameName, TranslatedFrame | null> = {
      plus1: null,
      plus2: null,
      plus3: null,
      minus1: null,
      minus2: null,
      minus3: null,
    };
    for (const name of wanted) {
      const counted = tallies[name];
      const letters = input.stops === 'cut' ? (counted.firstStop ?? counted.codons) : counted.codons;
      const protein =
        letters > INLINE_LETTERS
          ? { length: letters }
          : textFromBytes(await frameWindow(strand, region, readingOf(input, name), 0, letters));
      frames[name] = { ...counted, protein };
    }
    const longestOpen = Math.max(...wanted.map((name) => tallies[name].longestOpen));
    return {
      shape: strandShape(input.given, input.shape),
      ...region,
      length,
      geneticCode: codeIdOf(input),
      recordName: input.given.learnt.chosen.name,
      longestOpen,
      longestOpenIn: wanted.find((name) => tallies[name].longestOpen === longestOpen) ?? 'plus1',
      frames,
    };
  },

  async view(input, field, from, to, task) {
    const name = FRAME_NAMES.find((known) => field === (`frames.${known}.protein` satisfies TextKey<TranslateResult>));
    if (name === undefined) throw new Error(`'${field}' is no text of a translation`);
    const strand = await openStrand(input.given, task);
    return textFromBytes(await frameWindow(strand, regionOf(input, strand.length), readingOf(input, name), from, to));
  },
} satisfies Formula<'translate'>;

function regionOf({ from = 1, to }: TranslateInput, length: number): Region {
  return { from, to: to ?? length };
}

function codeIdOf({ geneticCode, given }: TranslateInput): GeneticCodeId {
  return geneticCode === 'page' ? given.geneticCode : geneticCode;
}

function codeOf(input: TranslateInput) {
  return GENETIC_CODES[codeIdOf(input)];
}

function readingOf(input: TranslateInput, frame: FrameName): FrameReading {
  return { frame, code: codeOf(input), startIsMethionine: input.startIsMethionine };
}
