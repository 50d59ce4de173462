/** A table to begin with: the calculator's own example as it would stand in a file. */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Value, Values } from '#src/kit/fields.ts';
import { type BatchInput, batchInputs } from '#src/tables/batchInputs.ts';
import { csvLine } from '#src/tables/csv.ts';
import { columnName } from '#src/tables/matchColumns.ts';

/** Two lines of comma-separated values: something to tell rows apart by and every input of the example. */
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

/** The value as it would stand in a cell: a choice by its label, a tick as yes or no. */
export function cellText({ name, field }: BatchInput, values: Values): string {
  const value = name.split('.').reduce<Value | undefined>((inner, key) => (inner as Values | undefined)?.[key], values);
  if (field.kind === 'checkbox') return value === true ? 'yes' : 'no';
  if (typeof value !== 'string') return '';
  if (field.kind !== 'choice') return value;
  return field.options.find((option) => option.value === value)?.label ?? '';
}
