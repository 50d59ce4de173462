/** What a file of inputs says, before it is known whether it fits the calculator: JSON, or separated values. */
import type { AnyFields } from '#src/kit/fields.ts';
import { CommandMistake } from './commandMistake.ts';
import { givenTable } from './givenTable.ts';

export interface Given {
  /** True: as many calculations as there are rows. False: one, and the answer is no list either. */
  readonly isList: boolean;
  readonly rows: readonly GivenRow[];
}

export interface GivenRow {
  /** By the names of the inputs. */
  readonly values: unknown;
  /** Why a line of a table is refused, in sentences; null where its cells fit their columns. */
  readonly problem: string | null;
  /** Columns that are no input and go through to the answer, such as the tag of an animal. */
  readonly kept: Readonly<Record<string, string>>;
  /** All cells of a line as they were given, by the names of their columns; null where it was no table. */
  readonly line: ReadonlyMap<string, string> | null;
}

/**
 * JSON begins with a brace or a bracket, a header of columns never does.
 *
 * @throws CommandMistake for what can be read as neither
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
 * The same rows with what the call itself says about each of them. A flag goes before what a JSON file says.
 *
 * @throws CommandMistake where a table has a column for it: its lines would differ from what stands in them
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

/** Groups are filled up, lists replaced. */
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
