/** Formats, and what was left out of a text, in words. */
import type { SeenFormat } from '../../../streams/seenFormat.ts';
import type { LeftOut } from '../letters/letterSieve.ts';
import type { QualityFaults } from './qualityCheck.ts';

/** What a reading came to, for the visitor. */
export interface SequenceReport {
  readonly seen: SeenFormat;
  /** What the file was wrapped in, in words: 'a.fasta in a zip archive'. Empty: in nothing. */
  readonly wrapping: string;
  readonly leftOut: LeftOut;
  readonly lowerStrand: number;
  readonly threeLetter: number;
  readonly chainEnds: boolean;
  readonly qualityFaults: QualityFaults;
  /** All of it in a line: 'FASTA, 3 records; 12 digits and 2 gaps left out; U read as T'. Empty where the text was read unchanged. */
  readonly line: string;
}

/** As in 'Read as …' and 'This looks like …'. Empty where there is nothing to say. */
export const FORMAT_NAMES: Readonly<Record<SeenFormat, string>> = {
  plain: '',
  fasta: 'FASTA',
  genbank: 'GenBank',
  embl: 'EMBL',
  uniprot: 'UniProt',
  fastq: 'FASTQ',
  alignment: 'an alignment',
  table: 'a table with columns',
  numbered: 'numbered lines',
  'three-letter': 'three-letter amino acid codes',
  accession: 'an accession number',
  picture: 'a picture',
  pdf: 'a PDF',
  html: 'HTML',
  binary: 'binary data',
};

const THINGS = [
  ['digits', 'digit', 'digits'],
  ['gaps', 'gap', 'gaps'],
  ['endMarks', 'end mark (5′ or 3′)', 'end marks (5′, 3′)'],
  ['quotes', 'quotation mark', 'quotation marks'],
  ['invisible', 'invisible character', 'invisible characters'],
  ['stops', 'final stop (*)', 'final stops (*)'],
] as const;

/** 'FASTA, 3 records; 12 digits and 2 gaps left out; U read as T'; empty where a text was read unchanged. */
export function readingLine(report: Omit<SequenceReport, 'line'>, recordCount: number): string {
  const { seen, wrapping, leftOut } = report;
  const named = FORMAT_NAMES[seen];
  const records = recordCount === 1 ? '1 record' : `${recordCount} records`;
  const things = countedThings(report);
  const parts = [
    ...(wrapping === '' ? [] : [wrapping]),
    ...(named === '' ? [] : [seen === 'numbered' || seen === 'three-letter' ? named : `${named}, ${records}`]),
    ...(things === '' ? [] : [`${things} left out`]),
    ...(leftOut.readAsT === 0 ? [] : [`${leftOut.readAsT} U read as T`]),
  ];
  const line = parts.join('; ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** '12 digits, 2 gaps and the lower strand'; empty where nothing was left out. */
export function countedThings({ leftOut, lowerStrand, chainEnds }: Omit<SequenceReport, 'line'>): string {
  const things = THINGS.filter(([kind]) => leftOut[kind] > 0).map(
    ([kind, one, many]) => `${leftOut[kind]} ${leftOut[kind] === 1 ? one : many}`,
  );
  if (lowerStrand > 0) things.push('the lower strand');
  if (chainEnds) things.push('the marks of the chain’s ends');
  const last = things.pop() ?? '';
  return things.length === 0 ? last : `${things.join(', ')} and ${last}`;
}
