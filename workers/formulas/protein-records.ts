/**
 * All proteins of the text of the protein calculator: a row of properties for each, and all of them as FASTA.
 *
 * The properties are those of the calculator (see `protein-synthesis`): mass, isoelectric point by Bjellqvist's pK set, charge at pH 7,
 * GRAVY, aliphatic and instability index, ε280 and the absorbance of 1 g/L. A strand is read from its first AUG to the first stop in
 * its frame, or to its last whole codon, in the genetic code that is chosen here. Of a protein with a letter outside the twenty
 * there is the length, and the reason why there is no more.
 *
 * Sources: those of `protein-synthesis`; ncbiGeneticCodes. Refuses lengths that are not whole numbers. Only the first MOST_PROTEINS
 * records are listed and written.
 */
import type { TextColumn } from '../columns.ts';
import type { Formula, Task, TextKey, TextResult } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { growingNumbers } from '../lib/sequences/letters/growingNumbers.ts';
import { sortPlaces } from '../lib/sequences/letters/sortPlaces.ts';
import { textCollector, textsAt } from '../lib/sequences/letters/textColumn.ts';
import { type GivenChains, openChains, readingOf } from '../lib/sequences/protein/chainReading.ts';
import { type ChainRecord, readChains, type SkippedRecords } from '../lib/sequences/protein/chainRecords.ts';
import { isoelectricPoint, netCharge } from '../lib/sequences/protein/isoelectricPoint.ts';
import { absorption280, aliphaticIndex, chainMass, gravy } from '../lib/sequences/protein/proteinProperties.ts';
import { isLengthLimit } from '../lib/sequences/records/recordChoice.ts';
import { fastaName } from '../lib/sequences/records/recordName.ts';
import { BJELLQVIST } from '../reference/dissociationConstants.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, type GeneticCodeId } from '../reference/geneticCodes.ts';
import { slicesWithProgress } from '../streams/progress.ts';
import { INLINE_LETTERS } from '../streams/textResult.ts';

export interface ProteinRecordsInput {
  readonly given: GivenChains;
  readonly order: ProteinOrder;
  /** Part of a name, in either case; empty: any. */
  readonly nameContains: string;
  /** Amino acids. Absent: no limit. */
  readonly leastLength?: number | undefined;
  readonly mostLength?: number | undefined;
  /** Of strands. 'page': the one with which the page read its strand. */
  readonly geneticCode: 'page' | GeneticCodeId;
  readonly lineLength: '60' | '70' | '80';
}

export type ProteinOrder = (typeof PROTEIN_ORDERS)[number];
const PROTEIN_ORDERS = [
  'file',
  'longest',
  'shortest',
  'lowestPoint',
  'highestPoint',
  'lowestGravy',
  'highestGravy',
] as const;

export interface ProteinRecordsResult {
  /** Records listed. */
  readonly count: number;
  readonly recordCount: number;
  /** Records that were looked at: fewer in a text of very many. */
  readonly keptCount: number;
  /** Of the records listed, those that have no protein. */
  readonly withoutProtein: number;
  /** Records of the text for whose letters there are no values. They are listed without properties, and not written. */
  readonly skipped: SkippedRecords;
  /** Amino acids of the records listed, but for those. */
  readonly residues: number;
  readonly records: ProteinColumns;
  /** The listed proteins in the order of the text. */
  readonly fasta: TextResult;
}

/** One list for each column; NaN where a record has no protein, or the property does not exist. */
export interface ProteinColumns {
  /** Place in the text, counted from 1. */
  readonly numbers: Column;
  readonly names: TextColumn;
  /** Why a record has no properties though it has letters; empty where it has. */
  readonly reasons: TextColumn;
  /** Amino acids. */
  readonly lengths: Column;
  /** Da. */
  readonly masses: Column;
  readonly isoelectricPoints: Column;
  /** Elementary charges at pH 7. */
  readonly charges: Column;
  readonly gravies: Column;
  readonly aliphaticIndices: Column;
  readonly instabilityIndices: Column;
  /** Per mol/L and cm, all cysteines free, or all paired. */
  readonly extinctionsReduced: Column;
  readonly extinctionsCystines: Column;
  /** Absorbance of 1 g/L over 1 cm at 280 nm, all cysteines free. */
  readonly absorbancesReduced: Column;
}

type Column = Float64Array;

