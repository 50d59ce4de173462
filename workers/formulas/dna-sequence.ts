/**
 * Length, base composition, complement, RNA and protein of a DNA sequence, and its open reading frames.
 *
 *   GC content    = 100 · (G + C) / (A + T + G + C)                        percent
 *   complementary = A↔T, G↔C base by base, in the order entered            so it reads 3′ to 5′
 *   rna           = the entered strand with U for T                        entered strand = coding strand, 5′ to 3′
 *   protein       = from the first AUG in any frame to the first stop in that frame (stop not included), or to the
 *                   last whole codon; empty without an AUG                  the genetic code chosen, standard by default
 *   reference.reverseComplement = the complement from last to first        so it reads 5′ to 3′
 *   openFrames    = from ATG, or from what was chosen to start at, to the next stop in frame, in all six frames; the
 *                   longest for each stop; a start codon gives methionine even if it codes for another amino acid within a protein
 *
 * Source: spec; crick1968 (codons), ncbiGeneticCodes (codes and their starts), ncIub1984 (ambiguity letters). White space is
 * ignored and either case is read. In a file, headers and framing are its format; in a text area they are letters like any
 * other unless its format is to be recognized, which also leaves out what is not a letter and says so. Ambiguity letters are
 * refused unless they are allowed. Refuses: nothing but white space; any other character, with its place and, where an option would
 * help, that option.
 *
 * `validate` reads the text once and caches what it learned; nothing long is kept. A strand longer than INLINE_LETTERS
 * is answered by its length, and its letters by `view`.
 */
import type { Formula, Task, TextResult } from '../contract.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import {
  type FoundFrames,
  findOpenFrames,
  framePeptide,
  type ListedFrame,
  listedFrame,
} from '../lib/sequences/features/openFrameTable.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import { codonMeanings, type ReadCodon, translated } from '../lib/sequences/letters/codonTranslation.ts';
import { type FrameRules, frameRules } from '../lib/sequences/letters/frameStarts.ts';
import { textAt } from '../lib/sequences/letters/textColumn.ts';
import { noSuchRecord } from '../lib/sequences/records/chosenRecord.ts';
import type { EntryFaults } from '../lib/sequences/records/entryFaults.ts';
import { createHeadKeeper, mistakenText } from '../lib/sequences/records/mistakenText.ts';
import type { SequenceReport } from '../lib/sequences/records/readingWords.ts';
import {
  gcContentAt,
  type RecordList,
  type RecordSummary,
  recordColumns,
} from '../lib/sequences/records/recordList.ts';
import { openReading, reportOf } from '../lib/sequences/records/sequenceReading.ts';
import { leastCodonsIn, looksForFrames, readDnaOptions } from '../lib/sequences/strand/dnaOptions.ts';
import { foreignDnaIssue, scannedText } from '../lib/sequences/strand/dnaReading.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import {
  complementOf,
  otherStrandOf,
  reverseComplementWindow,
  rnaOf,
  type Strand,
  strandWindow,
} from '../lib/sequences/strand/strandLetters.ts';
import { gcPercent, lettersIn } from '../lib/sequences/strand/strandScan.ts';
import { GENETIC_CODES } from '../reference/geneticCodes.ts';
import { MOST_KEPT } from '../streams/keptText.ts';
import { slicesWithProgress } from '../streams/progress.ts';
import type { TextFormat } from '../streams/textFormat.ts';
import { lettersInResult, textResult } from '../streams/textResult.ts';

export type DnaSequenceInput = GivenStrand;

