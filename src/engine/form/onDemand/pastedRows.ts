/** Lines copied from a spreadsheet or a text file, as rows of a list. Knows no page. */

import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { AnyField, AnyFields, FieldOfKind, Value, Values } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { blankValues } from '../fieldValues.ts';
import { inLetterCase } from '../letterCase.ts';
import { MOST_ROWS } from '../sanitizedDraft.ts';
import type { UnitsOfList } from './columnUnits.ts';
import { optionNamed } from './optionNamed.ts';
import { headLines, isFree, unitsOfHeads } from './pastedHeads.ts';
import type { Cell } from './pasteTarget.ts';
import { typedNumber } from './typedNumber.ts';
import { quotedText } from './unreadableNumber.ts';

/** At most this many cells that are not numbers are reported one by one. */
const MOST_TOLD = 3;

const DECIMAL_COMMA = /^\s*[+\-−]?\d[\d\s]*,\d+(?:[eE][+-]?\d+)?\s*$/;

/**
 * Returns the cells of a pasted text of several lines or columns. Columns are separated by tabs, else by semicolons,
 * else by commas, each outside quotation marks – unless every comma is the decimal comma of a line that is one number. A
 * blank line between others is a blank cell, so that later cells stay in their rows.
 */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const all = text.split(/\r\n|\r|\n/);
  const isFull = (line: string) => line.trim() !== '';
  const lines = all.slice(Math.max(0, all.findIndex(isFull)), all.findLastIndex(isFull) + 1);
  const separator = separatorOf(lines);
  return lines.map((line) => (separator === null ? [line] : cellsOf(line, separator)).map(unquoted));
}

/** The result of a paste. */
export interface Pasted {
  readonly rows: readonly Values[];
  /** Lines written into rows. */
  readonly taken: number;
  /** Lines beyond the available rows. */
  readonly left: number;
  /** Cells that match no option of their column. */
  readonly unknown: number;
  /** Whether the first line was taken for column names, and left out; with a line of units below it, where there is one. */
  readonly isNamed: boolean;
  /** A number of a single column whose commas could have set two columns apart; '' for none. */
  readonly decimal: string;
  /** How the units of the headings were taken, a sentence a column. */
  readonly units: readonly string[];
  /** The choices in the form that the headings make. */
  readonly chosen: Values;
  /** Lines left out because their column `absentWithout` is 0 or blank. */
  readonly absent: number;
  /** The first name that was given to a row without one, and the last; '' for none. */
  readonly named: string;
  /** What is not a number in a column of numbers, by row: 'Row 7, Count: “n.d.” …'. */
  readonly unread: readonly string[];
}

/** What the list is, beside its columns. */
interface PastedInto {
  /** Lines that there is room for. */
  readonly most?: number | undefined;
  /** The column whose 0 or blank means that the item of the row is absent. */
  readonly absentWithout?: string | undefined;
  /** How rows without a name are called, which is the first column: numbers alone then belong into the second. */
  readonly unnamed?: string | undefined;
  /** The choices that are the units of its columns, and the form that they are in. */
  readonly units?: Omit<UnitsOfList, 'row'>;
}

const NO_UNITS: Omit<UnitsOfList, 'row'> = { form: {}, values: {} };

/**
 * The list with the cells written over it from the given cell on, to the right and downwards; rows are added as
 * needed. A first line of words above columns of numbers is taken for column names and left out, which is said; so is a
 * line of units below it. A unit in a heading is taken where the column has it, else none of its numbers is. Where a
 * cell names none of its column's options, what was chosen stays. Whole rows that say of themselves that they are absent
 * are kept out; counts pasted beside names that are there already stay beside them. Counts alone, in a column or in one line, get names where
 * the list says which.
 */
