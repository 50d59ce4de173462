/** What each kind of field holds while blank, and the value that the formula gets from it. */
import type { AnyField, AnyFields, FieldOfKind, Value, Values } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { counted, isMeasured, isUnitField, unitName } from '#src/engine/kit/unitFields.ts';
import type { IsoDate } from '#workers/contract.ts';

/** The visitor's day, or '' while it is unknown: prerendered pages contain no day. */
export type Today = IsoDate | '';

interface KindOfValue<Field extends AnyField> {
  blank(field: Field, today: Today): Value;
  /** @param isStrict whether numbers of two meanings are refused, as on pages on toxicity and medicine */
  candidate(value: Value, field: Field, isStrict: boolean): unknown;
}

const KINDS: { readonly [Kind in AnyField['kind']]: KindOfValue<FieldOfKind<Kind>> } = {
  number: {
    blank: ({ initial }) => (initial === undefined ? '' : String(initial)),
    candidate: (value, _, isStrict) => (typeof value === 'string' ? readNumber(value, isStrict) : Number.NaN),
  },
  text: { blank: ({ initial }) => initial ?? '', candidate: asEntered },
  sequence: { blank: () => '', candidate: asEntered },
  date: { blank: ({ initial }, today) => (initial === 'today' ? today : ''), candidate: asEntered },
  checkbox: { blank: ({ initial }) => initial ?? false, candidate: asEntered },
  choice: { blank: ({ initial }) => initial ?? '', candidate: asEntered },
  rows: {
    blank: ({ row, minRows, fixedRows }, today) =>
      fixedRows?.map((fixed) => ({ ...blankValues(row, today), ...fixed })) ??
      Array.from({ length: minRows }, () => blankValues(row, today)),
    candidate: (value, { row, fixedRows }, isStrict) => {
      const rows: readonly Values[] = Array.isArray(value) ? value : [];
      return (
        fixedRows?.map((fixed, index) => ({ ...candidateValues(row, rows[index] ?? {}, isStrict), ...fixed })) ??
        rows.map((values) => candidateValues(row, values, isStrict))
      );
    },
  },
  group: {
    blank: ({ fields }, today) => blankValues(fields, today),
    candidate: (value, { fields }, isStrict) => candidateValues(fields, value as Values, isStrict),
  },
};

/** Returns every field's initial value. */
export function blankValues(fields: AnyFields, today: Today = ''): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kindOf(field).blank(field, today)]));
}

/** Returns what the formula gets: numbers parsed and in the field's own unit, hidden and missing fields blank. */
export function candidateValues(
  fields: AnyFields,
  values: Values,
  isStrict = false,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (isUnitField(field)) return [];
      const kind = kindOf(field);
      const hidden = field.visibleWhen !== undefined && !field.visibleWhen(values);
      const value = hidden ? undefined : values[name];
      const candidate = kind.candidate(value ?? kind.blank(field, ''), field, isStrict);
      if (value === undefined || !isMeasured(field)) return [[name, candidate]];
      return [[name, counted(field, candidate as number | null, values[unitName(name)])]];
    }),
  );
}

/** The record is typed kind by kind, so an entry looked up by a field's own kind fits that field. */
function kindOf(field: AnyField): KindOfValue<AnyField> {
  return KINDS[field.kind] as KindOfValue<AnyField>;
}

function asEntered(value: Value): Value {
  return value;
}
