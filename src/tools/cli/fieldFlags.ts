/**
 * Inputs given as flags, `--molar-mass 180.156`, in the form of an input file. A flag has the name of the input, dotted
 * in groups and lists; case, hyphens and underscores do not matter. The content of numbers and dates is checked in the
 * same place as that of files.
 */

import type { TypedSpreads } from '#src/engine/exploring/spreads.ts';
import { isConfirmation } from '#src/engine/form/confirmations.ts';
import { inLetterCase } from '#src/engine/form/letterCase.ts';
import type { AnyField, AnyFields } from '#src/engine/kit/fields.ts';
import { renamedInput } from '#src/engine/kit/onDemand/formerNames.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { unitFieldsOf } from '#src/engine/kit/unitFields.ts';
import { type BatchInput, batchInputs, type CellField } from '#src/engine/tables/batchInputs.ts';
import { cellValue } from '#src/engine/tables/cellValue.ts';
import { unitInHeader, unitsTaken } from '#src/engine/tables/matchColumns.ts';
import { type FlagWord, OPTIONS } from './callWords.ts';
import { bareName, closestName } from './closestName.ts';
import { CommandMistake } from './commandMistake.ts';

/** Suffix of the flag whose value is a sequence itself: the flag without it takes a file. */
export const TYPED = 'Text';

type Given = Record<string, unknown>;

/** Where the value of a flag belongs. */
interface Target {
  /** Key, or keys within a group, or list, index and column; '*' for all rows of a column in order. */
  readonly path: readonly string[];
  readonly field: AnyField;
}

/**
 * Parses flags.
 *
 * @returns by the names of the inputs, in the form of a JSON object of inputs
 * @throws CommandMistake for a flag that the calculator does not have, or a value that it cannot have
 */
export function flagValues(id: string, fields: AnyFields, flags: readonly FlagWord[]): Readonly<Given> {
  if (flags.length > 0 && Object.values(fields).some(isConfirmation)) {
    throw new CommandMistake(
      `'${id}' asks for confirmations, each for one animal and its dose: it takes its inputs from JSON alone, not from flags`,
    );
  }
  const given: Given = {};
  const seen = new Set<string>();
  const manners = new Map<string, string>();
  const lengths = new Map<string, number>();
  for (const flag of flags) {
    const { written, value } = underNameOfNow(fields, flag);
    const { path, field } = targetNamed(id, fields, written);
    const [name = '', at, column = ''] = path;
    if (seen.has(path.join('.'))) throw new CommandMistake(`'${written}' is given twice`);
    seen.add(path.join('.'));
    const manner = at === undefined ? 'as a whole' : at === '*' ? 'column by column' : 'part by part';
    if ((manners.get(name) ?? manner) !== manner)
      throw new CommandMistake(`'${written}' gives '${name}' ${manner}, another flag ${manners.get(name)}`);
    manners.set(name, manner);
    if (value === null && field.kind !== 'checkbox') throw new CommandMistake(`'${written}' needs a value`);
    const text = value ?? 'true';
    if (at === '*') {
      const cells = text.split(text.includes(';') ? ';' : ',');
      const length = lengths.get(name) ?? cells.length;
      if (length !== cells.length)
        throw new CommandMistake(`'${written}' has ${cells.length} values, another column of '${name}' ${length}`);
      lengths.set(name, length);
      for (const [row, cell] of cells.entries()) put(given, [name, String(row), column], cellOf(written, cell, field));
    } else if (field.kind === 'rows' || field.kind === 'group') put(given, path, parsed(written, text));
    else if (field.kind === 'number' && at === undefined) putNumber(given, fields, { name, field }, written, text);
    else {
      const read = field.kind === 'sequence' ? text : cellOf(written, text, field);
      // A number given before this may have included its unit.
      if (at === undefined && (given[name] ?? read) !== read)
        throw new CommandMistake(
          `'${written}' is ${String(read)}, but a number given before is in ${String(given[name])}`,
        );
      put(given, path, read);
    }
  }
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'rows' && Array.isArray(given[name])) given[name] = Array.from(given[name], (row) => row ?? {});
  return given;
}

/** Separates the flags that name a file as a sequence, such as '--second': its letters are given by '--secondText'. */
export function fileFlags(
  fields: AnyFields,
  flags: readonly FlagWord[],
): { readonly files: ReadonlyMap<string, string>; readonly others: readonly FlagWord[] } {
  const texts = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'sequence' ? [name] : []));
  const files = new Map<string, string>();
  const others = flags.filter(({ written, value }) => {
    const name = texts.find((text) => bareName(text) === bareName(written.slice(2)));
    if (name === undefined) return true;
    if (value === null) throw new CommandMistake(`'${written}' needs a value`);
    if (files.has(name)) throw new CommandMistake(`'${written}' is given twice`);
    files.set(name, value);
    return false;
  });
  return { files, others };
}

/** Returns the input that a flag fills in, completely or in part. */
export function inputNamed(id: string, fields: AnyFields, { written }: FlagWord): string {
  return targetNamed(id, fields, written).path[0] ?? '';
}

/**
 * Parses '--uncertainty mass=0.2', '… mass=4%' and, for a correlation, '… mass~volume=0.5'.
 *
 * @returns by the paths of the numbers
 * @throws CommandMistake for a name that is not a number of the calculator, or is given twice
 */
