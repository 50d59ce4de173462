/**
 * The strand of the DNA calculator, or a region of it, as a GenBank entry with the features that lie there, or as FASTA; read forward or as the
 * reverse complement.
 *
 * The entry is a circle only where the whole of a circle is written, from any base on. Features that the region cuts keep the part inside, with
 * '<' or '>' at the cut; a coding sequence then loses its translation, and its /codon_start says where its first whole codon begins. Parts that
 * met at the old origin become one span; places in other entries are left out and counted.
 *
 * Source: insdcFeatures. Refuses a region that does not lie on the strand.
 */
import type { Formula, IsoDate, Task, TextResult } from '../contract.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { isIsoDate } from '../lib/mathematics/calendar.ts';
import { readFeatures } from '../lib/sequences/features/featureList.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import type { Topology } from '../lib/sequences/records/declaredShape.ts';
import { fastaName } from '../lib/sequences/records/recordName.ts';
import { type FastaLayout, fastaLayout, fastaLength, fastaWindow } from '../lib/sequences/strand/fastaLayout.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readRegion } from '../lib/sequences/strand/regionInput.ts';
import type { Strand } from '../lib/sequences/strand/strandLetters.ts';
import { type Region, regionLength, regionWindow } from '../lib/sequences/strand/strandRegion.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { INLINE_LETTERS } from '../streams/textResult.ts';
import { entryHead, entryLength, entryWindow } from './annotated-file/entryText.ts';
import { type EntryRegion, type MovedFeature, movedFeature } from './annotated-file/movedFeature.ts';

export interface AnnotatedFileInput {
  readonly given: GivenStrand;
  readonly from?: number | undefined;
  /** Absent: the last base. On a circle it may come before `from`. */
  readonly to?: number | undefined;
  readonly reading: 'forward' | 'reverseComplement';
  readonly shape: ShapeChoice;
  readonly format: 'genbank' | 'fasta';
  /** Of the entry. Absent: none is written. */
  readonly date?: IsoDate | undefined;
}

export interface AnnotatedFileResult {
  readonly shape: StrandShape;
  readonly text: TextResult;
  readonly entry: WrittenEntry;
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Features that were written, those of them that are cut, those that lie outside, and those with a place in another entry. */
  readonly written: number;
  readonly cut: number;
  readonly outside: number;
  readonly unreadable: number;
}

/** What the text says when it is read again. */
export interface WrittenEntry {
  readonly topology: Topology;
  readonly length: number;
  readonly letters: TextResult;
  /** The first of them. FASTA has none. */
  readonly features: readonly WrittenFeature[];
}

export interface WrittenFeature {
  readonly type: string;
  readonly location: string;
  readonly label: string;
  /** Where it has one: the letter at which the first whole codon begins. */
  readonly codonStart?: number;
  readonly cut?: true;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'annotated-file': FormulaType<AnnotatedFileInput, AnnotatedFileResult>;
  }
}

const MOST_LISTED = 1000;
const LINE_LETTERS = 60;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

export default {
  id: 'annotated-file',

  validate({ given, from, to, reading, shape, format, date }) {
    const region = readRegion(
      { from, to, isCircular: isCircle(given, readShape(shape)) },
      lettersIn(given.learnt.chosen.counts),
    );
    if ('message' in region) return { ok: false, issues: [region] };
    return accept({
      given,
      ...region,
      reading: reading === 'reverseComplement' ? 'reverseComplement' : 'forward',
      shape: readShape(shape),
      format: format === 'fasta' ? 'fasta' : 'genbank',
      ...(typeof date === 'string' && isIsoDate(date) ? { date } : {}),
    });
  },

  async compute(input, task) {
    const file = await fileOf(input, task);
    const { features, region, topology } = file;
    const { length } = file.entry;
    return {
      shape: strandShape(input.given, input.shape),
      text: file.length > INLINE_LETTERS ? { length: file.length } : await textOf(file, 0, file.length),
      entry: {
        topology,
        length,
        letters: length > INLINE_LETTERS ? { length } : textFromBytes(await file.letters(0, length)),
        features: features.moved.slice(0, MOST_LISTED).map(writtenFeature),
      },
      name: fileName(input, region, length === file.entry.strandLength),
      written: features.moved.length,
      cut: features.moved.filter(({ isCut }) => isCut).length,
      outside: features.outside,
      unreadable: features.unreadable,
    };
  },

  async view(input, field, from, to, task) {
    const file = await fileOf(input, task);
    if (field === 'text') return textOf(file, from, to);
    if (field !== 'entry.letters') throw new Error(`'${field}' is no text of an entry`);
    return textFromBytes(await file.letters(from, to));
  },
} satisfies Formula<'annotated-file'>;

