/** Fills a form with the input of a formula, so that the form makes the same input again. */
import { blankValues } from '#src/engine/form/fieldValues.ts';
import { sanitizedDraft } from '#src/engine/form/sanitizedDraft.ts';
import {
  type AnyField,
  type AnyFields,
  type FieldOfKind,
  isHeldText,
  type Value,
  type Values,
} from '#src/engine/kit/fields.ts';
import { isUnitField } from '#src/engine/kit/unitFields.ts';
import { isRecord } from './savedResult.ts';

/**
 * Returns the values of the boxes, numbers in the fields' own units. What the input does not have was a blank box.
 * Confirmations are left out, as is everything else that only a visitor may fill in.
 *
 * @param input untrusted
 */
export function draftOfInput(fields: AnyFields, input: Readonly<Record<string, unknown>>): Values {
  const blank = blankValues(fields);
  return { ...blank, ...sanitizedDraft(fields, typedValues(fields, blank, input)) };
}

/** Names of the texts that an input only refers to, because they were held outside the page. */
export function heldNames(input: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(input).flatMap((value) =>
    isHeldText(value) && typeof value.name === 'string' ? [value.name.slice(0, 80)] : [],
  );
}

function typedValues(fields: AnyFields, blank: Values, input: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typedValue(field, blank[name] ?? '', input[name])]),
  );
}

function typedValue(field: AnyField, blank: Value, value: unknown): Value {
  switch (field.kind) {
    case 'rows':
      return Array.isArray(value) ? withLeastRows(field, value) : blank;
    case 'group':
      return typedValues(field.fields, blankValues(field.fields), rowOf(value));
    case 'checkbox':
      return value === true;
    case 'choice':
      return value === undefined || value === null || isUnitField(field) ? blank : String(value);
    case 'sequence':
      return typeof value === 'string' ? value : '';
    default:
      return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  }
}

/** A formula leaves blank rows out; a list of the page has a certain number of them at least. */
function withLeastRows({ row, minRows }: FieldOfKind<'rows'>, values: readonly unknown[]): readonly Values[] {
  const blank = blankValues(row);
  const rows = values.map((each) => typedValues(row, blank, rowOf(each)));
  return [...rows, ...Array.from({ length: Math.max(0, minRows - rows.length) }, () => blank)];
}

function rowOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
