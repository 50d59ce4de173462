/** How the text of the DNA calculator is read, and what is said where it is refused. */
import type { ByteSlice, ByteSource, Issue, Remedy } from '../../../contract.ts';
import { GENETIC_CODES } from '../../../reference/geneticCodes.ts';
import { seenFormat } from '../../../streams/seenFormat.ts';
import { INLINE_LETTERS } from '../../../streams/textResult.ts';
import { isTextOfLetters, kindOfText } from '../letters/kindOfLetters.ts';
import type { Attempt } from '../records/refusalAdvice.ts';
import { refusedReading } from '../records/refusedReading.ts';
import { openReading, reportOf, type SequenceReading } from '../records/sequenceReading.ts';
import { type DnaOptions, remediesFor } from './dnaOptions.ts';
import { sequenceKernel } from './sequenceKernel.ts';
import { lettersIn, type ScanOutcome, type StrandScan, scanStrands } from './strandScan.ts';

const TO_PROTEIN: Remedy = {
  label: 'Open in Protein Synthesis',
  field: 'inputType',
  value: 'PROTEIN',
  calculator: 'protein-synthesis',
};

/**
 * Reads a text once.
 *
 * @param slices of the reading's source
 */
export async function scannedText(
  reading: SequenceReading,
  options: DnaOptions,
  slices: AsyncIterable<ByteSlice>,
): Promise<ScanOutcome> {
  return scanStrands(slices, await sequenceKernel, {
    format: reading.format,
    alphabet: alphabetOf(options),
    sieve: reading.sieve(),
    record: options.record,
    code: GENETIC_CODES[options.geneticCode],
    keptProtein: INLINE_LETTERS,
  });
}

/**
 * The issue about a text that was refused at a character.
 *
 * @param message the sentence that refuses it
 */
export async function foreignDnaIssue(
  message: string,
  source: ByteSource,
  reading: SequenceReading,
  { foreign, record }: ScanOutcome & { readonly ok: false },
  options: DnaOptions,
): Promise<Issue> {
  async function attempt(): Promise<Attempt> {
    const tried = await openReading(source, { ...options, recognize: true, letters: 'dna' });
    const outcome = await scannedText(tried, options, tried.source.slices());
    const report = reportOf(tried, outcome, 1);
    return { report, foreign: outcome.ok ? null : outcome.foreign, hasLetters: outcome.ok && hasLetters(outcome.scan) };
  }
  return refusedReading({
    message,
    source,
    reading,
    foreign,
    record,
    wanted: 'dna',
    attempt: options.recognize ? null : attempt,
    remedies: (head) => {
      if (kindOfText(head) === 'protein') return [TO_PROTEIN];
      // The names in a table and the words of an entry are not ambiguity letters.
      const seen = seenFormat(head);
      return isTextOfLetters(seen) || seen === reading.seen ? remediesFor(foreign, options) : [];
    },
  });
}

/** Returns whether the chosen record has any letters. */
function hasLetters({ chosen }: StrandScan): boolean {
  return chosen !== null && lettersIn(chosen.counts) > 0;
}

/** The letters that are accepted. */
export function alphabetOf({ allowAmbiguous }: DnaOptions): 'dna' | 'ambiguousDna' {
  return allowAmbiguous ? 'ambiguousDna' : 'dna';
}
