/**
 * All records of a text as FASTA under their own names: as they are, on the other strand, as RNA, or translated; whole, in pieces,
 * or joined to one.
 *
 * Each record is changed first; pieces and joins are made of what it became. Frames +1 to +3 begin at the first three letters of a
 * record, −1 to −3 at its last three on the other strand; letters left over behind the last whole codon are not translated. `*` is a
 * stop, X a codon that its ambiguity letters leave open.
 *
 * Sources: ncbiGeneticCodes, ncIub1984. What the file holds follows from the lengths that the page has counted; its letters are read
 * when a part of it is asked for. Refuses lengths that are not whole numbers, and more than MOST_ENTRIES entries.
 */
import type { TextColumn } from '../columns.ts';
import type { Formula, Task, TextKey, TextResult } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { FRAME_NAMES, type FrameName } from '../lib/sequences/letters/sixFrameTally.ts';
import { textAt } from '../lib/sequences/letters/textColumn.ts';
import { chosenPlaces, countsAt, isLengthLimit } from '../lib/sequences/records/recordChoice.ts';
import { recordColumns } from '../lib/sequences/records/recordList.ts';
import { fastaName } from '../lib/sequences/records/recordName.ts';
import { type FastaLayout, fastaLayout, fastaLength, fastaWindow } from '../lib/sequences/strand/fastaLayout.ts';
import type { GivenStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readStretches } from '../lib/sequences/strand/recordStretches.ts';
import {
  countUnits,
  LETTER_CHANGES,
  type LetterChange,
  type ListedLengths,
  type RecordUnits,
  recordUnits,
  type UnitRules,
  unitLetters,
} from '../lib/sequences/strand/recordUnits.ts';
import { sequenceKernel } from '../lib/sequences/strand/sequenceKernel.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, type GeneticCodeId } from '../reference/geneticCodes.ts';
import { INLINE_LETTERS } from '../streams/textResult.ts';

export interface RecordsAsFastaInput {
  readonly given: GivenStrand;
  readonly change: LetterChange;
  /** Of a translation. */
  readonly frame: 'all' | FrameName;
  /** 'page': the one with which the page read its strand. */
  readonly geneticCode: 'page' | GeneticCodeId;
  readonly entries: EntryKind;
  /** Letters of a piece; only where records are split. */
  readonly pieceLength?: number | undefined;
  readonly lineLength: LineLength;
  readonly letterCase: 'upper' | 'lower';
  /** Part of a name, in either case; empty: any. */
  readonly nameContains: string;
  /** Letters of a record before it is changed. Absent: no limit. */
  readonly leastLength?: number | undefined;
  readonly mostLength?: number | undefined;
}

/** What becomes an entry: a record, a piece of one, or all of them together. */
export type EntryKind = (typeof ENTRY_KINDS)[number];
const ENTRY_KINDS = ['records', 'pieces', 'joined'] as const;

export type LineLength = (typeof LINE_LENGTHS)[number];
const LINE_LENGTHS = ['60', '70', '80', 'whole'] as const;

export interface RecordsAsFastaResult {
  /** Entries of the file. */
  readonly entryCount: number;
  /** Letters of all entries. */
  readonly letterCount: number;
  /** Records that were taken. */
  readonly chosenCount: number;
  readonly recordCount: number;
  /** Records that were kept of the text: fewer in a text of very many. */
  readonly keptCount: number;
  /** Names that the reading has cut. */
  readonly cutNames: number;
  readonly fasta: TextResult;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'records-as-fasta': FormulaType<RecordsAsFastaInput, RecordsAsFastaResult>;
  }
}

const MOST_ENTRIES = 2_000_000;

const FRAMES = ['all', ...FRAME_NAMES] as const;
const CODES = ['page', ...GENETIC_CODE_IDS] as const;

export default {
  id: 'records-as-fasta',

  async validate(candidate) {
    const { given, change, frame, geneticCode, entries, lineLength, letterCase, nameContains } = candidate;
    for (const path of ['leastLength', 'mostLength'] as const)
      if (!isLengthLimit(candidate[path])) return refuse('Please enter a length as a whole number of letters', path);
    const leastLength = candidate.leastLength ?? undefined;
    const mostLength = candidate.mostLength ?? undefined;
    if (leastLength !== undefined && mostLength !== undefined && leastLength > mostLength)
      return refuse('The shortest length is above the longest', 'leastLength');
    const kind = ENTRY_KINDS.find((known) => known === entries) ?? 'records';
    const pieceLength = candidate.pieceLength ?? null;
    if (kind === 'pieces' && !(pieceLength !== null && Number.isInteger(pieceLength) && pieceLength >= 1))
      return refuse('Please enter the letters of a piece as a whole number, at least 1', 'pieceLength');
    const input: RecordsAsFastaInput = {
      given,
      change: LETTER_CHANGES.find((known) => known === change) ?? 'none',
      frame: FRAMES.find((known) => known === frame) ?? 'plus1',
      geneticCode: CODES.find((known) => known === geneticCode) ?? 'page',
      entries: kind,
      ...(kind === 'pieces' && pieceLength !== null ? { pieceLength } : {}),
      lineLength: LINE_LENGTHS.find((known) => known === lineLength) ?? '60',
      letterCase: letterCase === 'lower' ? 'lower' : 'upper',
      nameContains: typeof nameContains === 'string' ? nameContains.trim() : '',
      ...(leastLength === undefined ? {} : { leastLength }),
      ...(mostLength === undefined ? {} : { mostLength }),
    };
    const units = countUnits(await chosenOf(input), rulesOf(input));
    if (units > MOST_ENTRIES) {
      const message = `That would be ${units} entries: the most are ${MOST_ENTRIES}`;
      return kind === 'pieces' ? refuse(message, 'pieceLength') : refuse(message, 'frame');
    }
    return accept(input);
  },

  async compute(input, task) {
    const plan = await planOf(input);
    const length = fastaLength(plan.layout);
    const { units, records, layout } = plan;
    return {
      entryCount: layout.count,
      letterCount: units.before[units.count] ?? 0,
      chosenCount: records.places.length,
      recordCount: input.given.learnt.recordCount,
      keptCount: plan.keptCount,
      cutNames: cutNamesOf(records),
      fasta: length > INLINE_LETTERS ? { length } : await windowOf(plan, input, 0, length, task),
    };
  },

  async view(input, field, from, to, task) {
    if (field !== ('fasta' satisfies TextKey<RecordsAsFastaResult>))
      throw new Error(`'${field}' is no text of records`);
    return windowOf(await planOf(input), input, from, to, task);
  },
} satisfies Formula<'records-as-fasta'>;

