/**
 * Keeps the parts of untrusted values that fit the declared fields: a stored draft may come from an older version of
 * the page, or be forged. Each part is checked on its own; what does not fit is silently dropped. The formula checks
 * meaning and limits, as it does for typed values.
 */
import {
  type AnyField,
  type AnyFields,
  type FieldOfKind,
  openColumns,
  type Value,
  type Values,
} from '#src/engine/kit/fields.ts';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import { isVisitorOnly } from './confirmations.ts';
import { blankValues } from './fieldValues.ts';
import { MOST_CHARACTERS_IN_BOX } from './longText.ts';

/** Most rows of a list: a form with more of them becomes unresponsive, so no button, paste, link or draft adds more. */
export const MOST_ROWS = 1000;

/** Returns the value if it fits the field, else undefined. */
type Fit<Field extends AnyField> = (value: unknown, field: Field) => Value | undefined;

const FITS: { readonly [Kind in AnyField['kind']]: Fit<FieldOfKind<Kind>> } = {
  number: shortText,
  text: (value, { maxLength = MOST_CHARACTERS_IN_BOX }) =>
    typeof value === 'string' && value.length <= maxLength ? shortText(value) : undefined,
  sequence: shortText,
  date: (value) => (value === '' || isIsoDate(value) ? value : undefined),
  checkbox: (value) => (typeof value === 'boolean' ? value : undefined),
  choice: (value, { options, initial }) =>
    options.some((option) => option.value === value) || (value === '' && initial === undefined)
      ? (value as string)
      : undefined,
  rows: (value, field) => {
    if (!Array.isArray(value) || value.length > MOST_ROWS || value.length < field.minRows) return undefined;
    if (field.fixedRows !== undefined && field.fixedRows.length !== value.length) return undefined;
    const columns = openColumns(field);
    const blank = blankValues(field.row);
    return value.map((row, index) => ({ ...blank, ...sanitizedDraft(columns, row), ...field.fixedRows?.[index] }));
  },
  group: (value, { fields }) => (isRecord(value) ? sanitizedDraft(fields, value) : undefined),
};

/** Returns the values that fit, by field; groups, and the entry forms of lists, keep the parts that fit. */
export function sanitizedDraft(fields: AnyFields, untrusted: unknown): Values {
  if (!isRecord(untrusted)) return {};
  return Object.fromEntries(
    Object.entries(withEntryForms(fields)).flatMap(([name, field]) => {
      if (!Object.hasOwn(untrusted, name) || isVisitorOnly(field)) return [];
      const fitting = FITS[field.kind] as Fit<AnyField>;
      const value = fitting(untrusted[name], field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The entry form of a list is in the draft beside the list, like a group of fields. */
function withEntryForms(fields: AnyFields): AnyFields {
  const forms = Object.values(fields).flatMap((field): readonly (readonly [string, AnyField])[] =>
    field.kind === 'rows' && field.entry !== undefined
      ? [[field.entry.name, { kind: 'group', label: field.label, fields: field.row }]]
      : [],
  );
  return { ...fields, ...Object.fromEntries(forms) };
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= MOST_CHARACTERS_IN_BOX ? value : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