/** Everything about the file but its letters. */
interface EntryFile {
  readonly entry: EntryRegion;
  readonly region: Region;
  readonly topology: Topology;
  readonly features: MovedFeatures;
  /** What comes before the letters of an entry; of FASTA, how it is laid out. */
  readonly head: string | FastaLayout;
  /** Characters. */
  readonly length: number;
  readonly letters: (from: number, to: number) => Promise<Uint8Array>;
}

async function fileOf(input: AnnotatedFileInput, task: Task): Promise<EntryFile> {
  const strand = await openStrand(input.given, task);
  const { from = 1, to = strand.length } = input;
  const region = { from, to };
  const length = regionLength(region, strand.length);
  const isCircular = isCircle(input.given, input.shape);
  const entry: EntryRegion = {
    start: from - 1,
    length,
    strandLength: strand.length,
    isCircular,
    isReversed: input.reading === 'reverseComplement',
  };
  const topology = isCircular && length === strand.length ? 'circular' : 'linear';
  const rest = {
    entry,
    region,
    topology,
    letters: (low: number, high: number) => regionWindow(strand, region, input.reading, low, high),
  } as const;
  const definition = definitionOf(input, entry);
  if (input.format === 'fasta') {
    const header = `${definition}${topology === 'circular' ? ' [topology=circular]' : ''}`;
    const before = Float64Array.of(0, length);
    const head = fastaLayout({ count: 1, before, header: () => header, lineLength: LINE_LETTERS });
    return { ...rest, features: { moved: [], outside: 0, unreadable: 0 }, head, length: fastaLength(head) };
  }
  const features = await featuresOf(input, strand, entry, task);
  const date = input.date === undefined ? '' : writtenDate(input.date);
  const head = entryHead({ name: nameOf(input), definition: `${definition}.`, length, topology, date }, features.moved);
  return { ...rest, features, head, length: entryLength(head, length) };
}

async function textOf({ head, entry, letters }: EntryFile, from: number, to: number): Promise<string> {
  return typeof head === 'string'
    ? entryWindow(head, entry.length, [from, to], letters)
    : fastaWindow(head, from, to, letters);
}

interface MovedFeatures {
  readonly moved: readonly MovedFeature[];
  readonly outside: number;
  readonly unreadable: number;
}

async function featuresOf(
  { given }: AnnotatedFileInput,
  strand: Strand,
  entry: EntryRegion,
  task: Task,
): Promise<MovedFeatures> {
  const features = (await readFeatures(given, strand, entry.isCircular, task)) ?? [];
  const all = features.map((feature) => movedFeature(feature, entry));
  return {
    moved: all.filter((each) => typeof each === 'object'),
    outside: all.filter((each) => each === 'outside').length,
    unreadable: all.filter((each) => each === 'unreadable').length,
  };
}

function writtenFeature({ type, location, qualifiers, isCut }: MovedFeature): WrittenFeature {
  const codonStart = type === 'CDS' ? qualifiers.codon_start?.[0] : undefined;
  return {
    type,
    location,
    label: qualifiers.label?.[0] ?? '',
    ...(codonStart === undefined ? {} : { codonStart: Number(codonStart) }),
    ...(isCut ? { cut: true } : {}),
  };
}

/** Of a record without a name, the name of its file. */
function nameOf({ given: { sequence, learnt } }: AnnotatedFileInput): string {
  const own = fastaName(learnt.chosen.name, 1).split(/\s/, 1)[0] ?? '';
  if (learnt.chosen.name !== '' || typeof sequence === 'string') return own;
  return sequence.name.replace(/\.[^.]*$/, '');
}

function fileName(input: AnnotatedFileInput, { from, to }: Region, isWhole: boolean): string {
  const place = isWhole && from === 1 ? '' : `_${from}-${to}`;
  return `${nameOf(input)}${place}${input.reading === 'forward' ? '' : '_reverse_complement'}`;
}

function definitionOf(input: AnnotatedFileInput, { start, length, strandLength }: EntryRegion): string {
  const { from = 1, to = strandLength, reading } = input;
  const place = start === 0 && length === strandLength ? [] : [`bases ${from} to ${to}`];
  return [nameOf(input), ...place, ...(reading === 'forward' ? [] : ['reverse complement'])].join(', ');
}

/** As GenBank writes a date: 30-NOV-2026. */
function writtenDate(date: IsoDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}-${MONTHS[Number(month) - 1] ?? ''}-${year}`;
}
