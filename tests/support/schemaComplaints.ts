/** Validates a value against the keywords of JSON Schema that our schemas use; an unknown keyword throws. */
import type { JsonSchema, JsonType } from '#src/tools/schema/jsonSchema.ts';

const ANNOTATIONS: readonly string[] = ['$schema', '$id', 'title', 'description', 'default', 'examples'];

/** Every complaint, with its place; empty where the value fits. */
export function schemaComplaints(schema: JsonSchema, value: unknown, place = ''): readonly string[] {
  return Object.keys(schema).flatMap((keyword): readonly string[] => {
    if (ANNOTATIONS.includes(keyword)) return [];
    const check = CHECKS[keyword];
    if (check === undefined) throw new Error(`the schema has the unknown keyword '${keyword}'`);
    return check(schema, value, place);
  });
}

type Check = (schema: JsonSchema, value: unknown, place: string) => readonly string[];

const CHECKS: Readonly<Record<string, Check>> = {
  type({ type = [] }, value, place) {
    const types: readonly JsonType[] = typeof type === 'string' ? [type] : type;
    return types.some((each) => each === typeOf(value))
      ? []
      : [`${place} is ${typeOf(value)}, not ${types.join(' or ')}`];
  },
  enum: (schema, value, place) =>
    schema.enum?.some((each) => each === value) === true ? [] : [`${place} is not one of the choices: ${value}`],
  const: (schema, value, place) => (schema.const === value ? [] : [`${place} is not ${schema.const}`]),
  format: (_schema, value, place) =>
    typeof value !== 'string' || /^\d{4}-\d\d-\d\d$/.test(value) ? [] : [`${place} is no day: ${value}`],
  minimum: ({ minimum = 0 }, value, place) =>
    typeof value === 'number' && value < minimum ? [`${place} is below ${minimum}`] : [],
  maximum: ({ maximum = 0 }, value, place) =>
    typeof value === 'number' && value > maximum ? [`${place} is above ${maximum}`] : [],
  maxLength: ({ maxLength = 0 }, value, place) =>
    typeof value === 'string' && value.length > maxLength ? [`${place} is too long`] : [],
  maxItems: ({ maxItems = 0 }, value, place) =>
    Array.isArray(value) && value.length > maxItems ? [`${place} has too many rows`] : [],
  properties: ({ properties = {} }, value, place) =>
    isRecord(value)
      ? Object.entries(properties).flatMap(([name, inner]) =>
          Object.hasOwn(value, name) ? schemaComplaints(inner, value[name], `${place}.${name}`) : [],
        )
      : [],
  additionalProperties({ properties = {}, additionalProperties = false }, value, place) {
    if (!isRecord(value)) return [];
    const further = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
    return typeof additionalProperties === 'boolean'
      ? further.map((name) => `${place}.${name} is no input`)
      : further.flatMap((name) => schemaComplaints(additionalProperties, value[name], `${place}.${name}`));
  },
  items: ({ items = {} }, value, place) =>
    Array.isArray(value) ? value.flatMap((each, index) => schemaComplaints(items, each, `${place}.${index}`)) : [],
  prefixItems: ({ prefixItems = [] }, value, place) =>
    Array.isArray(value)
      ? prefixItems.flatMap((inner, index) =>
          index < value.length ? schemaComplaints(inner, value[index], `${place}.${index}`) : [],
        )
      : [],
};

function typeOf(value: unknown): JsonType | 'undefined' {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'undefined' ? type : 'object';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
