/** The differences between the inputs of two results, worded as in the form. */
import type { AnyField, AnyFields } from '#src/engine/kit/fields.ts';
import { isUnitField } from '#src/engine/kit/unitFields.ts';

export interface ChangedInput {
  readonly label: string;
  /** 'blank' where nothing was entered; null for lists and long texts, which are only marked as different. */
  readonly before: string | null;
  readonly now: string | null;
}

/** @param before the input that the formula accepted for one result, `now` that of the other */
export function changedInputs(fields: AnyFields, before: unknown, now: unknown): readonly ChangedInput[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (isUnitField(field)) return [];
    const [from, to] = [inputAt(before, name), inputAt(now, name)];
    if (isSame(from, to)) return [];
    if (field.kind === 'group') return changedInputs(field.fields, from, to);
    return [{ label: field.label, before: inWords(field, from), now: inWords(field, to) }];
  });
}

function inputAt(input: unknown, name: string): unknown {
  return (input as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isSame(from: unknown, to: unknown): boolean {
  return (isBlank(from) && isBlank(to)) || JSON.stringify(from) === JSON.stringify(to);
}

function inWords(field: AnyField, value: unknown): string | null {
  if (isBlank(value)) return 'blank';
  switch (field.kind) {
    case 'number':
      return field.unit === undefined ? String(value) : `${value} ${field.unit}`;
    case 'choice':
      return field.options.find((option) => option.value === String(value))?.label ?? String(value);
    case 'checkbox':
      return value === true ? 'Yes' : 'No';
    case 'text':
      return field.lines === undefined ? String(value) : null;
    case 'date':
      return String(value);
    default:
      return null;
  }
}
