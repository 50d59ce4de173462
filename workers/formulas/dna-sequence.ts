/**
 * Length, base composition, complement, RNA and protein of a DNA sequence.
 *
 *   GC content    = 100 · (G + C) / (A + T + G + C)                        percent
 *   complementary = A↔T, G↔C base by base, in the order entered            so it reads 3′ to 5′
 *   rna           = the entered strand with U for T                        entered strand = coding strand, 5′ to 3′
 *   protein       = from the first AUG in any frame to the first stop in that frame (stop not included), or to the
 *                   last whole codon; empty without an AUG                  standard code
 *   reference.reverseComplement = the complement from last to first        so it reads 5′ to 3′
 *
 * Source: spec; crick1968 (codons), ncbiGeneticCodes (standard code). The reverse complement stands beside the specified
 * complement because that is how the second strand is conventionally written. No ambiguity letters, no introns, no
 * alternative starts. White space is ignored and either case is read. Refuses: nothing but white space; any other
 * character, a FASTA header's '>' included, with its place.
 *
 * The text is streamed and never held as a string of bases: a strand longer than INLINE_LETTERS is answered by its
 * length, and its letters by `view`.
 */
import type { ByteSource, Formula, LongText, TextResult } from '../contract.ts';
import { findForeign, placeText } from '../lib/foreignCharacter.ts';
import { letterWindow, reversed } from '../lib/letterWindow.ts';
import {
  addBytes,
  COMPLEMENT,
  countLetters,
  countOf,
  DNA,
  emptyTally,
  hasForeignAscii,
  hasNonAscii,
  type LetterTable,
  TRANSCRIPT,
} from '../lib/nucleicAcid.ts';
import { slicesWithProgress } from '../lib/progress.ts';
import { createTranslator, type ReadCodon } from '../lib/translation.ts';
import { accept, refuse } from '../lib/verdict.ts';

export interface DnaSequenceInput {
  /** One strand, 5′ to 3′: A, T, G, C in either case, with any white space. */
  readonly sequence: LongText;
}

export interface DnaSequenceResult {
  /** Nucleotides, at least 1. */
  readonly length: number;
  /** Percent, 0 to 100, unrounded. */
  readonly gcContent: number;
  /** How often each base occurs. */
  readonly counts: { readonly A: number; readonly T: number; readonly G: number; readonly C: number };
  /** Base by base, in the order entered. */
  readonly complementary: TextResult;
  readonly rna: TextResult;
  /** One-letter amino acids; empty without a start codon. */
  readonly protein: TextResult;
  /** Position of the start codon's first base, counted from 1; null without one. */
  readonly startPosition: number | null;
  /** The codon that ended the protein, in RNA letters; null when none did. */
  readonly stopCodon: string | null;
  /** The first codons read, a stop among them included. */
  readonly firstCodons: readonly ReadCodon[];
  readonly reference: {
    /** The second strand, 5′ to 3′. */
    readonly reverseComplement: TextResult;
  };
}

/** Text results up to this many letters are part of the result; longer ones are read through `view`. */
export const INLINE_LETTERS = 10_000;

export default {
  id: 'dna-sequence',

  async validate({ sequence }, task) {
    const source = task.open(sequence);
    const tally = emptyTally();
    for await (const { bytes } of slicesWithProgress(source, task)) {
      addBytes(tally, bytes);
      if (hasForeignAscii(tally, DNA)) break;
    }
    if (hasForeignAscii(tally, DNA) || hasNonAscii(tally)) {
      const foreign = await findForeign(source, 'ATGC');
      if (foreign !== null) {
        return refuse('Invalid DNA sequence. Use only A, T, G, C bases.', 'sequence', placeText(foreign));
      }
    }
    if (countLetters(tally, DNA) === 0) return refuse('Please enter a DNA sequence', 'sequence');
    return accept({ sequence });
  },

  async compute({ sequence }, task) {
    const source = task.open(sequence);
    const tally = emptyTally();
    const translator = createTranslator(0, INLINE_LETTERS);
    for await (const { bytes } of slicesWithProgress(source, task)) {
      addBytes(tally, bytes);
      if (!translator.isFinished()) translator.read(bytes);
    }
    const counts = { A: countOf(tally, 'A'), T: countOf(tally, 'T'), G: countOf(tally, 'G'), C: countOf(tally, 'C') };
    const length = countLetters(tally, DNA);
    const { letters, length: proteinLength, startPosition, stopCodon, firstCodons } = translator.reading();
    const complementary = await strand(source, COMPLEMENT, length);
    return {
      length,
      gcContent: (100 * (counts.G + counts.C)) / length,
      counts,
      complementary,
      rna: await strand(source, TRANSCRIPT, length),
      protein: proteinLength <= INLINE_LETTERS ? letters : { length: proteinLength },
      startPosition,
      stopCodon,
      firstCodons,
      reference: {
        reverseComplement: typeof complementary === 'string' ? reversed(complementary) : complementary,
      },
    };
  },

  async view({ sequence }, field, from, to, task) {
    const source = task.open(sequence);
    switch (field) {
      case 'complementary':
        return letterWindow(source, COMPLEMENT, from, to);
      case 'rna':
        return letterWindow(source, TRANSCRIPT, from, to);
      case 'reference.reverseComplement': {
        const length = await strandLength(source);
        return reversed(await letterWindow(source, COMPLEMENT, length - to, length - from));
      }
      case 'protein':
        return proteinWindow(source, from, Math.min(to, source.size));
      default:
        throw new Error(`'${field}' is no text of a DNA sequence`);
    }
  },
} satisfies Formula<'dna-sequence', DnaSequenceInput, DnaSequenceResult>;

async function strand(source: ByteSource, table: LetterTable, length: number): Promise<TextResult> {
  return length <= INLINE_LETTERS ? letterWindow(source, table, 0, length) : { length };
}

async function strandLength(source: ByteSource): Promise<number> {
  const tally = emptyTally();
  for await (const { bytes } of source.slices()) addBytes(tally, bytes);
  return countLetters(tally, DNA);
}

async function proteinWindow(source: ByteSource, from: number, to: number): Promise<string> {
  const translator = createTranslator(from, to);
  for await (const { bytes } of source.slices()) {
    translator.read(bytes);
    if (translator.isFinished() || translator.length() >= to) break;
  }
  return translator.reading().letters;
}
