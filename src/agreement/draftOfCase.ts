import { blankValues } from '#src/form/fieldValues.ts';
import type { AnyField, AnyFields, Value, Values } from '#src/kit/fields.ts';
import { plainText } from '#src/kit/readNumber.ts';
import type { Json, JsonObject } from './goldenCase.ts';

/** Inputs that a page does not ask for where they would do nothing: cases give them all the same. */
const MAY_BE_ABSENT: readonly string[] = ['firstPregnancy'];

/** What a visitor would have in the boxes to enter a case: numbers as text, what the case leaves out at its initial value. */
export function draftOfCase(fields: AnyFields, input: JsonObject): Values {
  const entered = Object.entries(input)
    .filter(([name]) => name in fields || !MAY_BE_ABSENT.includes(name))
    .map(([name, value]) => [name, draftValue(fieldNamed(fields, name), value)]);
  return { ...blankValues(fields), ...Object.fromEntries(entered) };
}

function draftValue(field: AnyField, value: Json): Value {
  switch (field.kind) {
    case 'rows':
      return (value as readonly JsonObject[]).map((row) => draftOfCase(field.row, row));
    case 'group':
      return draftOfCase(field.fields, value as JsonObject);
    case 'checkbox':
      return value === true;
    default:
      return value === null ? '' : typeof value === 'number' ? plainText(value) : String(value);
  }
}

function fieldNamed(fields: AnyFields, name: string): AnyField {
  const field = fields[name];
  if (field === undefined) throw new Error(`the calculator has no input '${name}'`);
  return field;
}
