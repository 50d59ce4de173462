/** Which column of a table holds which input: by the field's label or key, else by what the cells look like. */

import { folded } from '#src/form/onDemand/optionNamed.ts';
import { labelText } from '#src/form/widgets/words.ts';
import type { FieldOfKind } from '#src/kit/fields.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { isMeasured, unitName } from '#src/kit/unitFields.ts';
import type { BatchInput, CellField } from './batchInputs.ts';
import { cellValue } from './cellValue.ts';
import type { Cells } from './readTable.ts';

/** A table with its columns named. */
export interface NamedTable {
  readonly columns: readonly string[];
  readonly rows: Cells;
}

/** For every input the place of its column, counted from 0; null where the table has none for it. */
export type Matching = Readonly<Record<string, number | null>>;

/** Rows looked at to tell what a column holds. */
const LOOKED_AT = 20;

/** @param hasHeader the first row holds the names of the columns */
export function namedTable(cells: Cells, hasHeader: boolean): NamedTable {
  const [first = []] = cells;
  const width = hasHeader ? first.length : Math.max(...cells.slice(0, LOOKED_AT).map(({ length }) => length));
  return {
    columns: Array.from(
      { length: width },
      (_, column) => (hasHeader && first[column]?.trim()) || `Column ${column + 1}`,
    ),
    rows: hasHeader ? cells.slice(1) : cells,
  };
}

/** True when the first row names an input, or has words where the rows below it have the numbers or dates of an input. */
export function hasHeader(inputs: readonly BatchInput[], cells: Cells): boolean {
  const [first = [], second = []] = cells;
  const names = namesOfInputs(first, inputs);
  if (names.some((place) => inputs.some((input) => isName(first[place] ?? '', input, inputs)))) return true;
  const telling = inputs.filter(({ field }) => TELLING.has(field.kind));
  return second.some(
    (cell, column) =>
      telling.some(({ field }) => looksLike(cell, field)) &&
      (first[column] ?? '').trim() !== '' &&
      !telling.some(({ field }) => looksLike(first[column] ?? '', field)),
  );
}

/**
 * The columns for the inputs. A column is never taken for an input by its look when there are names to go by, dates
 * apart: a number that is somebody's tag must not become somebody's weight.
 */
export function matchColumns(inputs: readonly BatchInput[], { columns, rows }: NamedTable, isNamed: boolean): Matching {
  const taken = new Set<number>();
  const found = new Map<string, number>();
  const take = (name: string, column: number) => {
    taken.add(column);
    found.set(name, column);
  };
  for (const input of isNamed ? inputs : []) {
    const named = namesOfInputs(columns, inputs).find(
      (place) => !taken.has(place) && isName(columns[place] ?? '', input, inputs),
    );
    if (named !== undefined) take(input.name, named);
  }
  const open = inputs.filter(({ name, field }) => !found.has(name) && isNeeded(field));
  const sample = rows.slice(0, LOOKED_AT);
  for (const kind of isNamed ? (['date'] as const) : BY_LOOK) {
    const wanting = open.filter(({ field }) => field.kind === kind);
    const fitting = columns.flatMap((_, column) =>
      !taken.has(column) && wanting.some(({ field }) => mostLookLike(sample, column, field)) ? [column] : [],
    );
    // As many columns as inputs, in the order of the page; with more of them it would be a guess.
    if (fitting.length === wanting.length)
      for (const [index, { name }] of wanting.entries()) take(name, fitting[index] ?? 0);
  }
  return Object.fromEntries(inputs.map(({ name }) => [name, found.get(name) ?? null]));
}

/** The column named like the input but in another unit, which is therefore not taken for it; null when there is none. */
export function columnInOtherUnit(
  input: BatchInput,
  columns: readonly string[],
  inputs: readonly BatchInput[],
): string | null {
  const isOther = (header: string) =>
    nameAndUnit(header).unit !== null &&
    isCalled(nameAndUnit(header).name, input, inputs) &&
    !isName(header, input, inputs);
  const found = namesOfInputs(columns, inputs).find((place) => isOther(columns[place] ?? ''));
  return found === undefined ? null : (columns[found] ?? null);
}

/** Places of the headers that may name an input, in whatever unit: a few among thousands, for which it is asked closely. */
function namesOfInputs(headers: readonly string[], inputs: readonly BatchInput[]): readonly number[] {
  const known = PLACES.get(headers);
  if (known !== undefined && known.inputs === inputs) return known.places;
  const names = new Set(inputs.flatMap(({ name, field }) => [bare(name), bare(field.label)]));
  const places = headers.flatMap((header, place) =>
    names.has(bare(header)) || names.has(bare(nameAndUnit(header).name)) ? [place] : [],
  );
  PLACES.set(headers, { inputs, places });
  return places;
}

/** The same headers are asked about for every input, and again whenever the columns are drawn. */
const PLACES = new WeakMap<
  readonly string[],
  { readonly inputs: readonly BatchInput[]; readonly places: readonly number[] }
>();

/** The units that a header may name for the input: its own, those of its menu, or those of the choice that is its unit. */
export function unitsTaken(input: BatchInput, inputs: readonly BatchInput[]): readonly string[] {
  const { field } = input;
  if (field.kind !== 'number') return [];
  if (isMeasured(field)) return field.units.map(({ unit }) => unit);
  if (field.unit !== undefined) return [field.unit];
  return unitChoice(input, inputs)?.field.options.map(({ value }) => value) ?? [];
}

