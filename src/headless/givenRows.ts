/** What a file of inputs says, before it is known whether it fits the calculator: JSON, or comma-separated values. */
import Papa from 'papaparse';
import type { AnyFields } from '#src/kit/fields.ts';
import { CommandMistake } from './commandMistake.ts';

export interface Given {
  /** True: as many calculations as there are rows. False: one, and the answer is no list either. */
  readonly isList: boolean;
  readonly rows: readonly GivenRow[];
}

export interface GivenRow {
  /** By the names of the inputs. */
  readonly values: unknown;
  /** Columns that are no input and go through to the answer, such as the tag of an animal. */
  readonly kept: Readonly<Record<string, string>>;
}

/** JSON begins with a brace or a bracket, a header of columns never does. */
export function givenRows(text: string, fields: AnyFields): Given {
  const content = text.replace(/^\ufeff/, '');
  return /^\s*[{[]/.test(content) ? fromJson(content) : fromCsv(content, fields);
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
  return { isList, rows: rows.map((values) => ({ values, kept: {} })) };
}

function fromCsv(text: string, fields: AnyFields): Given {
  const deep = Object.values(fields).find(({ kind }) => kind === 'rows' || kind === 'group');
  if (deep !== undefined) {
    throw new CommandMistake(`A line cannot hold '${deep.label}', which has parts of its own: give the inputs as JSON`);
  }
  const { data, errors } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  // One column has no separator to be found, which is no fault.
  const fault = errors.find(({ type }) => type !== 'Delimiter');
  if (fault !== undefined)
    throw new CommandMistake(`The input is no table: ${fault.message}, line ${(fault.row ?? 0) + 1}`);
  const [header = [], ...lines] = data;
  const columns = header.map((title) => ({ title, name: fieldOfColumn(title, fields) }));
  const names = columns.flatMap(({ name }) => name ?? []);
  if (names.length === 0) {
    throw new CommandMistake(`The first line names no input. The inputs are: ${Object.keys(fields).join(', ')}`);
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new CommandMistake(`Two columns are the input '${twice}'`);
  return {
    isList: true,
    rows: lines.map((cells) => ({
      values: Object.fromEntries(
        columns.flatMap(({ name }, index) => (name === null ? [] : [[name, cells[index]?.trim() ?? '']])),
      ),
      kept: Object.fromEntries(
        columns.flatMap(({ title, name }, index) => (name === null ? [[title, cells[index] ?? '']] : [])),
      ),
    })),
  };
}

/** A column is an input by its name or by its label, with or without the unit in brackets; null: it is none. */
function fieldOfColumn(title: string, fields: AnyFields): string | null {
  const asked = plain(title);
  const found = Object.entries(fields).find(([name, field]) => asked === plain(name) || asked === plain(field.label));
  return found?.[0] ?? null;
}

function plain(title: string): string {
  const words = title.trim().toLowerCase();
  const start = Math.max(words.lastIndexOf('('), words.lastIndexOf('['));
  const isUnit = start >= 0 && /^[^)\]]*[)\]]$/.test(words.slice(start));
  return isUnit ? words.slice(0, start).trimEnd() : words;
}