export function withPastedCells(
  rows: readonly Values[],
  fields: AnyFields,
  pasted: readonly (readonly string[])[],
  start: Cell,
  { most = MOST_ROWS - start.row, absentWithout, unnamed, units = NO_UNITS }: PastedInto = {},
): Pasted {
  const names = Object.keys(fields);
  const [nameColumn = ''] = names;
  const alone = unnamed === undefined || start.column !== nameColumn ? null : numbersAlone(pasted, names.length);
  const cells = alone ?? pasted;
  const columns = alone === null ? names.slice(names.indexOf(start.column)) : names.slice(1);
  const list = { ...units, row: fields };
  const heads = headLines(columns, cells, list);
  const lines = cells.slice(heads);
  const telling = start.column === nameColumn && absentWithout !== undefined ? columns.indexOf(absentWithout) : -1;
  const body = lines.some(({ length }) => length > telling)
    ? lines.filter((line) => telling < 0 || !isAbsent(line[telling] ?? ''))
    : lines;
  const unread: string[] = [];
  const taken = body.slice(0, Math.max(0, most));
  const headed = unitsOfHeads(cells.slice(0, heads), columns, list, (choice) =>
    isFree(choice, list, rows, (row, name) => {
      const place = columns.indexOf(name);
      return place >= 0 && taken[row - start.row]?.[place] !== undefined;
    }),
  );
  const isNothing = columns.every(
    (name, index) => headed.refused.has(name) || taken.every((line) => line[index] === undefined),
  );
  const filled = [...rows];
  let unknown = 0;
  for (const [offset, line] of isNothing ? [] : taken.entries()) {
    const row: Record<string, Value> = {
      ...(filled[start.row + offset] ?? blankValues(fields)),
      ...headed.chosenInRow,
    };
    for (const [index, name] of columns.entries()) {
      const [text, field] = [line[index], fields[name]];
      if (text === undefined || field === undefined || !takesText(field) || headed.refused.has(name)) continue;
      const held = asHeld(text, field);
      if (held === null) unknown += 1;
      else row[name] = held;
      const why = field.kind === 'number' ? whyUnread(text, field) : null;
      if (why !== null) unread.push(`Row ${start.row + offset + 1}, ${field.label}: ${why}.`);
    }
    filled[start.row + offset] = row;
  }
  const given: string[] = [];
  // A name that is missing among pasted ones is left to whoever knows it.
  const hasNames = start.column === nameColumn && alone === null;
  const isNamed = hasNames && [...taken.keys()].some((at) => filled[start.row + at]?.[nameColumn] !== '');
  for (const place of unnamed === undefined || isNothing || isNamed ? [] : taken.keys()) {
    const row = filled[start.row + place];
    if (row?.[nameColumn] !== '') continue;
    const name = `${unnamed} ${start.row + place + 1}`;
    given.push(name);
    filled[start.row + place] = { ...row, [nameColumn]: name };
  }
  return {
    rows: filled,
    taken: isNothing ? 0 : taken.length,
    left: isNothing ? 0 : body.length - taken.length,
    unknown,
    isNamed: heads > 0,
    decimal: lines.every(({ length }) => length === 1) ? (lines.flat().find(isDecimalComma) ?? '') : '',
    units: headed.words,
    chosen: headed.chosen,
    absent: lines.length - body.length,
    named: [...new Set([given[0], given.at(-1)])].filter((name) => name !== undefined).join(' to '),
    unread,
  };
}

/** What is said of a paste: '1000 lines pasted, 5 at the end left out. 1 choice was not understood.' */
export function pasteInWords({ taken, left, unknown, isNamed, decimal, units, absent, named, unread }: Pasted): string {
  const lines = taken === 0 && left === 0 ? 'Nothing' : counted(taken, 'line', 'lines');
  const sentences = [
    `${lines} pasted${left > 0 ? `, ${grouped(left)} at the end left out` : ''}.`,
    isNamed ? 'The first line was taken for the names of columns.' : '',
    decimal === '' ? '' : `The comma is the decimal mark: ${quotedText(decimal)} is ${readNumber(decimal)}.`,
    ...units,
    absent > 0 ? `${counted(absent, 'line', 'lines')} with 0 or nothing left out.` : '',
    named === '' ? '' : `Named ${named}, since there were no names.`,
    unknown > 0 ? `${counted(unknown, 'choice was', 'choices were')} not understood.` : '',
    ...unread.slice(0, MOST_TOLD),
    unread.length > MOST_TOLD
      ? `${counted(unread.length - MOST_TOLD, 'more cell is no number', 'more cells are no numbers')}.`
      : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function separatorOf(lines: readonly string[]): string | null {
  for (const separator of ['\t', ';']) if (lines.some((line) => cellsOf(line, separator).length > 1)) return separator;
  return lines.every((line) => DECIMAL_COMMA.test(line) || cellsOf(line, ',').length === 1) ? null : ',';
}

/** A separator within quotation marks is part of the text; an unclosed quotation mark is an ordinary character. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let open: string[] = [];
  for (const piece of line.split(separator)) {
    const isTurning = piece.split('"').length % 2 === 0;
    if (open.length > 0 || (isTurning && piece.trimStart().startsWith('"'))) open.push(piece);
    else cells.push(piece);
    if (open.length > 1 && isTurning) {
      cells.push(open.join(separator));
      open = [];
    }
  }
  return [...cells, ...open];
}

function unquoted(cell: string): string {
  const trimmed = cell.trim();
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed;
}

function isDecimalComma(text: string): boolean {
  return DECIMAL_COMMA.test(text) && Number.isFinite(readNumber(text));
}

/** The numbers as one column, below a heading or without one, where a paste is nothing else; null where it is more. */
function numbersAlone(cells: readonly (readonly string[])[], columns: number): readonly (readonly string[])[] | null {
  const [line = []] = cells;
  const all = cells.length === 1 && line.length > columns ? line.map((cell) => [cell]) : cells;
  const isColumn = all.every(({ length }) => length === 1);
  const counts = all.flat().filter((cell, index) => cell !== '' && (index > 0 || isNumber(cell)));
  return isColumn && counts.length > 0 && counts.every(isNumber) ? all : null;
}

function isNumber(text: string): boolean {
  return Number.isFinite(readNumber(text));
}

function isAbsent(text: string): boolean {
  return (readNumber(text) ?? 0) === 0;
}

/** Why a cell is not a number; null where it is one, or blank. */
function whyUnread(text: string, field: FieldOfKind<'number'>): string | null {
  if (!Number.isNaN(readNumber(text))) return null;
  const typed = typedNumber(text, field, { fields: {}, isStrict: false });
  return typed.kind === 'unreadable' ? typed.text : null;
}

function takesText({ kind }: AnyField): boolean {
  return kind === 'number' || kind === 'text' || kind === 'date' || kind === 'choice';
}

/** Returns the field's value for a cell; null when it matches no option. */
function asHeld(text: string, field: AnyField): string | null {
  if (field.kind === 'choice') return optionNamed(text, field);
  return field.kind === 'text' ? inLetterCase(text, field) : text;
}