export interface DnaSequenceResult {
  /** Nucleotides, at least 1. */
  readonly length: number;
  /** Percent, 0 to 100, unrounded; null when there are ambiguity letters only. */
  readonly gcContent: number | null;
  /** How often each base occurs. */
  readonly counts: { readonly A: number; readonly T: number; readonly G: number; readonly C: number };
  /** Ambiguity letters, which count for the length and not for the GC content. */
  readonly otherLetters: number;
  /** Base by base, in the order entered. */
  readonly complementary: TextResult;
  readonly rna: TextResult;
  /** One-letter amino acids, X for a codon that could be several; empty without a start codon. */
  readonly protein: TextResult;
  /** Position of the start codon's first base, counted from 1; null without one. */
  readonly startPosition: number | null;
  /** The codon that ended the protein, in RNA letters; null when none did. */
  readonly stopCodon: string | null;
  /** The first codons read, a stop among them included. */
  readonly firstCodons: readonly ReadCodon[];
  readonly format: TextFormat;
  /** The record that this result is about. */
  readonly record: { readonly number: number; readonly name: string };
  readonly recordCount: number;
  /** All records, or the first of very many; empty when there is only one. */
  readonly records: readonly RecordSummary[];
  /** Records that are not whole. */
  readonly entryFaults: EntryFaults;
  /** How the text was read, and what was left out. */
  readonly recognized: SequenceReport;
  /** Null when they were not looked for. */
  readonly openFrames: OpenFrames | null;
  readonly reference: {
    /** The second strand, 5′ to 3′. */
    readonly reverseComplement: TextResult;
  };
}

export interface OpenFrames {
  /** Minimum number of codons of a frame. */
  readonly leastCodons: number;
  /** Frames found. */
  readonly total: number;
  /** The longest frames, longest first. */
  readonly listed: readonly ListedFrame[];
  /** The protein of the longest frame, X for a codon that could be several or only a stop; empty without a frame. */
  readonly protein: TextResult;
}

const MOST_LISTED_FRAMES = 100;
/** Each is an object on the page, which takes some 10 ms to receive so many. `all-records` lists MOST_RECORDS. */
const MOST_LISTED_RECORDS = 10_000;

const EMPTY = 'Please enter a DNA sequence';
const INVALID = 'Invalid DNA sequence. Use only A, T, G, C bases.';

declare module '../contract.ts' {
  interface FormulaTypes {
    'dna-sequence': FormulaType<DnaSequenceInput, DnaSequenceResult>;
  }
}

export default {
  id: 'dna-sequence',

  async validate(candidate, task) {
    const options = readDnaOptions(candidate);
    if ('message' in options) return { ok: false, issues: [options] };
    const source = task.open(candidate.sequence);
    const reading = await openReading(source, { ...options, letters: 'dna' });
    const head = createHeadKeeper();
    const outcome = await scannedText(reading, options, head.keep(slicesWithProgress(reading.source, task)));
    if (!outcome.ok) return { ok: false, issues: [await foreignDnaIssue(INVALID, source, reading, outcome, options)] };
    const { scan } = outcome;
    const { chosen, recordCount } = scan;
    if (recordCount === 0) return refuse(EMPTY, 'sequence');
    if (chosen === null) return { ok: false, issues: [noSuchRecord(options.record, recordCount)] };
    if (lettersIn(chosen.counts) === 0) {
      const place = scan.format === 'plain' ? undefined : `Record ${options.record} has no letters`;
      return refuse(EMPTY, 'sequence', place);
    }
    const isAsTyped = reading.format === 'plain' && !options.recognize;
    const mistaken = isAsTyped ? mistakenText(head.head(), 'bases', INVALID) : null;
    if (mistaken !== null) return { ok: false, issues: [mistaken] };
    const recognized = reportOf(reading, outcome, recordCount);
    const said = reading.topology();
    const shape = said === null ? chosen.shape : ({ said, by: 'SnapGene' } as const);
    const learnt = { ...scan, chosen: { ...chosen, shape }, recognized };
    const input = { sequence: candidate.sequence, ...options, learnt };
    return { ok: true, input, ...(looksForFrames(options, lettersIn(chosen.counts)) ? {} : { isLearned: true }) };
  },

  async compute(input, task) {
    const { chosen, format, recordCount, records, entryFaults, recognized } = input.learnt;
    const { A, C, G, T, ambiguous } = chosen.counts;
    const { head, length: proteinLength, startPosition, stopCodon, firstCodons } = chosen.protein;
    const strand = await openStrand(input, task);
    const { length } = strand;
    const { complementary, rna, reverseComplement } = await strandTexts(strand);
    return {
      length,
      gcContent: gcPercent(chosen.counts),
      counts: { A, T, G, C },
      otherLetters: ambiguous,
      complementary,
      rna,
      protein: textResult(head, proteinLength),
      startPosition,
      stopCodon,
      firstCodons,
      format,
      record: { number: input.record, name: chosen.name },
      recordCount,
      records: recordCount > 1 ? await firstRecords(records) : [],
      entryFaults,
      recognized,
      openFrames: looksForFrames(input, length) ? await openFrames(input, strand, task) : null,
      reference: { reverseComplement },
    };
  },

  async view(input, field, from, to, task) {
    const strand = await openStrand(input, task);
    switch (field) {
      case 'complementary':
        return textFromBytes(complementOf(await strandWindow(strand, from, to), strand.kernel));
      case 'rna':
        return textFromBytes(rnaOf(await strandWindow(strand, from, to), strand.kernel));
      case 'reference.reverseComplement':
        return textFromBytes(await reverseComplementWindow(strand, from, to));
      case 'protein': {
        const { startPosition, length } = input.learnt.chosen.protein;
        if (startPosition === null) return '';
        const first = startPosition - 1 + 3 * Math.max(0, from);
        const codons = await strandWindow(strand, first, startPosition - 1 + 3 * Math.min(to, length));
        return textFromBytes(translated(codons, codonMeanings(GENETIC_CODES[input.geneticCode]), false));
      }
      case 'openFrames.protein': {
        // The search is repeated for each window; only a protein of more than INLINE_LETTERS needs windows.
        const [frame] = (await foundFrames(input, strand, 1)).longest;
        return frame === undefined ? '' : textFromBytes(await framePeptide(strand, frame, rulesOf(input), from, to));
      }
      default:
        throw new Error(`'${field}' is no text of a DNA sequence`);
    }
  },
} satisfies Formula<'dna-sequence'>;