declare module '../contract.ts' {
  interface FormulaTypes {
    'protein-records': FormulaType<ProteinRecordsInput, ProteinRecordsResult>;
  }
}

const MOST_PROTEINS = 200_000;
const NEUTRAL_PH = 7;
const LINE_LENGTHS = ['60', '70', '80'] as const;
const CODES = ['page', ...GENETIC_CODE_IDS] as const;

export default {
  id: 'protein-records',

  validate({ given, order, nameContains, leastLength, mostLength, geneticCode, lineLength }) {
    if (!isLengthLimit(leastLength))
      return refuse('Please enter a length as a whole number of amino acids', 'leastLength');
    if (!isLengthLimit(mostLength))
      return refuse('Please enter a length as a whole number of amino acids', 'mostLength');
    if (leastLength !== null && mostLength !== null && leastLength > mostLength)
      return refuse('The shortest length is above the longest', 'leastLength');
    return accept({
      given,
      order: PROTEIN_ORDERS.find((known) => known === order) ?? 'file',
      nameContains: typeof nameContains === 'string' ? nameContains.trim() : '',
      ...(leastLength === null ? {} : { leastLength }),
      ...(mostLength === null ? {} : { mostLength }),
      geneticCode: CODES.find((known) => known === geneticCode) ?? 'page',
      lineLength: LINE_LENGTHS.find((known) => known === lineLength) ?? '60',
    });
  },

  async compute(input, task) {
    const names = textCollector();
    const reasons = textCollector();
    const columns = COLUMN_KEYS.map((key) => [key, growingNumbers()] as const);
    let characters = 0;
    let [withoutProtein, residues] = [0, 0];
    const { recordCount, skipped } = await eachProtein(input, task, false, (record, number) => {
      names.add(record.name);
      reasons.add(record.skipped?.reason ?? '');
      const row: ProteinRow = { numbers: number, ...propertiesOf(record) };
      for (const [key, column] of columns) column.add(row[key] ?? Number.NaN);
      if (row.lengths === 0) withoutProtein += 1;
      residues += record.chain?.length ?? 0;
      characters += entryLength(record, number, input);
    });
    const values = new Map<string, Float64Array>(columns.map(([key, column]) => [key, column.values()]));
    const column = (key: keyof ProteinRow) => values.get(key) ?? new Float64Array(0);
    const places = Uint32Array.from(column('numbers').keys());
    if (input.order !== 'file') {
      const [by, direction] = BY[input.order];
      sortPlaces(places, column(by), direction);
    }
    const sorted = (key: keyof ProteinRow) => Float64Array.from(places, (place) => column(key)[place] as number);
    return {
      count: places.length,
      recordCount,
      keptCount: Math.min(recordCount, MOST_PROTEINS),
      withoutProtein,
      skipped,
      residues,
      records: {
        names: textsAt(names.column(), places),
        reasons: textsAt(reasons.column(), places),
        numbers: sorted('numbers'),
        lengths: sorted('lengths'),
        masses: sorted('masses'),
        isoelectricPoints: sorted('isoelectricPoints'),
        charges: sorted('charges'),
        gravies: sorted('gravies'),
        aliphaticIndices: sorted('aliphaticIndices'),
        instabilityIndices: sorted('instabilityIndices'),
        extinctionsReduced: sorted('extinctionsReduced'),
        extinctionsCystines: sorted('extinctionsCystines'),
        absorbancesReduced: sorted('absorbancesReduced'),
      },
      fasta: characters > INLINE_LETTERS ? { length: characters } : await windowOf(input, task, 0, characters),
    };
  },

  view(input, field, from, to, task) {
    if (field !== ('fasta' satisfies TextKey<ProteinRecordsResult>))
      throw new Error(`'${field}' is no text of proteins`);
    return windowOf(input, task, from, to);
  },
} satisfies Formula<'protein-records'>;

/** The numbers of a record, under the names of their columns; null where one is missing. */
type ProteinRow = { readonly numbers: number; readonly lengths: number } & Readonly<
  Record<Exclude<keyof ProteinColumns, 'numbers' | 'names' | 'reasons' | 'lengths'>, number | null>
>;

const NO_PROTEIN: Omit<ProteinRow, 'numbers'> = {
  lengths: 0,
  masses: null,
  isoelectricPoints: null,
  charges: null,
  gravies: null,
  aliphaticIndices: null,
  instabilityIndices: null,
  extinctionsReduced: null,
  extinctionsCystines: null,
  absorbancesReduced: null,
};

