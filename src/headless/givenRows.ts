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
