/**
 * All proteins of the text of the protein calculator: a row of properties for each, and all of them as FASTA.
 *
 * The properties are those of the calculator (see `protein-synthesis`): mass, isoelectric point by Bjellqvist's pK set, charge at pH 7,
 * GRAVY, aliphatic and instability index, ε280 and the absorbance of 1 g/L. A strand is read from its first AUG to the first stop in
 * its frame, or to its last whole codon, in the genetic code that is chosen here.
 *
 * Sources: those of `protein-synthesis`; ncbiGeneticCodes. Refuses lengths that are no whole numbers. Only the first MOST_PROTEINS
 * records are listed and written.
 */
import type { Formula, Task, TextKey, TextResult } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { Chain } from '../lib/sequences/chainReader.ts';
import { type GivenChains, openChains, readingOf } from '../lib/sequences/chainReading.ts';
import { type ChainRecord, readChains } from '../lib/sequences/chainRecords.ts';
import { isoelectricPoint, netCharge } from '../lib/sequences/isoelectricPoint.ts';
import { absorption280, aliphaticIndex, chainMass, gravy } from '../lib/sequences/proteinProperties.ts';
import { isLengthLimit } from '../lib/sequences/recordChoice.ts';
import { fastaName } from '../lib/sequences/recordName.ts';
import { sortedPlaces } from '../lib/sequences/sortedPlaces.ts';
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
  /** Amino acids of the records listed. */
  readonly residues: number;
  readonly records: ProteinColumns;
  /** The listed proteins in the order of the text. */
  readonly fasta: TextResult;
}

/** One list for each column; null where a record has no protein, or the property does not exist. */
export interface ProteinColumns {
  /** Place in the text, counted from 1. */
  readonly numbers: readonly number[];
  readonly names: readonly string[];
  /** Amino acids. */
  readonly lengths: readonly number[];
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

type Column = readonly (number | null)[];

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
    const rows: ProteinRow[] = [];
    let characters = 0;
    const records = await eachProtein(input, task, false, (record, number) => {
      rows.push({ number, name: record.name, ...propertiesOf(record.chain) });
      characters += entryLength(record, number, input);
    });
    const sorted = sortedRows(rows, input.order);
    const column = (of: (row: ProteinRow) => number | null) => sorted.map(of);
    return {
      count: rows.length,
      recordCount: records,
      keptCount: Math.min(records, MOST_PROTEINS),
      withoutProtein: rows.filter(({ length }) => length === 0).length,
      residues: rows.reduce((sum, { length }) => sum + length, 0),
      records: {
        numbers: sorted.map(({ number }) => number),
        names: sorted.map(({ name }) => name),
        lengths: sorted.map(({ length }) => length),
        masses: column(({ mass }) => mass),
        isoelectricPoints: column(({ point }) => point),
        charges: column(({ charge }) => charge),
        gravies: column((row) => row.gravy),
        aliphaticIndices: column(({ aliphatic }) => aliphatic),
        instabilityIndices: column(({ instability }) => instability),
        extinctionsReduced: column(({ reduced }) => reduced),
        extinctionsCystines: column(({ cystines }) => cystines),
        absorbancesReduced: column(({ reduced, mass }) => (reduced === null || mass === null ? null : reduced / mass)),
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

interface ProteinRow {
  readonly number: number;
  readonly name: string;
  readonly length: number;
  readonly mass: number | null;
  readonly point: number | null;
  readonly charge: number | null;
  readonly gravy: number | null;
  readonly aliphatic: number | null;
  readonly instability: number | null;
  readonly reduced: number | null;
  readonly cystines: number | null;
}

const NO_PROTEIN = {
  length: 0,
  mass: null,
  point: null,
  charge: null,
  gravy: null,
  aliphatic: null,
  instability: null,
  reduced: null,
  cystines: null,
};

function propertiesOf(chain: Chain | null): Omit<ProteinRow, 'number' | 'name'> {
  if (chain === null) return NO_PROTEIN;
  const { composition, length, instabilityIndex } = chain;
  return {
    length,
    mass: chainMass(composition),
    point: isoelectricPoint(chain, BJELLQVIST),
    charge: netCharge(chain, NEUTRAL_PH, BJELLQVIST),
    gravy: gravy(composition),
    aliphatic: aliphaticIndex(composition),
    instability: instabilityIndex,
    ...absorption280(composition),
  };
}

/** Which column decides on the order, and how. */
const BY = {
  longest: [({ length }) => length, 'falling'],
  shortest: [({ length }) => length, 'rising'],
  lowestPoint: [({ point }) => point, 'rising'],
  highestPoint: [({ point }) => point, 'falling'],
  lowestGravy: [(row) => row.gravy, 'rising'],
  highestGravy: [(row) => row.gravy, 'falling'],
} as const satisfies Readonly<
  Record<Exclude<ProteinOrder, 'file'>, readonly [of: (row: ProteinRow) => number | null, order: 'rising' | 'falling']>
>;

function sortedRows(rows: readonly ProteinRow[], order: ProteinOrder): readonly ProteinRow[] {
  if (order === 'file') return rows;
  const [of, direction] = BY[order];
  const places = sortedPlaces([...rows.keys()], rows.map(of), direction);
  return places.map((place) => rows[place] as ProteinRow);
}

/**
 * Reads the text and passes on what the filter lets through.
 *
 * @param withLetters keeps the letters of every chain while it is passed on
 * @returns number of records of the text
 */
async function eachProtein(
  { given, geneticCode, nameContains, leastLength = 0, mostLength = Number.POSITIVE_INFINITY }: ProteinRecordsInput,
  task: Task,
  withLetters: boolean,
  take: (record: ChainRecord, number: number) => void,
): Promise<number> {
  const reading = await openChains(task.open(given.sequence), given);
  const wanted = nameContains.toLowerCase();
  let number = 0;
  const { records } = await readChains(slicesWithProgress(reading.source, task), {
    ...readingOf(given, reading),
    ...(geneticCode === 'page' ? {} : { code: GENETIC_CODES[geneticCode] }),
    everyWindow: { from: 0, to: withLetters ? Number.POSITIVE_INFINITY : 0 },
    onRecord(record) {
      number += 1;
      const length = record.chain?.length ?? 0;
      if (number > MOST_PROTEINS || length < leastLength || length > mostLength) return;
      if (wanted === '' || record.name.toLowerCase().includes(wanted)) take(record, number);
    },
  });
  return records;
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
