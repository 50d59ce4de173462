/**
 * Validates values from a file against the declared fields and converts them to the values of the page's boxes. The
 * content of numbers, dates and sequences is not checked here: the formula does that, as on the page.
 */
import * as v from 'valibot';
import { blankValues } from '#src/engine/form/fieldValues.ts';
import { inLetterCase } from '#src/engine/form/letterCase.ts';
import type { AnyField, AnyFields, FieldOfKind, Value, Values } from '#src/engine/kit/fields.ts';
import { isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import { renamedInput } from '#src/engine/kit/onDemand/formerNames.ts';
import { plainText } from '#src/engine/kit/readNumber.ts';

/** Parses anything into a value of a draft. */
export type ValueSchema = v.GenericSchema<unknown, Value>;
export type DraftSchema = v.GenericSchema<unknown, Values>;

const A_DAY = 'must be a day, YYYY-MM-DD, or null';

/** Accepted for a long text: in an input file only the text itself. */
const TEXT: ValueSchema = v.nullable(v.string('must be a text or null'), '');

/**
 * Returns the schema of an object with any of the fields' values; missing ones are as on a page where nothing was
 * entered.
 *
 * @param sequence schema of the value of a sequence field
 */
export function draftSchema(fields: AnyFields, sequence: ValueSchema = TEXT): DraftSchema {
  const entries = Object.entries(fields).map(([name, field]) => [name, v.optional(valueSchema(field, sequence))]);
  const given = v.strictObject(Object.fromEntries(entries), ({ expected }) =>
    expected === 'never' ? 'is no input of this calculator' : 'must be an object that names inputs',
  );
  return v.pipe(
    v.unknown(),
    v.transform((values) => withNamesOfNow(fields, values)),
    given as v.GenericSchema<unknown, Values>,
    v.transform((values) => ({ ...blankValues(fields), ...values })),
  );
}

function withNamesOfNow(fields: AnyFields, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => renamedInput(fields, name, value)));
}

/** Returns messages such as 'species.2.count must be a number, a text or null', one per issue. */
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
        v.transform((value) => (typeof value === 'number' ? plainText(value) : value)),
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

/** A date box of the page does not accept such a date; the formula would only say that it is missing. */
function complaintOfDay(text: string, { min, max }: FieldOfKind<'date'>): string | null {
  if (text === '') return null;
  if (!isIsoDate(text)) return A_DAY;
  if (!isInCalendar(text)) return `is no day: the calendar has no ${text}`;
  if (min !== undefined && text < min) return `must be ${min} or later`;
  return max !== undefined && text > max ? `must be ${max} or earlier` : null;
}

type FixedRows = FieldOfKind<'rows'>['fixedRows'];

/** Fixed rows must match in number and order; the values that name a row may be omitted. */
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
  // The record is typed kind by kind, so an entry looked up by a field's own kind fits that field.
  return (KINDS[field.kind] as (field: AnyField, sequence: ValueSchema) => v.GenericSchema<unknown>)(field, sequence);
}

/** Accepts null as a blank box. */
function blankable<T extends Value>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | ''> {
  return v.nullable(schema, '') as v.GenericSchema<unknown, T | ''>;
}
