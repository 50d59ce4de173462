/** What something that was opened or shared is: by its content, not by its name alone. Untrusted, and only its beginning is read. */

import { lookAt } from '#src/engine/form/onDemand/chosenFile.ts';
import type { NotebookStep } from '#src/engine/handover/notebook.ts';
import { readNotebook } from '#src/engine/handover/notebookFile.ts';
import { isRecord, type SavedResult, savedResults } from '#src/engine/proof/savedResult.ts';
import type { Cells } from '#src/engine/tables/readTable.ts';
import { analysesOn } from '#src/site/catalog/analyses.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { HEAD_CHARACTERS, type SeenFormat, seenFormat } from '#workers/streams/seenFormat.ts';
import { type Letters, lettersOf } from './lettersOf.ts';
import { tableStart } from './tableStart.ts';

export type Content =
  /** `isCleanedUp`: a file of it is read with ‘Recognize and clean up’ only. */
  | {
      readonly kind: 'sequence';
      readonly letters: Letters;
      readonly format: string;
      readonly isCleanedUp: boolean;
    }
  /** The first rows. */
  | { readonly kind: 'table'; readonly cells: Cells }
  | { readonly kind: 'result'; readonly saved: SavedResult }
  | { readonly kind: 'notebook'; readonly steps: readonly NotebookStep[] }
  /** Nothing that a calculator reads: in a text, words to search for. */
  | { readonly kind: 'words' }
  | { readonly kind: 'refused'; readonly why: string };

/** Larger files are neither saved results nor notebooks, and are not read. */
const MOST_JSON_BYTES = 4_000_000;

/** How formats are called where the visitor chooses. */
const SEQUENCES: Partial<Readonly<Record<SeenFormat, string>>> = {
  fasta: 'FASTA',
  genbank: 'GenBank',
  embl: 'EMBL',
  uniprot: 'UniProt',
  fastq: 'FASTQ',
  alignment: 'an alignment',
  numbered: 'a sequence in numbered lines',
  'three-letter': 'amino acids in three-letter code',
};

const REFUSED: Partial<Readonly<Record<SeenFormat, string>>> = {
  picture: 'This is a picture. Open the sequence or the table itself, as text.',
  pdf: 'This is a PDF. Copy the sequence or the table out of it and paste it into a calculator.',
  html: 'This is a web page. Save the sequence or the table itself, as FASTA or CSV, and open that file.',
  accession:
    'This is only the number of an entry, and the site looks nothing up. Download the entry as FASTA or GenBank and open that file.',
  binary:
    'This is not a text, and none of the files that the site reads. Save it as FASTA, GenBank or CSV and open that file.',
};
const UNREADABLE = 'It could not be read: it may have been moved, changed or deleted. Open it once more.';
const EMPTY = 'It is empty.';
const SPREADSHEET =
  'This is a file of a spreadsheet or text program. Save it there as CSV or as plain text and open that file.';
const COMPRESSED = 'Only sequences are read from a compressed file. Unpack it and open what was in it.';
const NO_JSON =
  'This is no saved result and no notebook of this site. What else a page saves as JSON is for other programs.';
const TOO_LARGE = 'This file is too large to be a saved result or a notebook.';
const SEVERAL = 'There are several results in this file. Save the one to open in a file of its own.';

export async function contentOf(file: File): Promise<Content> {
  if (file.size === 0) return refused(EMPTY);
  const seen = await lookAt(file, HEAD_CHARACTERS).catch(() => null);
  if (seen === null) return refused(UNREADABLE);
  const { start, isGzip } = seen;
  const head = start.replace(/^\ufeff/, '').trimStart();
  if (start === 'Zip archive') return zipContent(file);
  if (start === 'SnapGene file') return { kind: 'sequence', letters: 'dna', format: 'SnapGene', isCleanedUp: false };
  const content = /^[[{]/.test(head) ? await jsonContent(file) : await textContent(file, head);
  if (!isGzip || content.kind === 'sequence' || content.kind === 'refused') return content;
  return refused(COMPRESSED);
}

function refused(why: string): Content {
  return { kind: 'refused', why };
}

async function textContent(file: File, head: string): Promise<Content> {
  const format = seenFormat(head);
  const why = REFUSED[format];
  if (why !== undefined) return refused(why);
  const sequence = SEQUENCES[format];
  // A table of numbers looks like numbered lines.
  if (sequence !== undefined && format !== 'numbered') return sequenceContent(format, head, sequence);
  const cells = await tableStart(file);
  if (cells !== null) return { kind: 'table', cells };
  if (sequence !== undefined || isLettersOnly(head, NAMED_SO.test(file.name)))
    return sequenceContent(format, head, sequence ?? 'plain letters');
  return { kind: 'words' };
}

function sequenceContent(format: SeenFormat, head: string, name: string): Content {
  const isCleanedUp = ['alignment', 'numbered', 'three-letter'].includes(format);
  return { kind: 'sequence', letters: lettersOf(format, head), format: name, isCleanedUp };
}

const NAMED_SO = /\.(?:fa|fasta|fna|ffn|faa|seq)(?:\.gz)?$/i;
const SHORTEST_BLOCK = 10;
const SHORTEST_SEQUENCE = 12;

/** Letters without a space between words: lines of a sequence, or its blocks of ten. */
function isLettersOnly(head: string, isNamedSo: boolean): boolean {
  const blocks = head.split(/\s+/).filter((block) => block !== '');
  if (!blocks.every((block) => /^[A-Za-z*.-]+$/.test(block))) return false;
  const isInBlocks = blocks.slice(0, -1).every(({ length }) => length >= SHORTEST_BLOCK);
  return isNamedSo || (isInBlocks && blocks.join('').length >= SHORTEST_SEQUENCE);
}

async function jsonContent(file: File): Promise<Content> {
  if (file.size > MOST_JSON_BYTES) return refused(TOO_LARGE);
  const text = (await file.text().catch(() => '')).replace(/^\ufeff/, '');
  const parsed = parsedJson(text);
  // A remark in brackets, too, begins so.
  if (parsed === null) return { kind: 'words' };
  const [saved, ...others] = savedResults(parsed) ?? [];
  if (saved === undefined) {
    // Of a notebook, only its reader knows whether it is whole.
    if (!isRecord(parsed) || !('steps' in parsed)) return refused(NO_JSON);
    const { steps, fault } = readNotebook(text);
    return steps === null ? refused(fault) : { kind: 'notebook', steps };
  }
  if (others.length > 0) return refused(SEVERAL);
  if (findCalculator(saved.calculator) === undefined)
    return refused(`This site has no calculator ‘${saved.calculator}’. A later version may have it.`);
  const section = analysesOn(saved.calculator).find(({ id }) => id === saved.formula);
  if (section !== undefined)
    return refused(
      `This is an answer of the section ‘${section.title}’. Only results of a calculator are opened from a file: ask again on its page.`,
    );
  return { kind: 'result', saved };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Spreadsheets and text documents are zip archives as well: the names of their first files tell. */
async function zipContent(file: File): Promise<Content> {
  const start = await file
    .slice(0, HEAD_CHARACTERS)
    .text()
    .catch(() => '');
  if (/\[Content_Types\]\.xml|_rels\/|mimetypeapplication\/|docProps\//.test(start)) return refused(SPREADSHEET);
  return { kind: 'sequence', letters: 'unsure', format: 'a zip archive', isCleanedUp: false };
}
