/**
 * Reads a text of nucleotide sequences once and keeps what avoids a second full reading: the letter counts of each
 * record, the first protein of one of them, and an index into that one.
 */
import type { ByteSlice } from '../../../contract.ts';
import type { LetterCounts } from '../../../kernel/alphabets.ts';
import type { GeneticCode } from '../../../kernel/geneticCode.ts';
import type { SequenceKernel } from '../../../kernel/sequenceKernel.ts';
import type { TextFormat } from '../../../streams/textFormat.ts';
import type { ForeignCharacter } from '../letters/characterReader.ts';
import { createProteinReader, type FirstProtein } from '../letters/codonTranslation.ts';
import { type LeftOut, type LetterSieve, NOTHING_LEFT_OUT } from '../letters/letterSieve.ts';
import { type DeclaredShape, declaredShape } from '../records/declaredShape.ts';
import { createEntryCheck, declaredLength, type EntryFaults } from '../records/entryFaults.ts';
import type { QualityFaults } from '../records/qualityCheck.ts';
import { type RecordList, recordCollector } from '../records/recordList.ts';
import { createRecordReader, type RecordTaker } from '../records/sequenceRecords.ts';
import { type IndexEntry, type LetterIndex, letterIndex } from './letterIndex.ts';

export interface ScanOptions {
  readonly format: TextFormat;
  readonly alphabet: 'dna' | 'ambiguousDna';
  /** Absent or null: nothing is left out. */
  readonly sieve?: LetterSieve | null;
  /** The record to be looked at closely, counted from 1. */
  readonly record: number;
  readonly code: GeneticCode;
  /** Number of leading amino acids to keep of its protein. */
  readonly keptProtein: number;
}

export interface StrandScan {
  readonly format: TextFormat;
  readonly recordCount: number;
  /** The first records: no more than MOST_RECORDS. */
  readonly records: RecordList;
  /** The analyzed record; null when there are fewer. */
  readonly chosen: ScannedRecord | null;
  /** Records that are not whole. */
  readonly entryFaults: EntryFaults;
}

export interface ScannedRecord {
  readonly name: string;
  readonly counts: LetterCounts;
  /** Null where its entry does not say. */
  readonly shape: DeclaredShape | null;
  readonly protein: FirstProtein;
  readonly index: LetterIndex;
  /** In upper case; absent unless all of them are in memory. */
  readonly letters?: Uint8Array;
}

export type ScanOutcome =
  | {
      readonly ok: true;
      readonly scan: StrandScan;
      readonly qualityFaults: QualityFaults;
      readonly leftOut: LeftOut;
    }
  | {
      readonly ok: false;
      readonly foreign: ForeignCharacter;
      /** The record that contains it, counted from 1; 0 before the first. */
      readonly record: number;
      readonly qualityFaults: QualityFaults;
      readonly leftOut: LeftOut;
    };

/** Some forty bytes for each are kept between two readings. */
export const MOST_RECORDS = 1_000_000;

/** Bytes of text between two entries of the index. */
const INDEX_SPACING = 256 * 1024;

export async function scanStrands(
  slices: AsyncIterable<ByteSlice>,
  kernel: SequenceKernel,
  { format, alphabet, record: wanted, code, keptProtein, sieve = null }: ScanOptions,
): Promise<ScanOutcome> {
  const records = recordCollector(MOST_RECORDS);
  const entries: IndexEntry[] = [];
  const protein = createProteinReader(code, keptProtein);
  let cleaned = new Uint8Array(0);
  let recordCount = 0;
  let name = '';
  let declared: number | null = null;
  let shape: DeclaredShape | null = null;
  const checked = createEntryCheck(wanted);
  const letters = kernel.letterReader(alphabet);
  let chosen: Pick<ScannedRecord, 'name' | 'counts' | 'shape'> | null = null;
  /** Mark and offset of the current slice. */
  let slice = { mark: 0, offset: 0 };
  let offset = 0;
  let indexedTo = 0;

  function close(): void {
    if (recordCount === 0) return;
    const counts = letters.counts();
    records.add(name, counts);
    if (recordCount === wanted) chosen = { name, counts, shape };
    if (format !== 'plain') checked.check({ record: recordCount, name, declared, letters: lettersIn(counts) });
  }

  function takeChosen(raw: Uint8Array, at: number): number {
    if (entries.length === 0) {
      entries.push({ mark: slice.mark, skip: at - slice.offset, letters: 0 });
      indexedTo = slice.offset;
    }
    if (protein.isFinished()) return letters.count(raw);
    if (cleaned.length < raw.length) cleaned = new Uint8Array(raw.length);
    const { end, written } = letters.clean(raw, cleaned);
    protein.read(cleaned.subarray(0, written));
    return end;
  }

  const taker: RecordTaker = {
    begin(nextName, head) {
      close();
      recordCount += 1;
      [name, declared] = [nextName, declaredLength(head)];
      if (recordCount === wanted) shape = declaredShape(format, head);
      letters.restart();
    },
    take: (raw, at) => (recordCount === wanted ? takeChosen(raw, at) : letters.count(raw)),
  };
  const reader = createRecordReader(format, taker, undefined, sieve);

  for await (const { bytes, mark } of slices) {
    slice = { mark, offset };
    if (
      recordCount === wanted &&
      entries.length > 0 &&
      reader.isWithinLetters() &&
      offset - indexedTo >= INDEX_SPACING
    ) {
      entries.push({ mark, skip: 0, letters: lettersIn(letters.counts()) });
      indexedTo = offset;
    }
    if (!reader.read(bytes)) break;
    offset += bytes.length;
  }
  if (reader.foreign() === null) reader.finish();
  const foreign = reader.foreign();
  const counts = { qualityFaults: reader.qualityFaults(), leftOut: sieve?.leftOut() ?? NOTHING_LEFT_OUT };
  if (foreign !== null) return { ok: false, foreign, record: recordCount, ...counts };
  close();
  return {
    ok: true,
    ...counts,
    scan: {
      format,
      recordCount,
      records: records.list(),
      chosen: scanned(chosen),
      entryFaults: checked.faults(reader.endsOpen()),
    },
  };

  function scanned(record: typeof chosen): ScannedRecord | null {
    if (record === null) return null;
    return { ...record, protein: protein.protein(), index: letterIndex(entries) };
  }
}

/** All letters, ambiguity letters included. */
export function lettersIn({ A, C, G, T, ambiguous }: LetterCounts): number {
  return A + C + G + T + ambiguous;
}

/** Percent of G and C among A, C, G and T; null without any of these. */
export function gcPercent({ A, C, G, T }: LetterCounts): number | null {
  const bases = A + C + G + T;
  return bases === 0 ? null : (100 * (G + C)) / bases;
}
