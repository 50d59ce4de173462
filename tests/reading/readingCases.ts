/** The corpus of what people paste and which files they choose: its cases, and what a run of one must come to. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Issue, Remedy } from '#workers/contract.ts';

const FOLDER = 'tests/reading';

/** Files of the corpus that other tests use as well, by their name there. */
const SHARED: Readonly<Record<string, string>> = {
  'files/genome.fasta': 'tests/data/lambda-phage.fa',
  'files/entry.gb.txt': 'tests/data/NC_005816.gb',
};

/** Names of all files of the corpus, in order; `pathOf` says where each is. */
export function readingFiles(): readonly string[] {
  return [...readdirSync(`${FOLDER}/files`).map((name) => `files/${name}`), ...Object.keys(SHARED)].sort();
}

/** Path of a file of the corpus from the root. */
export function pathOf(name: string): string {
  return SHARED[name] ?? `${FOLDER}/${name}`;
}

export interface Reading {
  readonly length: number;
  readonly gc?: number;
  readonly firstLetters?: string;
  readonly recordCount?: number;
  /** Regular expression, in any case. */
  readonly mustShow?: string;
}

export interface Refusal {
  readonly refused: true;
  /** Regular expression, in any case. */
  readonly mustSay: string;
  readonly remedy?: string;
  readonly then?: Reading;
  readonly mayRead?: boolean;
}

export interface ReadingCase {
  readonly name: string;
  readonly page: 'dna-sequence' | 'protein-synthesis';
  readonly set?: { readonly inputType: 'DNA' | 'RNA' | 'PROTEIN' };
  readonly text?: string;
  readonly textFile?: string;
  readonly file?: string;
  readonly expect: Reading | Refusal;
}

export function readingCases(): readonly ReadingCase[] {
  return (JSON.parse(readFileSync(pathOf('sequences.json'), 'utf8')) as { cases: ReadingCase[] }).cases;
}

/** What is pasted; null where a file is chosen. */
export function pastedText({ text, textFile }: ReadingCase): string | null {
  return textFile === undefined ? (text ?? null) : readFileSync(pathOf(textFile), 'utf8');
}

export function chosenFile({ file }: ReadingCase): File {
  if (file === undefined) throw new Error('The case has no file');
  return new File([readFileSync(pathOf(file))], basename(file));
}

/** What is said of a refusal, as the page shows it. */
export function saidIn(issues: readonly Issue[]): string {
  return issues.map(({ message, place = '' }) => `${message}\n${place}`).join('\n');
}

/** By kind of remedy, the edits that may be it. */
export const EDITS: Readonly<Record<string, (remedy: Remedy) => boolean>> = {
  'allow-iupac': ({ field }) => field === 'allowAmbiguous',
  'choose-rna': ({ field, value }) => field === 'inputType' && value === 'RNA',
  'choose-dna': ({ field, value }) => field === 'inputType' && value === 'DNA',
  'to-protein': ({ calculator }) => calculator === 'protein-synthesis',
};

/** Every other kind is a way of reading the same text. */
export function isReadingEdit({ field }: Remedy): boolean {
  return field === 'recognize' || field === 'readAsFasta';
}

/** Whether a case is to be read at once. */
export function isReading(wanted: ReadingCase['expect']): wanted is Reading {
  return !('refused' in wanted);
}
