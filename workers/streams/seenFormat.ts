/**
 * What the beginning of a text looks like, by its first characters. One recogniser for pastes and files, for the page and for
 * formulas: what it does not know for certain is 'plain'.
 *
 * Sources of the layouts: NCBI GenBank, EMBL-EBI and UniProt flat files (LOCUS, ORIGIN, ID, SQ, //), FASTQ (@, letters, +, quality),
 * Clustal and Stockholm alignments, as their programs write them.
 */

export type SeenFormat =
  | 'plain'
  | 'fasta'
  | 'genbank'
  | 'embl'
  | 'uniprot'
  | 'fastq'
  | 'alignment'
  | 'table'
  | 'numbered'
  | 'three-letter'
  | 'accession'
  | 'picture'
  | 'pdf'
  | 'html'
  | 'binary';

/** So many characters tell the format. */
export const HEAD_CHARACTERS = 4096;

/** Formats whose first characters leave no doubt: a paste of theirs is read at once. */
const CERTAIN: readonly SeenFormat[] = ['fasta', 'genbank', 'embl', 'uniprot', 'fastq', 'alignment'];

/** Whether a pasted text shows by its beginning that it is more than letters. */
export function isCertainFormat(text: string): boolean {
  return CERTAIN.includes(seenFormat(text.trimStart().slice(0, HEAD_CHARACTERS)));
}

const STARTS: readonly (readonly [SeenFormat, RegExp])[] = [
  ['picture', /^(?:.?PNG(?:\r?\n|$)|GIF8[79]a|\ufffd\ufffd\ufffd\ufffd)/],
  ['pdf', /^%PDF-/],
  ['html', /^<(?:!doctype|html|\?xml)\b/i],
  ['fasta', /^>/],
  ['genbank', /^(?:LOCUS |ORIGIN\s*?[\r\n])/],
  ['uniprot', /^ID {3}\S+\s+\w+;(?:\s+PRT;)?\s+\d+ AA\./],
  ['embl', /^ID {3}\S/],
  // Letters may go on over several lines, and those of a long read reach beyond the head.
  ['fastq', /^@[^\r\n]*(?:\r\n?|\n)(?:[A-Za-z.*-]+[ \t]*(?:\r\n?|\n))*[A-Za-z.*-]+(?:$|\s*[\r\n]\+)/],
  ['alignment', /^(?:CLUSTAL|MUSCLE|PROBCONS|# STOCKHOLM)\b/],
  ['accession', /^[A-Z]{1,6}_?\d{5,9}(?:\.\d{1,2})?$/i],
  ['numbered', /^\d+\s+[A-Za-z]|^[A-Za-z][A-Za-z ]*[ \t]\d+\s*(?:[\r\n]|$)|^\d+(?:[ \t]+\d+)+\s*[\r\n]/],
];

/** @param head the first HEAD_CHARACTERS of a text, without white space before them; all of a shorter one */
export function seenFormat(head: string): SeenFormat {
  const text = head.trimEnd();
  for (const [format, start] of STARTS) if (start.test(text)) return format;
  if (/\p{Cc}/u.test(text.replace(/\s/g, ''))) return 'binary';
  if (isThreeLetter(text)) return 'three-letter';
  return tableColumn(text) === null ? 'plain' : 'table';
}

const CODES =
  'Ala Arg Asn Asp Cys Gln Glu Gly His Ile Leu Lys Met Phe Pro Ser Thr Trp Tyr Val Sec Pyl Asx Glx Xaa Ter'.split(' ');
const ANY_CASE = CODES.map((code) => code.toUpperCase());

/** The codes of a text of three-letter amino acids; null where it is something else. */
export function threeLetterCodes(text: string): readonly string[] | null {
  const words = text.split(/[\s\-–—,;]+/).filter((word) => word !== '');
  const codes = words.flatMap((word) => word.match(/.{1,3}/gs) ?? []);
  if (codes.length < 2 || !codes.every((code) => ANY_CASE.includes(code.toUpperCase()))) return null;
  // Apart, or each with a capital; glued in one case only where chance cannot have made them.
  const areApart = words.length > 1 && words.every((word) => word.length === 3);
  const haveCapitals = codes.every((code) => CODES.includes(code));
  const areMany = codes.length >= 5 && new Set(codes).size >= 3;
  return areApart || haveCapitals || areMany ? codes : null;
}

function isThreeLetter(head: string): boolean {
  if (head.length < HEAD_CHARACTERS - 2) return threeLetterCodes(head) !== null;
  // A head may end within a code.
  const last = head.split(/[\s\-–—,;]+/).at(-1) ?? '';
  return threeLetterCodes(head.slice(0, head.length - (last.length % 3))) !== null;
}

/** The separator of a table's columns and the column that holds sequences; null where the text is not such a table. */
export function tableColumn(text: string): { readonly separator: string; readonly column: number } | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  for (const separator of ['\t', ',', ';']) {
    const rows = lines.map((line) => line.split(separator));
    const width = rows[0]?.length ?? 0;
    // One line with a separator in it is not yet a table.
    if (width < 2 || rows.length < 2 || rows.some((row) => row.length !== width)) continue;
    const body = rows.slice(1);
    const columns = Array.from({ length: width }, (_, column) => column);
    const letters = columns.filter((column) => body.every((row) => /^[A-Za-z*\-. ]{4,}$/.test(cell(row, column))));
    const longest = letters.sort((a, b) => lettersOf(body, b) - lettersOf(body, a))[0];
    if (longest !== undefined && longest > 0 && haveNames(body, longest)) return { separator, column: longest };
  }
  return null;
}

/** Each row begins with something shorter than its letters. A line of a sequence with a tab or a comma in it is not a row. */
function haveNames(rows: readonly (readonly string[])[], column: number): boolean {
  const areShorter = rows.every((row) => cell(row, 0) !== '' && cell(row, 0).length < cell(row, column).length);
  return areShorter && !rows.every((row) => /^[ACGTUN]{8,}$/i.test(cell(row, 0)));
}

function cell(row: readonly string[], column: number): string {
  return (row[column] ?? '').trim().replace(/^"(.*)"$/, '$1');
}

function lettersOf(rows: readonly (readonly string[])[], column: number): number {
  return rows.reduce((sum, row) => sum + cell(row, column).length, 0);
}
