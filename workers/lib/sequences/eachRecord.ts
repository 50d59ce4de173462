/** Every record of a text in turn, as a strand of its own: the text is read once, and no more than one record is in memory beside a slice. */
import type { Task } from '../../contract.ts';
import { GENETIC_CODES } from '../../reference/geneticCodes.ts';
import { slicesWithProgress } from '../../streams/progress.ts';
import { INLINE_LETTERS } from '../../streams/textResult.ts';
import { alphabetOf } from './dnaReading.ts';
import { type GivenStrand, openGiven } from './givenStrand.ts';
import { LONE, type LoneRecord, type LoneText, loneSource } from './loneText.ts';
import { sequenceKernel } from './sequenceKernel.ts';
import { createRecordReader } from './sequenceRecords.ts';
import { lettersIn, scanStrands } from './strandScan.ts';

export interface ReadRecord {
  readonly name: string;
  /** In upper case. */
  readonly letters: Uint8Array;
}

const FIRST_ROOM = 256;

/**
 * Passes on the records, and waits after each. Reports how much of the text is read.
 *
 * @param use returns false to stop
 */
export async function eachRecord(
  given: GivenStrand,
  task: Task,
  use: (record: ReadRecord) => Promise<boolean>,
): Promise<void> {
  const { source, format, sieve } = await openGiven(given, task);
  const reader = (await sequenceKernel).letterReader(alphabetOf(given));
  const ended: ReadRecord[] = [];
  let current: { readonly name: string; letters: Uint8Array; size: number } | null = null;

  function end(): void {
    if (current !== null) ended.push({ name: current.name, letters: current.letters.subarray(0, current.size) });
    current = null;
  }

  const records = createRecordReader(
    format,
    {
      begin(name) {
        end();
        current = { name, letters: new Uint8Array(FIRST_ROOM), size: 0 };
      },
      take(raw) {
        if (current === null) return raw.length;
        if (current.letters.length - current.size < raw.length) {
          const larger = new Uint8Array(Math.max(2 * current.letters.length, current.size + raw.length));
          larger.set(current.letters.subarray(0, current.size));
          current.letters = larger;
        }
        const { end: taken, written } = reader.clean(raw, current.letters.subarray(current.size));
        current.size += written;
        return taken;
      },
    },
    undefined,
    sieve(),
  );

  async function isWanted(): Promise<boolean> {
    for (const record of ended.splice(0)) if (!(await use(record))) return false;
    return true;
  }

  for await (const { bytes } of slicesWithProgress(source, task)) {
    if (!records.read(bytes)) throw new Error('The text has changed since it was read');
    if (!(await isWanted())) return;
  }
  records.finish();
  end();
  await isWanted();
}

/** Passes on the records as `eachRecord` does, each as the DNA calculator would have accepted it alone. */
export function eachStrand(
  given: GivenStrand,
  task: Task,
  use: (record: LoneRecord) => Promise<boolean>,
): Promise<void> {
  return eachRecord(given, task, async (record) =>
    use({ name: record.name, length: record.letters.length, alone: await loneStrand(given, record) }),
  );
}

/** A record as the DNA calculator would have read it alone, and the text that it is then. */
interface LoneStrand extends LoneText {
  readonly given: GivenStrand;
}

/**
 * The record alone; null without letters.
 *
 * @param given of the whole text: how it is read
 */
export async function loneStrand(given: GivenStrand, { name, letters }: ReadRecord): Promise<LoneStrand | null> {
  const source = loneSource(name, letters);
  const outcome = await scanStrands(source.slices(), await sequenceKernel, {
    format: 'fasta',
    alphabet: alphabetOf(given),
    record: 1,
    code: GENETIC_CODES[given.geneticCode],
    keptProtein: INLINE_LETTERS,
  });
  if (!outcome.ok) throw new Error(`A record that was accepted has '${outcome.foreign.character}'`);
  const { chosen } = outcome.scan;
  if (chosen === null || lettersIn(chosen.counts) === 0) return null;
  const learnt = { ...outcome.scan, chosen, recognized: { ...given.learnt.recognized, seen: 'fasta' as const } };
  return { given: { ...given, sequence: LONE, readAsFasta: true, recognize: false, record: 1, learnt }, source };
}