interface ChosenRecords extends ListedLengths {
  /** Of all records of the text. */
  readonly names: TextColumn;
}

async function chosenOf(input: RecordsAsFastaInput): Promise<ChosenRecords> {
  const columns = await recordColumns(input.given.learnt.records);
  const places = chosenPlaces(columns, input);
  return { places, lengths: countsAt(columns.lengths, places), names: columns.names };
}

function cutNamesOf({ places, names }: ChosenRecords): number {
  let count = 0;
  for (const place of places) if (textAt(names, place).endsWith('…')) count += 1;
  return count;
}

/** Everything about the file but its letters. */
interface Plan {
  readonly records: ChosenRecords;
  readonly keptCount: number;
  readonly units: RecordUnits;
  readonly layout: FastaLayout;
}

async function planOf(input: RecordsAsFastaInput): Promise<Plan> {
  const { lineLength, given } = input;
  const records = await chosenOf(input);
  const count = records.places.length;
  const units = recordUnits(records, rulesOf(input));
  const isJoined = input.entries === 'joined';
  const total = units.before[units.count] ?? 0;
  const layout = fastaLayout({
    count: isJoined ? Math.min(1, count) : units.count,
    before: isJoined ? Float64Array.of(0, total) : units.before,
    header: isJoined
      ? () => (count === 1 ? nameOf(records, 0) : `joined ${count} records`)
      : (unit) => unitHeader(unit, records, units, input),
    lineLength: lineLength === 'whole' ? null : Number(lineLength),
  });
  return { records, keptCount: given.learnt.records.count, units, layout };
}

async function windowOf(
  { records, units, layout }: Plan,
  input: RecordsAsFastaInput,
  from: number,
  to: number,
  task: Task,
): Promise<string> {
  const kernel = await sequenceKernel;
  return fastaWindow(layout, from, to, async (first, end) => {
    const letters = await unitLetters(records, units, rulesOf(input), [first, end], kernel, (stretches) =>
      readStretches(input.given, task, stretches),
    );
    return input.letterCase === 'lower' ? inLowerCase(letters) : letters;
  });
}

function rulesOf({ change, frame, geneticCode, given, pieceLength }: RecordsAsFastaInput): UnitRules {
  return {
    change,
    frames: frame === 'all' ? FRAME_NAMES : [frame],
    code: GENETIC_CODES[geneticCode === 'page' ? given.geneticCode : geneticCode],
    pieceLength: pieceLength ?? null,
  };
}

/** The sign and number of a frame, by its index. */
const SIGNS = ['1', '2', '3', '-1', '-2', '-3'] as const;

/** The record's own name; where it becomes several entries, the first word says which one this is. */
function unitHeader(unit: number, records: ChosenRecords, units: RecordUnits, input: RecordsAsFastaInput) {
  const name = nameOf(records, units.record[unit] as number);
  const frame =
    input.change === 'translate' && input.frame === 'all' ? `_frame=${SIGNS[units.frame[unit] as number]}` : '';
  const from = units.from[unit] as number;
  const length = (units.before[unit + 1] as number) - (units.before[unit] as number);
  const piece = input.pieceLength === undefined ? '' : `_${from + 1}-${from + length}`;
  if (frame === '' && piece === '') return name;
  const word = name.search(/\s/);
  return word < 0 ? `${name}${frame}${piece}` : `${name.slice(0, word)}${frame}${piece}${name.slice(word)}`;
}

function nameOf({ names, places }: ChosenRecords, record: number): string {
  const place = places[record] as number;
  return fastaName(textAt(names, place), place + 1);
}

function inLowerCase(letters: Uint8Array): Uint8Array {
  // All of them are letters or '*', in which this bit is set.
  for (let at = 0; at < letters.length; at += 1) letters[at] = (letters[at] as number) | 0x20;
  return letters;
}
