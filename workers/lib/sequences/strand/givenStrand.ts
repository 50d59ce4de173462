/** A strand that the DNA calculator has read once: what it and the analyses of its text start from. */
import type { LongText, Task } from '../../../contract.ts';
import type { SequenceReport } from '../records/readingWords.ts';
import { openReading, type SequenceReading } from '../records/sequenceReading.ts';
import type { DnaOptions } from './dnaOptions.ts';
import { alphabetOf } from './dnaReading.ts';
import { sequenceKernel } from './sequenceKernel.ts';
import type { Strand } from './strandLetters.ts';
import { lettersIn, type ScannedRecord, type StrandScan } from './strandScan.ts';

/** The accepted input of the DNA calculator. */
export interface GivenStrand extends DnaOptions {
  /** One strand, 5′ to 3′: A, T, G, C in either case, with any white space. */
  readonly sequence: LongText;
  readonly learnt: LearntStrand;
}

/** The scan of a text in which the record asked for has letters. */
export type LearntStrand = StrandScan & { readonly chosen: ScannedRecord; readonly recognized: SequenceReport };

/** Opens the text to be read again. */
export function openGiven(given: GivenStrand, task: Task): Promise<SequenceReading> {
  const { seen } = given.learnt.recognized;
  return openReading(task.open(given.sequence), { ...given, letters: 'dna', seen });
}

/** Opens the chosen record to be read again: `readStrand` passes over its letters, `strandWindow` returns some of them. */
export async function openStrand(given: GivenStrand, task: Task): Promise<Strand> {
  const { index, counts, letters } = given.learnt.chosen;
  const { source, format, sieve } = await openGiven(given, task);
  return {
    source,
    kernel: await sequenceKernel,
    format,
    sieve,
    alphabet: alphabetOf(given),
    index,
    length: lettersIn(counts),
    letters,
  };
}
