/**
 * What a refused text looks like, and what would read it: the format by its name, the other kind of molecule, a letter that
 * is not a residue. An edit is offered only where it was tried and helps.
 */
import type { Remedy } from '../../../contract.ts';
import { AMBIGUITY_LETTERS } from '../../../kernel/alphabets.ts';
import type { SeenFormat } from '../../../streams/seenFormat.ts';
import type { TextFormat } from '../../../streams/textFormat.ts';
import type { ForeignCharacter } from '../letters/characterReader.ts';
import { kindOfText, type LettersKind } from '../letters/kindOfLetters.ts';
import { countedThings, FORMAT_NAMES, type SequenceReport } from './readingWords.ts';

/** A text that was refused, and what became of it with 'Recognize format'. */
export interface Refused {
  readonly foreign: ForeignCharacter;
  /** The text's beginning. */
  readonly head: string;
  readonly seen: SeenFormat;
  /** As what it was read: formats that were looked for and found need not be named. */
  readonly readAs: TextFormat;
  /** What the reading with the option came to: null where it was not tried, as the option is on already or the text too long. */
  readonly attempt: Attempt | null;
}

export interface Attempt {
  readonly report: SequenceReport;
  /** Null: the text is read. */
  readonly foreign: ForeignCharacter | null;
  readonly hasLetters: boolean;
}

export interface Advice {
  /** A sentence, or empty. */
  readonly saying: string;
  readonly remedies: readonly Remedy[];
}

const READ_AS_FASTA: Remedy = { label: 'Read as FASTA', field: 'readAsFasta', value: true };

/** Formats without letters to read, in words. */
const NO_LETTERS: Partial<Readonly<Record<SeenFormat, string>>> = {
  accession:
    'This looks like the accession number of a database record. The page cannot fetch it: paste the letters, or the record.',
  picture: 'This is a picture, not a text.',
  pdf: 'This is a PDF: copy the letters out of it.',
  html: 'This is the code of a web page (HTML): copy the letters from the page itself.',
  binary: 'This is binary data, not a text.',
};

const MEANINGS: Readonly<Record<string, string>> = {
  U: 'U means selenocysteine, a residue for which these methods have no values.',
  O: 'O means pyrrolysine, a residue for which these methods have no values.',
  X: 'X means an unknown residue, which has no mass.',
  B: 'B means Asx, asparagine or aspartic acid: two masses.',
  Z: 'Z means Glx, glutamine or glutamic acid: two masses.',
  J: 'J means leucine or isoleucine: enter one of them.',
};

/** @param wanted the kind of letters that the text should have */
export function adviceOn({ foreign, head, seen, readAs, attempt }: Refused, wanted: LettersKind): Advice {
  const hopeless = NO_LETTERS[seen];
  if (hopeless !== undefined) return { saying: hopeless, remedies: [] };
  const looks = kindOfText(head);
  const isReadAsSeen = readAs === seen || (readAs === 'embl' && seen === 'uniprot');
  const named = isReadAsSeen ? '' : FORMAT_NAMES[seen];
  const sayings = [
    named === '' ? '' : `This looks like ${named}.`,
    ...(looks === null || looks === wanted ? [] : [KIND_SAYINGS[looks]]),
    wanted === 'protein' && named === '' ? (MEANINGS[foreign.character.toUpperCase()] ?? '') : '',
    attempt?.foreign === null ? '' : characterSaying(foreign.character),
    attempt?.foreign === null && !attempt.hasLetters ? 'There are no letters below the header.' : '',
  ];
  const saying = sayings.filter((each) => each !== '').join(' ');
  if (looks === 'protein' && wanted !== 'protein') return { saying, remedies: [] };
  return { saying, remedies: remediesOf(foreign, attempt) };
}

const KIND_SAYINGS: Readonly<Record<LettersKind, string>> = {
  protein: 'The letters look like a protein: amino acids, not bases.',
  rna: 'The letters look like RNA: U in place of T.',
  dna: 'The letters look like DNA: bases, with T.',
};

/** What a character that was refused means; empty where there is nothing to say. */
export function characterSaying(character: string): string {
  if (character === '*') return 'The sign * is a stop: the letters behind it are another chain.';
  if (/['`\u00b4\u2018\u2019\u2032]/.test(character))
    return 'The strand is written from 3′ to 5′, or two strands are: enter one, from 5′ to 3′.';
  return /\p{Cf}/u.test(character) ? 'The character is invisible.' : '';
}

function remediesOf(foreign: ForeignCharacter, attempt: Attempt | null): readonly Remedy[] {
  if (attempt === null) return foreign.opensHeader ? [READ_AS_FASTA] : [];
  const { report, hasLetters } = attempt;
  const leads = attempt.foreign === null ? hasLetters : isMoreThanStart(attempt.foreign, foreign);
  const reads = readingLabel(report);
  // A header alone is what the option for headers is for, and what links of earlier versions have.
  const isHeaderAlone = foreign.opensHeader && (reads === '' || reads === 'Read as FASTA');
  if (isHeaderAlone) return [READ_AS_FASTA];
  return leads && reads !== '' ? [{ label: reads, field: 'recognize', value: true }] : [];
}

/** The option leads on to a letter that another option allows. */
function isMoreThanStart(found: ForeignCharacter, before: ForeignCharacter): boolean {
  return AMBIGUITY_LETTERS.includes(found.character.toUpperCase()) && found.offset !== before.offset;
}

/** 'Read as FASTA, leave out 12 digits and 2 gaps, read U as T'. Empty where nothing would be done. */
export function readingLabel(report: SequenceReport): string {
  const named = report.seen === 'numbered' ? '' : FORMAT_NAMES[report.seen];
  const things = countedThings(report);
  const parts = [
    ...(named === '' ? [] : [`read as ${named}`]),
    ...(things === '' ? [] : [`leave out ${things}`]),
    ...(report.leftOut.readAsT === 0 ? [] : ['read U as T']),
  ];
  const label = parts.join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
