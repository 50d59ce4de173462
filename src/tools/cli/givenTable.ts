/**
 * Parses a table of inputs in the same way as 'Calculate many at once'. There a visitor can check what each column was
 * taken for; here nobody does, so columns are matched by name only, and ambiguity is an error.
 */

import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { isMeasured, unitFieldsOf, unitName } from '#src/engine/kit/unitFields.ts';
import { type BatchInput, batchInputs, type CellField } from '#src/engine/tables/batchInputs.ts';
import {
  columnInOtherUnit,
  isName,
  type Matching,
  matchColumns,
  type NamedTable,
  namedTable,
  unitInHeader,
  unitOfColumn,
  unitsTaken,
} from '#src/engine/tables/matchColumns.ts';
import { readTable } from '#src/engine/tables/readTable.ts';
import { rowReader } from '#src/engine/tables/rowValues.ts';
import { CommandMistake } from './commandMistake.ts';

export interface GivenRow {
  /** By the names of the inputs. */
  readonly values: unknown;
  /** Why a line of a table is refused, in sentences; null where its cells fit their columns. */
  readonly problem: string | null;
  /** Columns that are not inputs and are copied to the output, such as an animal's tag. */
  readonly kept: Readonly<Record<string, string>>;
  /** All original cells of a line, by the names of their columns; null where the input was not a table. */
  readonly line: ReadonlyMap<string, string> | null;
}

const NEVER = new AbortController().signal;

/**
 * Parses the table.
 *
 * @throws CommandMistake where the text is not a table, or not a table of this calculator's inputs
 */
export async function givenTable(text: string, fields: AnyFields): Promise<readonly GivenRow[]> {
  const list = Object.values(fields).find(({ kind }) => kind === 'rows');
  if (list !== undefined) {
    throw new CommandMistake(`A line cannot hold '${list.label}', which is a list: give the inputs as JSON`);
  }
  const reading = await readTable(text, NEVER);
  if (!reading.ok) throw new CommandMistake(reading.problem);
  const table = namedTable(reading.rows, true);
  const inputs = tableInputs(fields);
  // Without rows no column can be matched by the look of its cells.
  const matching = matchColumns(inputs, { ...table, rows: [] }, true);
  refuseDoubtful(inputs, table.columns, matching);
  const read = rowReader(inputs, table, matching, {});
  const units = unitsSaid(inputs, table.columns, matching);
  const used = new Set(Object.values(matching));
  return table.rows.map((cells, place) => {
    const row = read(cells, place);
    const line = table.columns.map((name, column) => [name, cells[column] ?? ''] as const);
    return {
      values: row.ok ? { ...units, ...row.values } : {},
      problem: row.ok ? null : row.message,
      kept: Object.fromEntries(line.filter((_, column) => !used.has(column))),
      line: new Map(line),
    };
  });
}

/** As in JSON, the unit of a number may be given beside it. */
function tableInputs(fields: AnyFields): readonly BatchInput[] {
  const units = Object.entries(unitFieldsOf(fields)).map(([name, field]) => ({ name, field: field as CellField }));
  return [...batchInputs(fields), ...units];
}

function refuseDoubtful(inputs: readonly BatchInput[], columns: NamedTable['columns'], matching: Matching): void {
  for (const input of inputs) {
    const column = matching[input.name] ?? null;
    if (column === null) {
      const other = columnInOtherUnit(input, columns, inputs);
      if (other !== null) {
        const units = unitsTaken(input, inputs).join(' or ');
        throw new CommandMistake(`The column '${other}' does not name the unit ${units}, in which '${input.name}' is`);
      }
      continue;
    }
    if (columns.filter((header) => isName(header, input, inputs)).length > 1)
      throw new CommandMistake(`Two columns are the input '${input.name}'`);
    refuseOtherUnit(columns[column] ?? '', input, inputs, matching);
  }
  if (Object.values(matching).every((column) => column === null)) {
    const names = inputs.map(({ name }) => name).join(', ');
    throw new CommandMistake(`The first line names no input. The inputs are: ${names}`);
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw new CommandMistake(`Two columns are named '${twice}'`);
}

/** Units that headings name of numbers with a menu of them, where the unit has no column of its own. */
function unitsSaid(inputs: readonly BatchInput[], columns: NamedTable['columns'], matching: Matching): Values {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const column = matching[input.name] ?? null;
      const unit = column === null ? null : unitOfColumn(columns[column] ?? '', input);
      const choice = unitName(input.name);
      return unit === null || (matching[choice] ?? null) !== null ? [] : [[choice, unit]];
    }),
  );
}

/** Where the unit has a column, each line says whether it agrees. */
function refuseOtherUnit(header: string, input: BatchInput, inputs: readonly BatchInput[], matching: Matching): void {
  const said = unitInHeader(header, input, inputs);
  if (said === null || isMeasured(input.field) || (matching[said.choice.name] ?? null) !== null) return;
  const { name, field } = said.choice;
  if (field.initial !== said.unit)
    throw new CommandMistake(
      `The column '${header}' is in ${said.unit}, but '${name}', which has no column, is ${field.initial}`,
    );
}
