/** A sample table: the calculator's own example as a file. */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Value, Values } from '#src/engine/kit/fields.ts';
import { type BatchInput, batchInputs } from '#src/engine/tables/batchInputs.ts';
import { csvLine } from '#src/engine/tables/csv.ts';
import { columnName } from '#src/engine/tables/matchColumns.ts';

/** Returns two lines of comma-separated values: a column that names the row, and every input of the example. */
export function sampleFile({ fields, example }: AnyCalculatorDefinition): string {
  const inputs = batchInputs(fields);
  const names = inputs.map((input) => columnName(input, inputs));
  return [
    ['Sample', ...names],
    ['1', ...inputs.map((input) => cellText(input, example))],
  ]
    .map(csvLine)
    .join('');
}

/** Returns the value as a cell: a choice by its label, a checkbox as yes or no. */
export function cellText({ name, field }: BatchInput, values: Values): string {
  const value = name.split('.').reduce<Value | undefined>((inner, key) => (inner as Values | undefined)?.[key], values);
  if (field.kind === 'checkbox') return value === true ? 'yes' : 'no';
  if (typeof value !== 'string') return '';
  if (field.kind !== 'choice') return value;
  return field.options.find((option) => option.value === value)?.label ?? '';
}
