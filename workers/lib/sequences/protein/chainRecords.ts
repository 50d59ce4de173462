/** Reads every sequence of a text as a chain of amino acids, in one pass. */
import type { ByteSlice } from '../../../contract.ts';
import type { GeneticCode } from '../../../kernel/geneticCode.ts';
import type { TextFormat } from '../../../streams/textFormat.ts';
import type { ForeignCharacter } from '../letters/characterReader.ts';
import { type LeftOut, type LetterSieve, NOTHING_LEFT_OUT } from '../letters/letterSieve.ts';
import { createEntryCheck, declaredLength, type EntryFaults } from '../records/entryFaults.ts';
import type { QualityFaults } from '../records/qualityCheck.ts';
import { createRecordReader, type RecordTaker } from '../records/sequenceRecords.ts';
import { type Chain, type ChainReader, type ChainText, type ChainWindow, createChainReader } from './chainReader.ts';

export interface ChainRecord {
  /** Name; empty in plain text, and where the file gives none. */
  readonly name: string;
  /** Null where the record has no letters, no start codon, or is left out. */
  readonly chain: Chain | null;
  /** Null where the record is read. */
  readonly skipped: SkippedRecord | null;
}

/** A protein among others that is left out, because the methods have no values for one of its letters. */
export interface SkippedRecord {
  /** Counted from 1. */
  readonly record: number;
  readonly name: string;
  /** Letters. */
  readonly length: number;
  /** The first of these letters, and where: 'Residue 31 is “X”'. */
  readonly reason: string;
}

export interface SkippedRecords {
  readonly count: number;
  /** The first of them. */
  readonly listed: readonly SkippedRecord[];
}

export interface ChainsOfText {
  /** Of the record asked for, else of the first that has a chain, with the letters of the window; null when there is no chain. */
  readonly main: Chain | null;
  /** Of that record. */
  readonly mainName: string;
  /** Counted from 1. */
  readonly mainNumber: number;
  /** Letters of all records together. */
  readonly letters: number;
  /** Number of records started: one in plain text, none where a foreign character precedes the first header. */
  readonly records: number;
  /** What no record can have, or what the main record has and the methods have no values for. */
  readonly foreign: ForeignCharacter | null;
  /** The record that it is in, counted from 1; 0 before the first. */
  readonly foreignRecord: number;
  /** Records that are left out. */
  readonly skipped: SkippedRecords;
  /** Records that are not whole. */
  readonly entryFaults: EntryFaults;
  readonly qualityFaults: QualityFaults;
  readonly leftOut: LeftOut;
}

export interface ChainReading {
  readonly text: ChainText;
  readonly format: TextFormat;
  /** Absent or null: nothing is left out. */
  readonly sieve?: LetterSieve | null;
  /** Letters to keep of the main chain. */
  readonly window: ChainWindow;
  /** Of strands; absent: the standard one. */
  readonly code?: GeneticCode;
  /** Number of the main record, counted from 1. Absent: the first that has a chain. */
  readonly record?: number | undefined;
  /** Letters to keep of every chain; absent: none but those of the main chain. */
  readonly everyWindow?: ChainWindow;
  /** Called at the end of every record. */
  readonly onRecord?: (record: ChainRecord) => void;
  /** Only the window is needed: stop reading as soon as it is full. */
  readonly windowOnly?: boolean;
}

const NO_LETTERS: ChainWindow = { from: 0, to: 0 };
const MOST_SKIPPED_LISTED = 5;
/** Letters of proteins outside the twenty amino acids. */
const UNUSUAL = new Set(Array.from('BJOUXZbjouxz', (letter) => letter.charCodeAt(0)));

interface UnusualLetter extends ForeignCharacter {
  readonly record: number;
  /** Counted from 1. */
  readonly residue: number;
}

interface BegunChain {
  readonly name: string;
  readonly declared: number | null;
  readonly reader: ChainReader;
  /** The first letter outside the twenty amino acids. */
  unusual: UnusualLetter | null;
  unusualLetters: number;
}

