/** Lines copied from a spreadsheet or a text file, as rows of a list. Knows no page. */
import type { AnyField, AnyFields, Values } from '#src/kit/fields.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { blankValues } from './fieldValues.ts';
import { inLetterCase } from './letterCase.ts';

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

/**
 * The list with the cells written over it from the given cell on, to the right and downwards; rows are added as
 * needed. A first line of words above columns of numbers is taken for column names and left out.
 */
export function withPastedCells(
  rows: readonly Values[],
  fields: AnyFields,
  cells: readonly (readonly string[])[],
  start: Cell,
): readonly Values[] {
  const names = Object.keys(fields);
  const columns = names.slice(names.indexOf(start.column));
  const body = cells.length > 1 && isHeader(fields, columns, cells[0] ?? []) ? cells.slice(1) : cells;
  const filled = [...rows];
  for (const [offset, line] of body.slice(0, MOST_PASTED_LINES).entries()) {
    const row = filled[start.row + offset] ?? blankValues(fields);
    const pasted = columns.flatMap((name, index) => {
      const text = line[index];
      const field = fields[name];
      return text === undefined || field === undefined || !takesText(field)
        ? []
        : [[name, asHeld(text, field)] as const];
    });
    filled[start.row + offset] = { ...row, ...Object.fromEntries(pasted) };
  }
  return filled;
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
  return kind === 'number' || kind === 'text' || kind === 'date';
}

function asHeld(text: string, field: AnyField): string {
  return field.kind === 'text' ? inLetterCase(text, field) : text;
}
