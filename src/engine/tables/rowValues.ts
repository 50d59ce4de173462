/** Converts a row of a table to the values of the form's boxes. */
import { withValueAt } from '#src/engine/form/controls.ts';
import { nameAndUnit } from '#src/engine/form/onDemand/columnHeading.ts';
import { folded } from '#src/engine/form/onDemand/optionNamed.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { BatchInput, CellField } from './batchInputs.ts';
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
 * Returns a function that converts a row; `row` is its index in the table, from 0.
 *
 * @param base values of the inputs without a column
 */
export function rowReader(
  inputs: readonly BatchInput[],
  table: NamedTable,
  matching: Matching,
  base: Values,
): (cells: readonly string[], row: number) => RowValues {
  const width = table.columns.length;
  const columns = inputColumns(inputs, matching).map(({ input, column }) => {
    const header = table.columns[column] ?? '';
    return { input, column, header, said: unitInHeader(header, input, inputs) };
  });
  return (cells, row) => {
    if (cells.slice(width).some((cell) => cell.trim() !== ''))
      return { ok: false, message: `This row has ${cells.length} cells, but there ${isOrAre(width)}.` };
    const problems: string[] = [];
    let values = base;
    for (const { input, column, header } of columns) {
      const reading = cellValue(cells[column] ?? '', { ...input.field, label: cellName(row, input.field, header) });
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

/** 'Row 3, Weight', or 'Row 3, Weight (column “Masse”)' where the heading has other words. */
export function cellName(row: number, { label }: CellField, header: string): string {
  const isLabel = folded(nameAndUnit(header).name) === folded(label);
  return `Row ${row + 1}, ${label}${isLabel ? '' : ` (column “${header}”)`}`;
}

function isOther({ choice, unit }: UnitInHeader, values: Values): boolean {
  const chosen = values[choice.name];
  return chosen !== undefined && chosen !== unit;
}

function isOrAre(columns: number): string {
  return columns === 1 ? 'is 1 column' : `are ${columns} columns`;
}
