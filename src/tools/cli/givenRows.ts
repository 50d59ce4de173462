/** Parses an input file, before it is checked against the calculator: JSON, or separated values. */
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { CommandMistake } from './commandMistake.ts';
import { type GivenRow, givenTable } from './givenTable.ts';

export interface Given {
  /** True: one calculation per row. False: a single calculation, and the output is not a list either. */
  readonly isList: boolean;
  readonly rows: readonly GivenRow[];
}

/**
 * JSON begins with a brace or a bracket, which a header of columns never does.
 *
 * @throws CommandMistake for input that can be read as neither
 */
export async function givenRows(text: string, fields: AnyFields): Promise<Given> {
  const content = text.replace(/^\ufeff/, '');
  return /^\s*[{[]/.test(content) ? fromJson(content) : { isList: true, rows: await givenTable(content, fields) };
}

function fromJson(text: string): Given {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new CommandMistake(`The input is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  const isList = Array.isArray(parsed);
  const rows: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  return { isList, rows: rows.map((values) => ({ values, problem: null, kept: {}, line: null })) };
}

/**
 * Returns the rows with the flags applied to each. A flag overrides a value in a JSON file.
 *
 * @throws CommandMistake where a table has a column for it: its lines would not be calculated as written
 */
export function withFlags(given: Given, flags: Readonly<Record<string, unknown>>): Given {
  if (Object.keys(flags).length === 0) return given;
  return {
    ...given,
    rows: given.rows.map((row) => {
      const { values, line } = row;
      if (!isObject(values)) return row;
      const twice = Object.keys(flags).find((name) => line !== null && Object.hasOwn(values, name));
      if (twice !== undefined) throw new CommandMistake(`'${twice}' is a column of the table and a flag as well`);
      return { ...row, values: merged(values, flags) };
    }),
  };
}

/** Merges groups and replaces lists. */
function merged(values: object, flags: object): object {
  const own: Readonly<Record<string, unknown>> = { ...values };
  const added = Object.entries(flags).map(([name, value]) => {
    const before = own[name];
    return [name, isObject(before) && isObject(value) ? merged(before, value) : value];
  });
  return { ...values, ...Object.fromEntries(added) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