/**
 * Reads to the end, or to the first foreign character. A protein of several with a letter for which the methods have no values is left
 * out; such a letter is foreign in the record asked for, and where no record is left.
 */
export async function readChains(slices: AsyncIterable<ByteSlice>, reading: ChainReading): Promise<ChainsOfText> {
  const { text, format, window, code, record, everyWindow, onRecord, windowOnly = false, sieve = null } = reading;
  let main: Chain | null = null;
  let [mainName, mainNumber] = ['', record ?? 1];
  let letters = 0;
  let count = 0;
  let current: BegunChain | null = null;
  /** Of the record asked for; else the first. */
  let refused: UnusualLetter | null = null;
  let skippedCount = 0;
  const skippedListed: SkippedRecord[] = [];
  const checked = createEntryCheck(1);
  const canSkip = text === 'PROTEIN' && format !== 'plain';

  /** Whether the current record is the main one, as far as is known before its chain. */
  function isMain(): boolean {
    return record === undefined ? main === null : count === record;
  }

  function endRecord(): void {
    if (current === null) return;
    const { name, declared, reader, unusual, unusualLetters } = current;
    const chain = unusual === null ? reader.chain() : null;
    if (isMain()) [main, mainName, mainNumber] = [chain, name, count];
    const length = reader.lettersRead() + unusualLetters;
    letters += length;
    if (format !== 'plain') checked.check({ record: count, name, declared, letters: length });
    const skipped = unusual === null ? null : skip(unusual, name, length);
    onRecord?.({ name, chain, skipped });
    current = null;
  }

  function skip(unusual: UnusualLetter, name: string, length: number): SkippedRecord {
    const skipped = { record: count, name, length, reason: `Residue ${unusual.residue} is “${unusual.character}”` };
    skippedCount += 1;
    if (skippedCount <= MOST_SKIPPED_LISTED) skippedListed.push(skipped);
    if (record === undefined ? refused === null : record === count) refused = unusual;
    return skipped;
  }

  function unusualInMain(): UnusualLetter | null {
    return record === undefined && main !== null ? null : refused;
  }

  function take(raw: Uint8Array, at: number): number {
    if (current === null) return 0;
    const { reader } = current;
    let end = reader.read(raw);
    while (canSkip && end < raw.length && UNUSUAL.has(raw[end] as number)) {
      const character = String.fromCharCode(raw[end] as number);
      const residue = reader.lettersRead() + current.unusualLetters + 1;
      current.unusual ??= { character, offset: at + end, opensHeader: false, record: count, residue };
      current.unusualLetters += 1;
      end += 1 + reader.read(raw.subarray(end + 1));
    }
    return end;
  }

  const taker: RecordTaker = {
    begin(name, head) {
      endRecord();
      count += 1;
      current = {
        name,
        declared: declaredLength(head),
        reader: createChainReader(text, everyWindow ?? (isMain() ? window : NO_LETTERS), code),
        unusual: null,
        unusualLetters: 0,
      };
    },
    take,
  };
  const records = createRecordReader(format, taker, undefined, sieve);

  // A record that may yet be left out is read to its end.
  const isSure = record !== undefined || !canSkip;
  const isFull = () => main !== null || (isSure && isMain() && (current?.reader.length() ?? 0) >= window.to);
  let isWhole = true;
  for await (const { bytes } of slices) {
    isWhole = records.read(bytes);
    if (!isWhole || (windowOnly && isFull())) break;
  }
  if (isWhole) records.finish();
  endRecord();
  const foreign = records.foreign();
  const unusual = unusualInMain();
  return {
    main,
    mainName,
    mainNumber,
    letters,
    records: count,
    foreign: foreign ?? unusual,
    foreignRecord: foreign === null ? (unusual?.record ?? count) : count,
    skipped: { count: skippedCount, listed: skippedListed },
    entryFaults: checked.faults(records.endsOpen()),
    qualityFaults: records.qualityFaults(),
    leftOut: sieve?.leftOut() ?? NOTHING_LEFT_OUT,
  };
}
