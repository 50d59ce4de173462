/**
 * Values from a file, checked against the declared fields and made into what would stand in the boxes of the page. What
 * a number, a day or a sequence says is not judged here: that is the formula's, as on the page.
 */
import * as v from 'valibot';
import { blankValues } from '#src/form/fieldValues.ts';
import { inLetterCase } from '#src/form/letterCase.ts';
import type { AnyField, AnyFields, FieldOfKind, Value, Values } from '#src/kit/fields.ts';
import { isInCalendar, isIsoDate } from '#src/kit/isoDate.ts';

/** From anything to a value of a draft. */
export type ValueSchema = v.GenericSchema<unknown, Value>;
export type DraftSchema = v.GenericSchema<unknown, Values>;

const A_DAY = 'must be a day, YYYY-MM-DD, or null';

/** What may stand for a long text: in a file of inputs only the text itself. */
const TEXT: ValueSchema = v.nullable(v.string('must be a text or null'), '');

/**
 * An object with any of the fields' values; those that it lacks are as on a page where nothing was entered.
 *
 * @param sequence reads the value of a sequence field
 */
export function draftSchema(fields: AnyFields, sequence: ValueSchema = TEXT): DraftSchema {
  const entries = Object.entries(fields).map(([name, field]) => [name, v.optional(valueSchema(field, sequence))]);
  const given = v.strictObject(Object.fromEntries(entries), ({ expected }) =>
    expected === 'never' ? 'is no input of this calculator' : 'must be an object that names inputs',
  );
  return v.pipe(
    given as v.GenericSchema<unknown, Values>,
    v.transform((values) => ({ ...blankValues(fields), ...values })),
  );
}

/** 'species.2.count must be a number, a text or null', one for each thing that is wrong. */
export function complaintsOf(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return issues.map((issue) => [v.getDotPath(issue), issue.message].filter((part) => part !== null).join(' '));
}

type Kinds = {
  readonly [Kind in AnyField['kind']]: (field: FieldOfKind<Kind>, sequence: ValueSchema) => v.GenericSchema<unknown>;
};

const KINDS: Kinds = {
  number: () =>
    blankable(
      v.pipe(
        v.union([v.string(), v.number()], 'must be a number, a text or null'),
        v.transform((value) => String(value)),
      ),
    ),
  text: (field) =>
    blankable(
      v.pipe(
        v.union([v.string(), v.number()], 'must be a text, a number or null'),
        v.transform((value) => inLetterCase(String(value), field)),
      ),
    ),
  sequence: (_field, sequence) => sequence,
  date: (field) =>
    blankable(
      v.pipe(
        v.string(A_DAY),
        v.trim(),
        v.rawCheck(({ dataset, addIssue }) => {
          const complaint = dataset.typed ? complaintOfDay(dataset.value, field) : null;
          if (complaint !== null) addIssue({ message: complaint });
        }),
      ),
    ),
  checkbox: () =>
    v.pipe(
      v.union([v.boolean(), v.picklist(['true', 'false', ''])], 'must be true or false'),
      v.transform((value) => value === true || value === 'true'),
    ),
  choice: ({ options, initial = '' }) => {
    const values = options.map(({ value }) => value);
    return v.pipe(
      blankable(
        v.pipe(
          v.union([v.string(), v.number()], 'must be a text, a number or null'),
          v.transform((value) => String(value)),
          v.picklist(['', ...values], `must be one of: ${values.join(', ')}`),
        ),
      ),
      v.transform((value) => (value === '' ? initial : value)),
    );
  },
  rows: ({ row, minRows, fixedRows }, sequence) =>
    v.pipe(
      v.array(draftSchema(row, sequence), 'must be a list'),
      v.check((rows) => areAsFixed(rows, fixedRows), `must have its rows in this order: ${namesOf(fixedRows)}`),
      // The page never shows fewer rows.
      v.transform((rows) => [...rows, ...Array.from({ length: minRows - rows.length }, () => blankValues(row))]),
    ),
  group: ({ fields }, sequence) => draftSchema(fields, sequence),
};

/** A date box of the page takes no such day: nothing would be said but that there is none. */
function complaintOfDay(text: string, { min, max }: FieldOfKind<'date'>): string | null {
  if (text === '') return null;
  if (!isIsoDate(text)) return A_DAY;
  if (!isInCalendar(text)) return `is no day: the calendar has no ${text}`;
  if (min !== undefined && text < min) return `must be ${min} or later`;
  return max !== undefined && text > max ? `must be ${max} or earlier` : null;
}

type FixedRows = FieldOfKind<'rows'>['fixedRows'];

/** A page with fixed rows has no others and no other order; what names a row may be left out. */
function areAsFixed(rows: readonly Values[], fixedRows: FixedRows): boolean {
  if (fixedRows === undefined) return true;
  return rows.every((row, index) =>
    Object.entries(row).every(([name, given]) => {
      const fixed = fixedRows[index];
      return fixed !== undefined && (!Object.hasOwn(fixed, name) || given === '' || given === fixed[name]);
    }),
  );
}

function namesOf(fixedRows: FixedRows = []): string {
  return fixedRows.flatMap((fixed) => Object.values(fixed)).join(', ');
}

function valueSchema(field: AnyField, sequence: ValueSchema): v.GenericSchema<unknown> {
  // The record is typed kind by kind; looked up by a field's own kind, it fits that field.
  return (KINDS[field.kind] as (field: AnyField, sequence: ValueSchema) => v.GenericSchema<unknown>)(field, sequence);
}

/** Null is a blank box. */
function blankable<T extends Value>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | ''> {
  return v.nullable(schema, '') as v.GenericSchema<unknown, T | ''>;
}
