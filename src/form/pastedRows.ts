/** Lines copied from a spreadsheet or a text file, as rows of a list. Knows no page. */
import type { AnyField, AnyFields, Value, Values } from '#src/kit/fields.ts';
import { counted, grouped } from '#src/kit/format.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { blankValues } from './fieldValues.ts';
import { inLetterCase } from './letterCase.ts';
import { optionNamed } from './optionNamed.ts';

/** More lines than this are not drawn as boxes. */
export const MOST_PASTED_LINES = 1000;

const DECIMAL_COMMA = /^\s*[+\-−]?\d+,\d+\s*$/;

/**
 * The cells of a pasted text of several lines or columns; null when it is an ordinary text for one box. Columns are
 * set apart by tabs, else by semicolons, else by commas – unless every line is a single number with a decimal comma.
 */
export function pastedCells(text: string): readonly (readonly string[])[] | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 && !text.includes('\t')) return null;
  const separator = separatorOf(lines);
  return lines.map((line) => (separator === null ? [line] : line.split(separator)).map(unquoted));
}

/** Where a paste begins: a row and, within it, the field of that name. */
export interface Cell {
  readonly row: number;
  readonly column: string;
}

/** What became of a paste. */
export interface Pasted {
  readonly rows: readonly Values[];
  /** Lines written into rows. */
  readonly taken: number;
  /** Lines beyond those that there was room for. */
  readonly left: number;
  /** Cells that name none of their column's options. */
  readonly unknown: number;
}

/**
 * The list with the cells written over it from the given cell on, to the right and downwards; rows are added as
 * needed. A first line of words above columns of numbers is taken for column names and left out. Where a cell names
 * none of its column's options, what was chosen stays.
 *
 * @param most lines that there is room for
 */
export function withPastedCells(
  rows: readonly Values[],
  fields: AnyFields,
  cells: readonly (readonly string[])[],
  start: Cell,
  most = MOST_PASTED_LINES,
): Pasted {
  const names = Object.keys(fields);
  const columns = names.slice(names.indexOf(start.column));
  const body = cells.length > 1 && isHeader(fields, columns, cells[0] ?? []) ? cells.slice(1) : cells;
  const taken = body.slice(0, most);
  const filled = [...rows];
  let unknown = 0;
  for (const [offset, line] of taken.entries()) {
    const row: Record<string, Value> = { ...(filled[start.row + offset] ?? blankValues(fields)) };
    for (const [index, name] of columns.entries()) {
      const [text, field] = [line[index], fields[name]];
      if (text === undefined || field === undefined || !takesText(field)) continue;
      const held = asHeld(text, field);
      if (held === null) unknown += 1;
      else row[name] = held;
    }
    filled[start.row + offset] = row;
  }
  return { rows: filled, taken: taken.length, left: body.length - taken.length, unknown };
}

/** What is said of a paste: '1,000 lines pasted, 5 at the end left out. 1 choice was not understood.' */
export function pasteInWords({ taken, left, unknown }: Pasted): string {
  const words = `${counted(taken, 'line', 'lines')} pasted${left > 0 ? `, ${grouped(left)} at the end left out` : ''}.`;
  return unknown > 0 ? `${words} ${counted(unknown, 'choice was', 'choices were')} not understood.` : words;
}

function separatorOf(lines: readonly string[]): string | null {
  for (const separator of ['\t', ';']) if (lines.some((line) => line.includes(separator))) return separator;
  const commas = lines.some((line) => line.includes(','));
  return commas && !lines.every((line) => DECIMAL_COMMA.test(line)) ? ',' : null;
}

function unquoted(cell: string): string {
  const trimmed = cell.trim();
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed;
}

function isHeader(fields: AnyFields, columns: readonly string[], line: readonly string[]): boolean {
  const numbers = columns.flatMap((name, index) => (fields[name]?.kind === 'number' ? [line[index] ?? ''] : []));
  return numbers.length > 0 && numbers.every((text) => Number.isNaN(readNumber(text)));
}

function takesText({ kind }: AnyField): boolean {
  return kind === 'number' || kind === 'text' || kind === 'date' || kind === 'choice';
}

/** What the field holds for a cell; null where it is none of its options. */
function asHeld(text: string, field: AnyField): string | null {
  if (field.kind === 'choice') return optionNamed(text, field);
  return field.kind === 'text' ? inLetterCase(text, field) : text;
}
