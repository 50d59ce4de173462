import type { DecimalMark } from './writtenNumber.ts';

/** A line of a pasted table. */
export interface PastedLine {
  /** Number of the line in the text, counted from 1; blank lines count. */
  readonly line: number;
  /** Trimmed; an empty cell keeps its place, except between blanks. */
  readonly cells: readonly string[];
}

export type Separator = '\t' | ';' | ',' | ' ';

/** Texts that stand for a value that is not there. */
const MISSING: readonly string[] = ['', 'na', 'n/a', 'nan', 'null', '-', '.'];
const LONGEST_MISSING = 4;
const LINE_END = /\r\n|\n|\r/;
const BLANKS = /\s+/;

/** True for a cell that stands for a value that is not there: empty, NA, N/A, NaN, null, - or a point. */
export function isMissingCell(cell: string): boolean {
  return cell.length <= LONGEST_MISSING && MISSING.includes(cell.toLowerCase());
}

/** The one separator of the whole text: tab, else semicolon, else comma unless it is the decimal mark, else blanks. */
export function separatorIn(text: string, decimalMark: DecimalMark): Separator {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  return decimalMark === 'point' && text.includes(',') ? ',' : ' ';
}

/** The lines of a pasted table that are not blank, each cut into its cells. A byte order mark is left out. */
export function pastedLines(text: string, decimalMark: DecimalMark): readonly PastedLine[] {
  const separator = separatorIn(text, decimalMark);
  return text
    .replace(/^\ufeff/, '')
    .split(LINE_END)
    .flatMap((whole, index) => {
      if (whole.trim() === '') return [];
      const cells = separator === ' ' ? whole.trim().split(BLANKS) : whole.split(separator).map((cell) => cell.trim());
      return [{ line: index + 1, cells }];
    });
}
