/** Converts a row of a table to the values of the form's boxes. */
import { withValueAt } from '#src/form/controls.ts';
import type { Values } from '#src/kit/fields.ts';
import type { BatchInput } from './batchInputs.ts';
import { cellValue } from './cellValue.ts';
import { type Matching, type NamedTable, type UnitInHeader, unitInHeader } from './matchColumns.ts';

export type RowValues =
  | { readonly ok: true; readonly values: Values }
  /** `message` says what does not fit, in sentences. */
  | { readonly ok: false; readonly message: string };

/** An input with its column. */
export interface InputColumn {
  readonly input: BatchInput;
  readonly column: number;
}

/** Returns the inputs that have a column, in page order. */
export function inputColumns(inputs: readonly BatchInput[], matching: Matching): readonly InputColumn[] {
  return inputs.flatMap((input) => {
    const column = matching[input.name] ?? null;
    return column === null ? [] : [{ input, column }];
  });
}

/**
 * Returns a function that converts a row.
 *
 * @param base values of the inputs without a column
 */
export function rowReader(
  inputs: readonly BatchInput[],
  table: NamedTable,
  matching: Matching,
  base: Values,
): (cells: readonly string[]) => RowValues {
  const width = table.columns.length;
  const columns = inputColumns(inputs, matching).map(({ input, column }) => {
    const header = table.columns[column] ?? '';
    return { input, column, header, said: unitInHeader(header, input, inputs) };
  });
  return (cells) => {
    if (cells.slice(width).some((cell) => cell.trim() !== ''))
      return { ok: false, message: `This row has ${cells.length} cells, but there ${isOrAre(width)}.` };
    const problems: string[] = [];
    let values = base;
    for (const { input, column } of columns) {
      const reading = cellValue(cells[column] ?? '', input.field);
      if (reading.ok) values = withValueAt(values, input.name, reading.value);
      else problems.push(reading.problem);
    }
    for (const { column, header, said } of columns) {
      if (said !== null && (cells[column] ?? '').trim() !== '' && isOther(said, values))
        problems.push(
          `“${header}” is in ${said.unit}, but “${said.choice.field.label}” is ${values[said.choice.name]}.`,
        );
    }
    return problems.length > 0 ? { ok: false, message: problems.join(' ') } : { ok: true, values };
  };
}

function isOther({ choice, unit }: UnitInHeader, values: Values): boolean {
  const chosen = values[choice.name];
  return chosen !== undefined && chosen !== unit;
}

function isOrAre(columns: number): string {
  return columns === 1 ? 'is 1 column' : `are ${columns} columns`;
}
