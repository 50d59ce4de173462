/** Matches the columns of a table to inputs: by the field's label or key, else by what the cells look like. */

import { nameAndUnit } from '#src/engine/form/onDemand/columnHeading.ts';
import { folded } from '#src/engine/form/onDemand/optionNamed.ts';
import { labelText } from '#src/engine/form/widgets/words.ts';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import type { BatchInput, CellField } from './batchInputs.ts';
import { cellValue } from './cellValue.ts';
import type { Cells } from './readTable.ts';

/** A table with named columns. */
export interface NamedTable {
  readonly columns: readonly string[];
  readonly rows: Cells;
}

/** For every input the index of its column, from 0; null where the table has no column for it. */
export type Matching = Readonly<Record<string, number | null>>;

/** Rows examined to decide what a column holds. */
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

/**
 * Returns whether the first row names an input, or has words where the rows below it have the numbers or dates of an
 * input.
 */
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
 * Returns the columns for the inputs. When there are names, only dates are matched by the look of their cells: a number
 * that is an ear tag must not become a weight.
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
    // Requires as many columns as inputs, in page order; with more columns it would be a guess.
    if (fitting.length === wanting.length)
      for (const [index, { name }] of wanting.entries()) take(name, fitting[index] ?? 0);
  }
  return Object.fromEntries(inputs.map(({ name }) => [name, found.get(name) ?? null]));
}

/**
 * Returns the column with the input's name but another unit, which is therefore not matched; null when there is no such column.
 */
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

/**
 * Returns the indexes of the headers that may name an input, in any unit: a prefilter, as a table may have thousands of
 * columns.
 */
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

/** Caches the result: the same headers are looked up for every input, and again with every render. */
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

/** A unit given in a header, where the unit is an input of its own. */
export interface UnitInHeader {
  readonly choice: UnitInput;
  /** The value of the choice. */
  readonly unit: string;
}

type UnitInput = BatchInput & { readonly field: FieldOfKind<'choice'> };

/** Returns what 'Weight (lb)' says about the choice of unit for the weight; null where it says nothing about it. */
export function unitInHeader(header: string, input: BatchInput, inputs: readonly BatchInput[]): UnitInHeader | null {
  const { unit } = nameAndUnit(header);
  const choice = unitChoice(input, inputs);
  if (unit === null || choice === null) return null;
  const option = choice.field.options.find(({ value, label }) => {
    // 'Kilograms (kg)' is matched by either word and by both.
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

/**
 * Returns the input's column name in our own files: its label and unit, or its key where another input has that label.
 */
export function columnName({ name, field }: BatchInput, inputs: readonly BatchInput[]): string {
  return isOnlyLabel(field, inputs) ? labelText(field) : name;
}

const TELLING: ReadonlySet<CellField['kind']> = new Set(['number', 'date']);
/** Kinds by which unnamed columns are matched, most distinctive first. */
const BY_LOOK = ['date', 'choice', 'number', 'sequence', 'text'] as const;

/** Returns whether the input is required, as far as the field itself declares. */
export function isNeeded(field: CellField): boolean {
  if (field.kind === 'checkbox') return false;
  return field.optional !== true && !('initial' in field && field.initial !== undefined && field.initial !== 'today');
}

/** Returns whether the header is the input's key or label, optionally with the input's unit in brackets. */
export function isName(header: string, input: BatchInput, inputs: readonly BatchInput[]): boolean {
  const { name, unit } = nameAndUnit(header);
  const fits = unit !== null && unitFits(unit, header, input, inputs);
  return [header, ...(fits ? [name] : [])].some((words) => isCalled(words, input, inputs));
}

/** Brackets after the name of an input without a unit are not a unit, as in 'Initial count (cells)'. */
function unitFits(unit: string, header: string, input: BatchInput, inputs: readonly BatchInput[]): boolean {
  const units = unitsTaken(input, inputs);
  return (
    units.length === 0 || units.some((own) => bare(own) === bare(unit)) || unitInHeader(header, input, inputs) !== null
  );
}

/** Inputs that share a label, such as the heights of two solids, are matched by their keys. */
function isCalled(words: string, { name, field }: BatchInput, inputs: readonly BatchInput[]): boolean {
  const wanted = bare(words);
  if (wanted === '') return false;
  return wanted === bare(name) || (wanted === bare(field.label) && isOnlyLabel(field, inputs));
}

function isOnlyLabel({ label }: CellField, inputs: readonly BatchInput[]): boolean {
  return inputs.filter(({ field }) => bare(field.label) === bare(label)).length === 1;
}

/** Keeps letters, digits and unit symbols, so that 'Mating date', 'mating_date' and 'matingDate' are one name. */
function bare(words: string): string {
  return folded(words).replace(/[^\p{L}\p{N}%/°·⁻]/gu, '');
}

/** Most rows suffice: those that do not fit get a message of their own later. */
function mostLookLike(rows: Cells, column: number, field: CellField): boolean {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  return cells.filter((cell) => looksLike(cell, field)).length > cells.length / 2;
}

/** A day with its parts in any order: one that cannot be parsed is reported later, with the form to use. */
const DAY = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/;

function looksLike(cell: string, field: CellField): boolean {
  const text = cell.trim();
  if (text === '') return false;
  if (field.kind === 'date') return DAY.test(text);
  if (field.kind === 'number') return Number.isFinite(readNumber(text));
  if (field.kind === 'text' || field.kind === 'sequence') return !Number.isFinite(readNumber(text)) && !DAY.test(text);
  return cellValue(text, field).ok;
}
