/** The options of the DNA calculator: their defaults and their validation. */
import type { Candidate, Issue, Remedy } from '../../../contract.ts';
import { AMBIGUITY_LETTERS } from '../../../kernel/alphabets.ts';
import { GENETIC_CODE_IDS, type GeneticCodeId, STANDARD_CODE_ID } from '../../../reference/geneticCodes.ts';
import { LEAST_CODONS, SHORT_STRAND, USUAL_LEAST_CODONS } from '../../../reference/openFrameLimits.ts';
import type { ForeignCharacter } from '../letters/characterReader.ts';
import { START_CODONS, type StartCodons } from '../letters/frameStarts.ts';
import { recordNumberIssue } from '../records/chosenRecord.ts';

/** When open reading frames are looked for: in sequences of up to SHORT_STRAND letters, in all, or in none. */
export type OpenFrameSearch = (typeof OPEN_FRAME_SEARCHES)[number];
const OPEN_FRAME_SEARCHES = ['short', 'always', 'never'] as const;

export interface DnaOptions {
  /** Lines that begin with '>' are FASTA headers. A file in FASTA or GenBank shows its format itself. */
  readonly readAsFasta: boolean;
  /** The format of typed text is recognized as well, characters that are not letters are left out, and U is read as T. */
  readonly recognize: boolean;
  /** The ambiguity letters of IUPAC are letters too. */
  readonly allowAmbiguous: boolean;
  /** Which record of a text to analyze, counted from 1. */
  readonly record: number;
  /** Genetic code for reading codons. */
  readonly geneticCode: GeneticCodeId;
  readonly openFrames: OpenFrameSearch;
  /** Where open reading frames start; the first protein always starts at ATG. */
  readonly startCodons: StartCodons;
  /** Codons of an open reading frame, its stop not counted: a whole number of at least LEAST_CODONS. */
  readonly minimumOrfLength: number;
}

/** Returns the options, with defaults for blank or missing ones, or the issue with one. */
export function readDnaOptions(candidate: Partial<Candidate<DnaOptions>>): DnaOptions | Issue {
  const record = candidate.record ?? 1;
  const noNumber = recordNumberIssue(record);
  if (noNumber !== null) return noNumber;
  const minimumOrfLength = candidate.minimumOrfLength ?? USUAL_LEAST_CODONS;
  if (!Number.isInteger(minimumOrfLength) || minimumOrfLength < LEAST_CODONS) {
    const message = `Please enter a whole number of codons, at least ${LEAST_CODONS}`;
    return { message, path: 'minimumOrfLength' };
  }
  const geneticCode = candidate.geneticCode || STANDARD_CODE_ID;
  if (!GENETIC_CODE_IDS.includes(geneticCode)) {
    return { message: 'Please choose a genetic code from the list', path: 'geneticCode' };
  }
  const openFrames = candidate.openFrames || 'short';
  if (!OPEN_FRAME_SEARCHES.includes(openFrames)) {
    return { message: 'Please choose when to look for open reading frames', path: 'openFrames' };
  }
  const startCodons = candidate.startCodons || 'atg';
  if (!START_CODONS.includes(startCodons)) {
    return { message: 'Please choose where open reading frames start', path: 'startCodons' };
  }
  return {
    readAsFasta: candidate.readAsFasta ?? false,
    recognize: candidate.recognize ?? false,
    allowAmbiguous: candidate.allowAmbiguous ?? false,
    record,
    geneticCode,
    openFrames,
    startCodons,
    minimumOrfLength,
  };
}

export function looksForFrames({ openFrames }: DnaOptions, length: number): boolean {
  return openFrames === 'always' || (openFrames === 'short' && length <= SHORT_STRAND);
}

/** Short frames occur by chance, millions of them in a chromosome: a list would be useless and would not fit. */
export function leastCodonsIn({ minimumOrfLength }: DnaOptions, length: number): number {
  return length <= SHORT_STRAND ? minimumOrfLength : Math.max(minimumOrfLength, USUAL_LEAST_CODONS);
}

const ALLOW_AMBIGUOUS: Remedy = { label: 'Allow IUPAC letters (N, R, Y …)', field: 'allowAmbiguous', value: true };

/** Options with which a character that was refused would be accepted. */
export function remediesFor({ character }: ForeignCharacter, { allowAmbiguous }: DnaOptions): readonly Remedy[] {
  return AMBIGUITY_LETTERS.includes(character.toUpperCase()) && !allowAmbiguous ? [ALLOW_AMBIGUOUS] : [];
}