export function flagSpreads(id: string, fields: AnyFields, given: readonly string[]): TypedSpreads {
  const spreads: Record<string, string> = {};
  for (const words of given) {
    const mark = words.lastIndexOf('=');
    if (mark < 1) throw new CommandMistake(`'--uncertainty ${words}' does not say how much: write it as mass=0.2`);
    const paths = words
      .slice(0, mark)
      .split('~')
      .map((name) => {
        const { path, field } = targetNamed(id, fields, `--${name}`);
        if (field.kind !== 'number') throw new CommandMistake(`'${name}' is no number that could be uncertain`);
        if (path.includes('*'))
          throw new CommandMistake(
            `'${name}' is a column: name one of its numbers, as in ${path.join('.').replace('*', '0')}`,
          );
        return path.join('.');
      });
    const key = paths.join('~');
    if (spreads[key] !== undefined) throw new CommandMistake(`The uncertainty of '${key}' is given twice`);
    spreads[key] = words.slice(mark + 1).trim();
  }
  return spreads;
}

/** A flag under the name that its input had in an earlier version, such as --circular. */
function underNameOfNow(fields: AnyFields, { written, value }: FlagWord): FlagWord {
  const [name, now] = renamedInput(fields, written.slice(2), value ?? 'true');
  return name === written.slice(2) ? { written, value } : { written: `--${name}`, value: String(now) };
}

function targetNamed(id: string, fields: AnyFields, written: string): Target {
  const target = targetIn(fields, written.slice(2).split('.'));
  if (target !== null) return target;
  const names = [...Object.entries(fields).flatMap(([name, field]) => flagNames(name, field)), ...OPTIONS];
  const meant = closestName(written.slice(2), names);
  const help = meant === null ? `'${id} --help' lists its inputs` : `did you mean '--${meant}'?`;
  throw new CommandMistake(`Unknown option '${written}' of '${id}': ${help}`);
}

/** Returns the flags by which a field is given: those of its columns or parts where it has some. */
export function flagNames(name: string, field: AnyField): readonly string[] {
  if (field.kind === 'sequence') return [`${name}${TYPED}`];
  if (field.kind === 'group') return Object.keys(field.fields).map((inner) => `${name}.${inner}`);
  return field.kind === 'rows' ? [name, ...Object.keys(field.row).map((column) => `${name}.${column}`)] : [name];
}

/** Returns the exact name, or the only name that differs just in case, hyphens and underscores. */
function targetIn(fields: AnyFields, [first = '', ...rest]: readonly string[]): Target | null {
  const named = Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    own: field.kind === 'sequence' ? `${name}${TYPED}` : name,
  }));
  const alike = named.filter(({ own }) => bareName(own) === bareName(first));
  const [found, second] = alike.filter(({ own }) => own === first).concat(alike);
  if (found === undefined) return null;
  if (second !== undefined && found.own !== first)
    throw new CommandMistake(`'--${first}' may be ${alike.map(({ own }) => `--${own}`).join(' or ')}`);
  const { name, field } = found;
  if (rest.length === 0) return { path: [name], field };
  const inner =
    field.kind === 'rows' ? columnIn(field.row, rest) : field.kind === 'group' ? targetIn(field.fields, rest) : null;
  return inner === null ? null : { path: [name, ...inner.path], field: inner.field };
}

/** 'count' for the whole column, '0.count' for one of its cells. */
function columnIn(row: AnyFields, segments: readonly string[]): Target | null {
  const isPlaced = /^\d{1,4}$/.test(segments[0] ?? '');
  const target = targetIn(row, isPlaced ? segments.slice(1) : segments);
  return target === null
    ? null
    : { path: [isPlaced ? String(Number(segments[0])) : '*', ...target.path], field: target.field };
}

function put(given: Given, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    given[key] = value;
    return;
  }
  given[key] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  put(given[key] as Given, rest, value);
}

function cellOf(written: string, text: string, field: AnyField): unknown {
  const reading = cellValue(text, field as CellField);
  if (!reading.ok) throw new CommandMistake(`'${written}': ${reading.problem}`);
  // In a text of several lines, a leading tab is an empty first cell of a table.
  return field.kind === 'text' && field.lines !== undefined ? inLetterCase(text, field) : reading.value;
}

function parsed(written: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandMistake(
      `'${written}' is a list or a group: give it as JSON, or each of its parts as ${written}.…`,
    );
  }
}

/**
 * Splits '9 mg' into the number and, where the unit can be chosen, the choice. An unknown unit is left for the formula
 * to refuse.
 */
function putNumber(given: Given, fields: AnyFields, input: BatchInput, written: string, text: string): void {
  const inputs = [...batchInputs(fields), ...unitInputs(fields)];
  const end = [...text].findLastIndex((character) => /\d/.test(character)) + 1;
  const number = text.slice(0, end);
  const unit = text.slice(end).trim();
  if (unit === '' || !Number.isFinite(readNumber(number) ?? Number.NaN)) {
    given[input.name] = text;
    return;
  }
  // Few keyboards have the micro sign.
  const said = [unit, unit.replace(/^u/, 'µ')]
    .map((each) => unitInHeader(`_ (${each})`, input, inputs))
    .find((each) => each !== null);
  // Feet with decimals may be feet and inches: the form reads them, or asks.
  const taken = /^(?:ft\.?|foot|feet|['’′])$/i.test(unit) ? text : number;
  if (said === undefined || said === null) {
    given[input.name] = unitsTaken(input, inputs).includes(unit) ? taken : text;
    return;
  }
  const other = given[said.choice.name];
  if (other !== undefined && other !== said.unit)
    throw new CommandMistake(`'${written}' is in ${said.unit}, but '${said.choice.name}' is ${other}`);
  given[input.name] = taken;
  given[said.choice.name] = said.unit;
}

function unitInputs(fields: AnyFields): readonly BatchInput[] {
  return Object.entries(unitFieldsOf(fields)).map(([name, field]) => ({ name, field: field as CellField }));
}
