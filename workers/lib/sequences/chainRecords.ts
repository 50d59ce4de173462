/** Reads every sequence of a text as a chain of amino acids, in one pass. */
import type { ByteSlice } from '../../contract.ts';
import type { GeneticCode } from '../../kernel/geneticCode.ts';
import type { TextFormat } from '../../streams/textFormat.ts';
import { type Chain, type ChainReader, type ChainText, type ChainWindow, createChainReader } from './chainReader.ts';
import type { ForeignCharacter } from './characterReader.ts';
import { createEntryCheck, declaredLength, type EntryFaults } from './entryFaults.ts';
import { type LeftOut, type LetterSieve, NOTHING_LEFT_OUT } from './letterSieve.ts';
import type { QualityFaults } from './qualityCheck.ts';
import { createRecordReader, type RecordTaker } from './sequenceRecords.ts';

export interface ChainRecord {
  /** Name; empty in plain text, and where the file gives none. */
  readonly name: string;
  /** Null where the record has no letters, or no start codon. */
  readonly chain: Chain | null;
}

export interface ChainsOfText {
  /** Of the record asked for, else of the first that has a chain, with the letters of the window; null when there is none. */
  readonly main: Chain | null;
  /** Of that record. */
  readonly mainName: string;
  /** Counted from 1. */
  readonly mainNumber: number;
  /** Letters of all records together. */
  readonly letters: number;
  /** Number of records started: one in plain text, none where a foreign character precedes the first header. */
  readonly records: number;
  readonly foreign: ForeignCharacter | null;
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

/** Reads to the end, or to the first foreign character. */
export async function readChains(slices: AsyncIterable<ByteSlice>, reading: ChainReading): Promise<ChainsOfText> {
  const { text, format, window, code, record, everyWindow, onRecord, windowOnly = false, sieve = null } = reading;
  let main: Chain | null = null;
  let [mainName, mainNumber] = ['', record ?? 1];
  let letters = 0;
  let count = 0;
  let current: { readonly name: string; readonly declared: number | null; readonly reader: ChainReader } | null = null;
  const checked = createEntryCheck(1);

  /** Whether the current record is the main one, as far as is known before its chain. */
  function isMain(): boolean {
    return record === undefined ? main === null : count === record;
  }

  function endRecord(): void {
    if (current === null) return;
    const { name, declared, reader } = current;
    const chain = reader.chain();
    if (isMain()) [main, mainName, mainNumber] = [chain, name, count];
    letters += reader.lettersRead();
    if (format !== 'plain') checked.check({ record: count, name, declared, letters: reader.lettersRead() });
    onRecord?.({ name, chain });
    current = null;
  }

  const taker: RecordTaker = {
    begin(name, head) {
      endRecord();
      count += 1;
      current = {
        name,
        declared: declaredLength(head),
        reader: createChainReader(text, everyWindow ?? (isMain() ? window : NO_LETTERS), code),
      };
    },
    take: (raw) => current?.reader.read(raw) ?? 0,
  };
  const records = createRecordReader(format, taker, undefined, sieve);

  const isFull = () => main !== null || (isMain() && (current?.reader.length() ?? 0) >= window.to);
  let isWhole = true;
  for await (const { bytes } of slices) {
    isWhole = records.read(bytes);
    if (!isWhole || (windowOnly && isFull())) break;
  }
  if (isWhole) records.finish();
  endRecord();
  return {
    main,
    mainName,
    mainNumber,
    letters,
    records: count,
    foreign: records.foreign(),
    entryFaults: checked.faults(records.endsOpen()),
    qualityFaults: records.qualityFaults(),
    leftOut: sieve?.leftOut() ?? NOTHING_LEFT_OUT,
  };
}
