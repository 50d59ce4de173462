/**
 * The best alignment of the protein of the protein calculator, or a region of it, with a second protein.
 *
 *   score = Σ score of each pair of residues − Σ (open + (length − 1) · extend) over the gaps
 *   global: both from end to end; overlap: gaps at the ends cost nothing; local: the stretches with the highest score
 *   identity = 100 · columns with the same residue twice / all columns, gaps included      percent
 *   similarity = 100 · columns with two residues whose score is above 0 / all columns       percent
 *
 * Sources: needlemanWunsch1970 (global), smithWaterman1981 (local), gotoh1982 (gaps), farrar2007 (eight rows at a time); henikoff1992
 * (BLOSUM), dayhoff1978 (PAM), emboss2000 (usual costs). Refuses more than 20,000 residues of either protein, characters
 * that are not letters of a protein, and costs out of range.
 */

import type { Formula, LongText, Task } from '../contract.ts';
import { isIn } from '../lib/inputs/isIn.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import {
  type AlignmentSettings,
  MOST_ALIGNED,
  readAlignmentSettings,
  tooLong,
} from '../lib/sequences/alignment/alignmentInput.ts';
import { type AlignmentResult, alignmentResult } from '../lib/sequences/alignment/alignmentResult.ts';
import { pairScores } from '../lib/sequences/alignment/pairScores.ts';
import { readSecond } from '../lib/sequences/alignment/secondSequence.ts';
import { type ChainOptions, openChains, readingOf } from '../lib/sequences/protein/chainReading.ts';
import { readChains } from '../lib/sequences/protein/chainRecords.ts';
import { readRegion } from '../lib/sequences/strand/regionInput.ts';
import { PROTEIN_MATRICES } from '../reference/substitutionMatrices.ts';

/** The accepted input of the protein calculator. */
export interface GivenChain extends ChainOptions {
  readonly sequence: LongText;
}

export interface ProteinAlignmentInput extends AlignmentSettings {
  readonly given: GivenChain;
  /** A protein in any format that the page reads. */
  readonly second: LongText;
  /** The record of the second text, counted from 1. Absent: the first with letters. */
  readonly secondRecord?: number | undefined;
  /** First residue of the page's protein, counted from 1. Absent: its first. */
  readonly from?: number | undefined;
  /** Last residue, which belongs to the region. Absent: its last. */
  readonly to?: number | undefined;
  readonly matrix: keyof typeof PROTEIN_MATRICES;
}

export interface ProteinAlignmentResult extends AlignmentResult {}

const PATHS = { text: 'second', record: 'secondRecord' } as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'protein-alignment': FormulaType<ProteinAlignmentInput, ProteinAlignmentResult>;
  }
}

export default {
  id: 'protein-alignment',

  async validate(candidate, task) {
    const { given, second, from, to, matrix } = candidate;
    const settings = readAlignmentSettings(candidate);
    if ('message' in settings) return { ok: false, issues: [settings] };
    const { length } = await chainOf(given, task, { from: 0, to: 0 });
    const region = readRegion({ from, to, isCircular: false }, length, 'protein');
    if ('message' in region) return { ok: false, issues: [region] };
    const long = tooLong(region.to - region.from + 1);
    if (long !== null) return { ok: false, issues: [long] };
    const secondRecord = candidate.secondRecord ?? undefined;
    if (secondRecord !== undefined && (!Number.isInteger(secondRecord) || secondRecord < 1))
      return refuse('Please enter the number of a record: 1, 2, 3 …', 'secondRecord');
    const read = await secondOf({ second, secondRecord }, task);
    if ('message' in read) return { ok: false, issues: [read] };
    return accept({
      given,
      second,
      secondRecord,
      ...region,
      ...settings,
      matrix: matrix !== '' && isIn(PROTEIN_MATRICES, matrix) ? matrix : 'blosum62',
    });
  },

  async compute(input, task) {
    const { given, from = 1, to = Number.POSITIVE_INFINITY, matrix } = input;
    const second = await secondOf(input, task);
    if ('message' in second) throw new Error(second.message);
    const { letters, name } = await chainOf(given, task, { from: from - 1, to });
    return alignmentResult(
      { name, letters: new TextEncoder().encode(letters), start: from },
      { name: second.name, letters: second.letters, start: 1 },
      {
        mode: input.mode,
        scores: pairScores(PROTEIN_MATRICES[matrix]),
        open: input.gapOpen ?? 0,
        extend: input.gapExtend ?? 0,
      },
      (done) => task.report({ done, total: letters.length }),
    );
  },
} satisfies Formula<'protein-alignment'>;

/** The protein that the page shows: the first of the text. */
async function chainOf(
  given: GivenChain,
  task: Task,
  window: { readonly from: number; readonly to: number },
): Promise<{ readonly length: number; readonly letters: string; readonly name: string }> {
  const reading = await openChains(task.open(given.sequence), given);
  const { main, mainName } = await readChains(reading.source.slices(), readingOf(given, reading, window));
  if (main === null) throw new Error('An accepted text has a protein');
  return { length: main.length, letters: main.letters, name: mainName };
}

function secondOf(
  { second, secondRecord }: Pick<ProteinAlignmentInput, 'second' | 'secondRecord'>,
  task: Task,
): ReturnType<typeof readSecond> {
  return readSecond(
    second,
    task,
    { letters: 'protein', record: secondRecord ?? null, mostLetters: MOST_ALIGNED },
    PATHS,
  );
}