/** A unit in a header, where the unit is an input of its own. */
export interface UnitSaid {
  readonly choice: UnitInput;
  /** The value of the choice. */
  readonly unit: string;
}

type UnitInput = BatchInput & { readonly field: FieldOfKind<'choice'> };

/** What 'Weight (lb)' says of the choice that is the weight's unit; null where it says nothing of it. */
export function unitSaid(header: string, input: BatchInput, inputs: readonly BatchInput[]): UnitSaid | null {
  const { unit } = nameAndUnit(header);
  const choice = unitChoice(input, inputs);
  if (unit === null || choice === null) return null;
  const option = choice.field.options.find(({ value, label }) => {
    // 'Kilograms (kg)' is named by either word and by both.
    const words = nameAndUnit(label);
    return [value, label, words.name, words.unit ?? value].some((name) => bare(name) === bare(unit));
  });
  return option === undefined ? null : { choice, unit: option.value };
}

/** The unit of the number's own menu that a header names: 'mL' of 'Volume (mL)'; null where it names none. */
export function unitOfColumn(header: string, { field }: BatchInput): string | null {
  if (!isMeasured(field)) return null;
  const { unit } = nameAndUnit(header);
  return field.units.find((choice) => unit !== null && bare(choice.unit) === bare(unit))?.unit ?? null;
}

/** The input that is the unit of a number, if there is one. */
function unitChoice({ name, field }: BatchInput, inputs: readonly BatchInput[]): UnitInput | null {
  if (field.kind !== 'number') return null;
  const wanted = isMeasured(field) ? unitName(name) : field.unitIn;
  const isWanted = (input: BatchInput): input is UnitInput => input.name === wanted && input.field.kind === 'choice';
  return inputs.find(isWanted) ?? null;
}

/** What the input's column is called in a file of ours: its label and unit, or its key where another input has that label. */
export function columnName({ name, field }: BatchInput, inputs: readonly BatchInput[]): string {
  return isOnlyLabel(field, inputs) ? labelText(field) : name;
}

const TELLING: ReadonlySet<CellField['kind']> = new Set(['number', 'date']);
/** Kinds by which columns without names are told apart, the most telling first. */
const BY_LOOK = ['date', 'choice', 'number', 'sequence', 'text'] as const;

/** True for an input without which nothing can be calculated, as far as the field itself says. */
export function isNeeded(field: CellField): boolean {
  if (field.kind === 'checkbox') return false;
  return field.optional !== true && !('initial' in field && field.initial !== undefined && field.initial !== 'today');
}

/** True when the header is the input's key or label, with the input's unit in brackets or none. */
export function isName(header: string, input: BatchInput, inputs: readonly BatchInput[]): boolean {
  const { name, unit } = nameAndUnit(header);
  const fits = unit !== null && unitFits(unit, header, input, inputs);
  return [header, ...(fits ? [name] : [])].some((words) => isCalled(words, input, inputs));
}

/** What stands in brackets after a name without a unit is no unit, as in 'Initial count (cells)'. */
function unitFits(unit: string, header: string, input: BatchInput, inputs: readonly BatchInput[]): boolean {
  const units = unitsTaken(input, inputs);
  return (
    units.length === 0 || units.some((own) => bare(own) === bare(unit)) || unitSaid(header, input, inputs) !== null
  );
}

/** Two inputs of one label, such as the heights of two solids, go by their keys. */
function isCalled(words: string, { name, field }: BatchInput, inputs: readonly BatchInput[]): boolean {
  const wanted = bare(words);
  if (wanted === '') return false;
  return wanted === bare(name) || (wanted === bare(field.label) && isOnlyLabel(field, inputs));
}

function isOnlyLabel({ label }: CellField, inputs: readonly BatchInput[]): boolean {
  return inputs.filter(({ field }) => bare(field.label) === bare(label)).length === 1;
}

/** 'Weight (kg)' or 'Weight [kg]' in its parts. */
function nameAndUnit(header: string): { readonly name: string; readonly unit: string | null } {
  const words = header.trim();
  const [opening, closing] = words.endsWith(']') ? '[]' : '()';
  const start = words.lastIndexOf(opening ?? '');
  const unit = words.slice(start + 1, -1);
  const isNamed = start >= 0 && words.endsWith(closing ?? '') && !unit.includes(closing ?? '');
  return isNamed ? { name: words.slice(0, start).trimEnd(), unit } : { name: header, unit: null };
}

/** Letters, digits and the signs of units, so that 'Mating date', 'mating_date' and 'matingDate' are one name. */
function bare(words: string): string {
  return folded(words).replace(/[^\p{L}\p{N}%/°·⁻]/gu, '');
}

/** Most, not all: the rows that do not fit will say so themselves. */
function mostLookLike(rows: Cells, column: number, field: CellField): boolean {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  return cells.filter((cell) => looksLike(cell, field)).length > cells.length / 2;
}

/** A day in any order of its parts: what cannot be read is then told with the form that can. */
const DAY = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/;

function looksLike(cell: string, field: CellField): boolean {
  const text = cell.trim();
  if (text === '') return false;
  if (field.kind === 'date') return DAY.test(text);
  if (field.kind === 'number') return Number.isFinite(readNumber(text));
  if (field.kind === 'text' || field.kind === 'sequence') return !Number.isFinite(readNumber(text)) && !DAY.test(text);
  return cellValue(text, field).ok;
}
