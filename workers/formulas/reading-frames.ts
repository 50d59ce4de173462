/**
 * The open reading frames of the strand of the DNA calculator: where they are, their proteins with masses, and the letters of
 * the listed ones as FASTA.
 *
 * A frame runs from the first start codon after a stop to the next stop in frame, or to the last whole codon of a linear strand.
 * With any sense codon as a start it runs from stop to stop. In a circular strand a frame may cross the origin; it has a stop and
 * is no longer than the circle.
 *
 *   mass = Σ nᵢ·Mᵢ + H₂O        average mass, Da; of a protein without X
 *
 * Sources: ncbiGeneticCodes, ncIub1984 (ambiguity letters), emboss (residue masses). Refuses a minimum below LEAST_CODONS.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { frameLetters } from '../lib/sequences/features/frameLetters.ts';
import { frameAminoAcids, type ListedFrame, listedFrameOf } from '../lib/sequences/features/openFrameTable.ts';
import { findStrandFrames } from '../lib/sequences/features/strandFrames.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import { frameRules, START_CODONS, type StartCodons } from '../lib/sequences/letters/frameStarts.ts';
import { massOfLetters } from '../lib/sequences/protein/proteinProperties.ts';
import { leastCodonsIn } from '../lib/sequences/strand/dnaOptions.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strand/strandShape.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, type GeneticCodeId } from '../reference/geneticCodes.ts';
import { LEAST_CODONS } from '../reference/openFrameLimits.ts';
import { frameEntry } from './reading-frames/frameFasta.ts';

export interface ReadingFramesInput {
  readonly given: GivenStrand;
  /** Codons of a frame, its stop not counted. Absent: as the page has it. */
  readonly minimumCodons?: number | undefined;
  /** 'page': as the page has it. */
  readonly startCodons: 'page' | StartCodons;
  readonly geneticCode: 'page' | GeneticCodeId;
  readonly shape: ShapeChoice;
  readonly order: 'position' | 'length';
  /** What is written as FASTA. */
  readonly letters: 'proteins' | 'bases';
}

export interface ReadingFramesResult {
  readonly shape: StrandShape;
  /** Frames found. */
  readonly total: number;
  readonly minimumCodons: number;
  readonly startCodons: StartCodons;
  readonly geneticCode: GeneticCodeId;
  /** Letters of the strand. */
  readonly length: number;
  /** The longest frames, in the order that was asked for. */
  readonly listed: readonly ListedReadingFrame[];
  /** The first of the listed frames as FASTA. */
  readonly fasta: { readonly entries: number; readonly text: string };
}

/** `start` is greater than `end` where the frame crosses the origin of a circle. */
export interface ListedReadingFrame extends ListedFrame {
  /** Its place in the list, counted from 1. */
  readonly number: number;
  /** Of the protein, Da; null where it has an X, or is too long. */
  readonly mass: number | null;
  /** The first amino acids. */
  readonly head: string;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'reading-frames': FormulaType<ReadingFramesInput, ReadingFramesResult>;
  }
}

const MOST_LISTED = 1000;
/** Letters of the listed frames that are kept at a time. */
const ROOM = 1 << 24;
/** Characters. */
const MOST_FASTA = 200_000;
const HEAD = 10;

const STARTS = ['page', ...START_CODONS] as const;
const CODES = ['page', ...GENETIC_CODE_IDS] as const;

export default {
  id: 'reading-frames',

  validate({ given, minimumCodons, startCodons, geneticCode, shape, order, letters }) {
    const minimum = minimumCodons ?? null;
    if (minimum !== null && !(Number.isInteger(minimum) && minimum >= LEAST_CODONS))
      return refuse(`Please enter a whole number of codons, at least ${LEAST_CODONS}`, 'minimumCodons');
    return accept({
      given,
      ...(minimum === null ? {} : { minimumCodons: minimum }),
      startCodons: STARTS.find((known) => known === startCodons) ?? 'page',
      geneticCode: CODES.find((known) => known === geneticCode) ?? 'page',
      shape: readShape(shape),
      order: order === 'length' ? 'length' : 'position',
      letters: letters === 'bases' ? 'bases' : 'proteins',
    });
  },

  async compute(input, task) {
    const { given, order, letters: written } = input;
    const shape = strandShape(given, input.shape);
    const strand = await openStrand(given, task);
    const startCodons = input.startCodons === 'page' ? given.startCodons : input.startCodons;
    const geneticCode = input.geneticCode === 'page' ? given.geneticCode : input.geneticCode;
    const rules = frameRules(GENETIC_CODES[geneticCode], startCodons);
    const minimumOrfLength = input.minimumCodons ?? given.minimumOrfLength;
    const minimumCodons = leastCodonsIn({ ...given, minimumOrfLength }, strand.length);
    const { total, longest } = await findStrandFrames(
      strand,
      rules,
      { leastCodons: minimumCodons, isCircular: shape.used === 'circular', most: MOST_LISTED },
      (done, all) => task.report({ done, total: all }),
    );
    const frames = order === 'length' ? longest : longest.toSorted((one, other) => one.from - other.from);
    const allLetters = await frameLetters(strand, frames, ROOM);
    const listed: ListedReadingFrame[] = [];
    let text = '';
    let entries = 0;
    for (const [index, frame] of frames.entries()) {
      const bytes = allLetters[index] ?? new Uint8Array(0);
      const isWhole = bytes.length === frame.to - frame.from;
      const protein = textFromBytes(frameAminoAcids(bytes.subarray(0, 3 * frame.codons), rules, true));
      const one = {
        number: index + 1,
        ...listedFrameOf(frame, strand.length),
        mass: isWhole ? massOfLetters(protein) : null,
        head: protein.slice(0, HEAD),
      };
      listed.push(one);
      if (entries < index || !isWhole) continue;
      const isProtein = written === 'proteins';
      const entry = frameEntry(
        { ...one, letters: isProtein ? protein : textFromBytes(bytes) },
        given.learnt.chosen.name,
        strand.length,
        isProtein ? 'aa' : 'nt',
      );
      if (text.length + entry.length > MOST_FASTA) continue;
      text += entry;
      entries += 1;
    }
    return {
      shape,
      total,
      minimumCodons,
      startCodons,
      geneticCode,
      length: strand.length,
      listed,
      fasta: { entries, text },
    };
  },
} satisfies Formula<'reading-frames'>;