/** The strands as texts. The last letters of a long strand, with which its reverse complement begins, are read when they are shown. */
async function strandTexts(strand: Strand) {
  const { kernel, length } = strand;
  const shown = lettersInResult(length);
  const first = await strandWindow(strand, 0, shown);
  const last =
    shown === length ? first : await strandWindow(strand, length <= MOST_KEPT ? length - shown : length, length);
  return {
    complementary: textResult(textFromBytes(complementOf(first, kernel)), length),
    rna: textResult(textFromBytes(rnaOf(first, kernel)), length),
    reverseComplement: textResult(textFromBytes(otherStrandOf(last, kernel)), length),
  };
}

async function firstRecords(list: RecordList): Promise<readonly RecordSummary[]> {
  const columns = await recordColumns(list, MOST_LISTED_RECORDS);
  return Array.from(columns.lengths, (length, index) => {
    const gcContent = gcContentAt(columns, index);
    return { name: textAt(columns.names, index), length, gcContent: Number.isNaN(gcContent) ? null : gcContent };
  });
}

async function openFrames(input: DnaSequenceInput, strand: Strand, task: Task): Promise<OpenFrames> {
  const { total, longest } = await foundFrames(input, strand, MOST_LISTED_FRAMES, task);
  return {
    leastCodons: leastCodonsIn(input, strand.length),
    total,
    listed: longest.map(listedFrame),
    protein: await proteinOf(longest[0], input, strand),
  };
}

async function proteinOf(
  frame: FoundFrames['longest'][number] | undefined,
  input: DnaSequenceInput,
  strand: Strand,
): Promise<TextResult> {
  if (frame === undefined) return '';
  const shown = lettersInResult(frame.codons);
  return textResult(textFromBytes(await framePeptide(strand, frame, rulesOf(input), 0, shown)), frame.codons);
}

function foundFrames(input: DnaSequenceInput, strand: Strand, most: number, task?: Task): Promise<FoundFrames> {
  const { length } = strand;
  return findOpenFrames(strand, rulesOf(input), leastCodonsIn(input, length), most, (done) =>
    task?.report({ done, total: length }),
  );
}

function rulesOf({ geneticCode, startCodons }: DnaSequenceInput): FrameRules {
  return frameRules(GENETIC_CODES[geneticCode], startCodons);
}
