/**
 * The declared fields of a calculator as a JSON Schema of its inputs, as the command line, the package and agents give
 * them: by the names of the form's controls. It describes; what is wrong with a value is for the formula to say.
 */
import { hasOwnLimits, inputWords } from '#src/engine/form/onDemand/agentWords.ts';
import type { AnyField, AnyFields, FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { DIALECT, type JsonSchema } from './jsonSchema.ts';

/** What a schema says of its calculator. */
export interface AboutCalculator {
  readonly title: string;
  readonly description: string;
  /** Inputs that are computed. */
  readonly example: Values;
}

/**
 * Returns the schema of an object of inputs. Everything that the calculator accepts fits it. A missing input has its default;
 * without one, and where it is null, it is a blank box. None is required by the schema, because some inputs can
 * replace others: the calculator says in a sentence what it needs.
 */
export function inputSchema(fields: AnyFields, { title, description, example }: AboutCalculator): JsonSchema {
  return { $schema: DIALECT, title, description, ...objectSchema(fields), examples: [example] };
}

function objectSchema(fields: AnyFields): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(name, field)])),
    additionalProperties: false,
  };
}

type Kinds = { readonly [Kind in AnyField['kind']]: (field: FieldOfKind<Kind>) => JsonSchema };

const KINDS: Kinds = {
  number: (field) => ({
    type: ['number', 'string', 'null'],
    ...(hasOwnLimits(field) ? limitsOf(field) : {}),
    ...(field.initial === undefined ? {} : { default: field.initial }),
  }),
  text: ({ maxLength, initial }) => ({
    type: ['string', 'number', 'null'],
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(initial === undefined || initial === '' ? {} : { default: initial }),
  }),
  sequence: () => ({ type: ['string', 'null'] }),
  date: () => ({ type: ['string', 'null'], format: 'date' }),
  checkbox: ({ initial = false }) => ({ type: 'boolean', default: initial }),
  choice: ({ options, initial }) => {
    // '0.5' is a choice that may be given as a number as well.
    const numbers = options.flatMap(({ value }) => (String(Number(value)) === value ? [Number(value)] : []));
    return {
      type: numbers.length === 0 ? ['string', 'null'] : ['string', 'number', 'null'],
      enum: [...options.map(({ value }) => value), ...numbers, null],
      ...(initial === undefined ? {} : { default: initial }),
    };
  },
  rows: ({ row, fixedRows }) => ({
    type: 'array',
    ...(fixedRows === undefined
      ? { items: objectSchema(row) }
      : { prefixItems: fixedRows.map((fixed) => fixedRow(row, fixed)), maxItems: fixedRows.length }),
  }),
  group: ({ fields }) => objectSchema(fields),
};

function fieldSchema(name: string, field: AnyField): JsonSchema {
  const description = inputWords(name, field);
  // The record is typed kind by kind, so an entry looked up by a field's own kind fits that field.
  const schema = (KINDS[field.kind] as (field: AnyField) => JsonSchema)(field);
  return { title: field.label, ...(description === '' ? {} : { description }), ...schema };
}

/** The values that name a row may be left out, but not changed. */
function fixedRow(row: AnyFields, fixed: Values): JsonSchema {
  const schema = objectSchema(row);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]): [string, JsonSchema] => {
    const value = fixed[name];
    return [name, typeof value === 'string' ? { title: property.title ?? name, const: value } : property];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function limitsOf({ min, max }: FieldOfKind<'number'>): JsonSchema {
  return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) };
}