const COLUMN_KEYS = ['numbers', ...Object.keys(NO_PROTEIN)] as readonly (keyof ProteinRow)[];

function propertiesOf(record: ChainRecord): Omit<ProteinRow, 'numbers'> {
  const { chain } = record;
  if (chain === null) return { ...NO_PROTEIN, lengths: lengthOf(record) };
  const { composition, length, instabilityIndex } = chain;
  const mass = chainMass(composition);
  const { reduced, cystines } = absorption280(composition);
  return {
    lengths: length,
    masses: mass,
    isoelectricPoints: isoelectricPoint(chain, BJELLQVIST),
    charges: netCharge(chain, NEUTRAL_PH, BJELLQVIST),
    gravies: gravy(composition),
    aliphaticIndices: aliphaticIndex(composition),
    instabilityIndices: instabilityIndex,
    extinctionsReduced: reduced,
    extinctionsCystines: cystines,
    absorbancesReduced: reduced / mass,
  };
}

/** Which column decides on the order, and how. */
const BY = {
  longest: ['lengths', 'falling'],
  shortest: ['lengths', 'rising'],
  lowestPoint: ['isoelectricPoints', 'rising'],
  highestPoint: ['isoelectricPoints', 'falling'],
  lowestGravy: ['gravies', 'rising'],
  highestGravy: ['gravies', 'falling'],
} as const satisfies Readonly<
  Record<Exclude<ProteinOrder, 'file'>, readonly [column: keyof ProteinRow, order: 'rising' | 'falling']>
>;

/**
 * Reads the text and passes on what the filter lets through.
 *
 * @param withLetters keeps the letters of every chain while it is passed on
 * @returns number of records of the text, and those that are left out
 */
async function eachProtein(
  { given, geneticCode, nameContains, leastLength = 0, mostLength = Number.POSITIVE_INFINITY }: ProteinRecordsInput,
  task: Task,
  withLetters: boolean,
  take: (record: ChainRecord, number: number) => void,
): Promise<Pick<ProteinRecordsResult, 'recordCount' | 'skipped'>> {
  const reading = await openChains(task.open(given.sequence), given);
  const wanted = nameContains.toLowerCase();
  let number = 0;
  const { records, skipped } = await readChains(slicesWithProgress(reading.source, task), {
    ...readingOf(given, reading),
    ...(geneticCode === 'page' ? {} : { code: GENETIC_CODES[geneticCode] }),
    everyWindow: { from: 0, to: withLetters ? Number.POSITIVE_INFINITY : 0 },
    onRecord(record) {
      number += 1;
      const length = lengthOf(record);
      if (number > MOST_PROTEINS || length < leastLength || length > mostLength) return;
      if (wanted === '' || record.name.toLowerCase().includes(wanted)) take(record, number);
    },
  });
  return { recordCount: records, skipped };
}

function lengthOf({ chain, skipped }: ChainRecord): number {
  return skipped?.length ?? chain?.length ?? 0;
}

async function windowOf(input: ProteinRecordsInput, task: Task, from: number, to: number): Promise<string> {
  const parts: string[] = [];
  let place = 0;
  await eachProtein(input, task, true, (record, number) => {
    const start = place;
    place += entryLength(record, number, input);
    if (place <= from || start >= to) return;
    parts.push(entryOf(record, number, input).slice(Math.max(0, from - start), to - start));
  });
  return parts.join('');
}

/** Nothing for a record without a protein. */
function entryLength({ name, chain }: ChainRecord, number: number, { lineLength }: ProteinRecordsInput): number {
  if (chain === null) return 0;
  return headerOf(name, number).length + chain.length + Math.ceil(chain.length / Number(lineLength));
}

function entryOf({ name, chain }: ChainRecord, number: number, { lineLength }: ProteinRecordsInput): string {
  if (chain === null) return '';
  const line = Number(lineLength);
  const { letters } = chain;
  const lines: string[] = [headerOf(name, number)];
  for (let at = 0; at < letters.length; at += line) lines.push(`${letters.slice(at, at + line)}\n`);
  return lines.join('');
}

function headerOf(name: string, number: number): string {
  return `>${fastaName(name, number)}\n`;
}
