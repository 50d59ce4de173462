import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { type AnyField, type AnyFields, isGroup, type Value, type Values } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { isRows } from './isRows.ts';

/**
 * Returns whether problems can be made up for the calculator: its example has a number to vary, every input fits on a
 * line or in a short list, and the page carries no warning. Toxicity and medicine are not practiced with made-up
 * animals.
 */
export function offersWorksheet({
  fields,
  example,
  warning,
  refused,
  resultAfterEdit,
}: AnyCalculatorDefinition): boolean {
  // A page that has advice where it refuses is about an animal that may be in danger.
  const isPlain = warning === undefined && refused === undefined && resultAfterEdit !== 'removed';
  return isPlain && !Object.values(fields).some(isUnsuited) && variesANumber(fields, example);
}

/** Long texts, scores, confirmations, lists whose rows a formula of their own checks, and lists of shares that must add up. */
function isUnsuited(field: AnyField): boolean {
  if (field.kind === 'sequence') return true;
  if (field.kind === 'text') return field.lines !== undefined;
  if (field.kind === 'checkbox') return field.confirms !== undefined;
  // Scores are judged by looking at an animal: made up, they are not a problem to solve.
  if (field.kind === 'number') return field.scores !== undefined;
  if (field.kind === 'group') return Object.values(field.fields).some(isUnsuited);
  if (field.kind !== 'rows') return false;
  return field.entry !== undefined || Object.values(field.row).some((column) => isUnsuited(column) || isShare(column));
}

function isShare(column: AnyField): boolean {
  return column.kind === 'number' && column.unit === '%';
}

function variesANumber(fields: AnyFields, example: Values): boolean {
  return Object.entries(fields).some(([name, field]) => isVaried(field, example[name]));
}

function isVaried(field: AnyField, value: Value | undefined): boolean {
  if (field.kind === 'number') return typeof value === 'string' && Boolean(readNumber(value));
  if (field.kind === 'group') return isGroup(value) && variesANumber(field.fields, value);
  return field.kind === 'rows' && isRows(value) && value.some((row) => variesANumber(field.row, row));
}
