/**
 * Every record of a text in turn, as a strand of its own: the text is read once, and in memory are a slice, the records that end
 * in it, and the one that goes on.
 */
import type { Task } from '../../../contract.ts';
import { GENETIC_CODES } from '../../../reference/geneticCodes.ts';
import { slicesWithProgress } from '../../../streams/progress.ts';
import { INLINE_LETTERS } from '../../../streams/textResult.ts';
import { createProteinReader } from '../letters/codonTranslation.ts';
import { type DeclaredShape, declaredShape } from '../records/declaredShape.ts';
import { createEntryCheck } from '../records/entryFaults.ts';
import { LONE, type LoneRecord, type LoneText, loneHeader, loneSource } from '../records/loneText.ts';
import { recordCollector } from '../records/recordList.ts';
import { createRecordReader } from '../records/sequenceRecords.ts';
import { alphabetOf } from './dnaReading.ts';
import { type GivenStrand, type LearntStrand, openGiven } from './givenStrand.ts';
import { letterIndex } from './letterIndex.ts';
import { sequenceKernel } from './sequenceKernel.ts';

export interface ReadRecord {
  readonly name: string;
  /** Null where its entry does not say. */
  readonly shape: DeclaredShape | null;
  /** In upper case; valid until what uses the record has settled. */
  readonly letters: Uint8Array;
}

/** A record that is being read, and where its letters begin. */
interface Begun extends Pick<ReadRecord, 'name' | 'shape'> {
  readonly from: number;
}

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
  /** The letters of the records since the last slice, one behind the other. */
  let letters = new Uint8Array(0);
  let size = 0;
  let ended: (Begun & { readonly to: number })[] = [];
  let current: Begun | null = null;

  function end(): void {
    if (current !== null) ended.push({ ...current, to: size });
    current = null;
  }

  const records = createRecordReader(
    format,
    {
      begin(name, head) {
        end();
        current = { name, shape: declaredShape(format, head), from: size };
      },
      take(raw) {
        if (current === null) return raw.length;
        if (letters.length - size < raw.length) {
          const larger = new Uint8Array(Math.max(2 * letters.length, size + raw.length));
          larger.set(letters.subarray(0, size));
          letters = larger;
        }
        const { end: taken, written } = reader.clean(raw, letters.subarray(size));
        size += written;
        return taken;
      },
    },
    undefined,
    sieve(),
  );

  /** False where no more records are wanted. */
  async function passOnEnded(): Promise<boolean> {
    for (const { name, shape, from, to } of ended)
      if (!(await use({ name, shape, letters: letters.subarray(from, to) }))) return false;
    forgetEnded();
    return true;
  }

  /** Keeps the letters of the record that goes on. Of a long one, they are not moved with each slice. */
  function forgetEnded(): void {
    ended = [];
    const from = current?.from ?? size;
    if (from === 0) return;
    letters.copyWithin(0, from, size);
    size -= from;
    if (current !== null) current = { ...current, from: 0 };
  }

  for await (const { bytes } of slicesWithProgress(source, task)) {
    if (!records.read(bytes)) throw new Error('The text has changed since it was read');
    if (!(await passOnEnded())) return;
  }
  records.finish();
  end();
  await passOnEnded();
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

const NO_FAULTS = createEntryCheck(1).faults(false);

/** A record as the DNA calculator would have read it alone, and the text that it is then. */
interface LoneStrand extends LoneText {
  readonly given: GivenStrand;
}

/**
 * The record alone; null without letters.
 *
 * @param given of the whole text: how it is read
 */
export async function loneStrand(given: GivenStrand, { name, shape, letters }: ReadRecord): Promise<LoneStrand | null> {
  if (letters.length === 0) return null;
  const kernel = await sequenceKernel;
  const reader = kernel.letterReader(alphabetOf(given));
  reader.count(letters);
  const counts = reader.counts();
  const kept = Math.min(INLINE_LETTERS, Math.floor(letters.length / 3));
  const protein = createProteinReader(GENETIC_CODES[given.geneticCode], kept);
  protein.read(letters);
  const records = recordCollector(1);
  records.add(name, counts);
  const header = loneHeader(name);
  const index = letterIndex([{ mark: 0, skip: header.length, letters: 0 }]);
  const learnt: LearntStrand = {
    format: 'fasta',
    recordCount: 1,
    records: records.list(),
    chosen: { name, counts, shape, protein: protein.protein(), index, letters },
    entryFaults: NO_FAULTS,
    recognized: { ...given.learnt.recognized, seen: 'fasta' },
  };
  return {
    given: { ...given, sequence: LONE, readAsFasta: true, recognize: false, record: 1, learnt },
    source: loneSource(header, letters),
  };
}
