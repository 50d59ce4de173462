/** What is wrong with the arguments of a tool for all calculators. */
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';
import type { ListedTool } from './toolCatalog.ts';

const KINDS: Readonly<Record<string, { readonly words: string; readonly fits: (value: unknown) => boolean }>> = {
  string: { words: 'a text', fits: (value) => typeof value === 'string' },
  number: { words: 'a number', fits: (value) => typeof value === 'number' },
  object: {
    words: 'an object',
    fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  },
};

/** Returns the first thing in a sentence; null where the arguments fit the schema of the tool. */
export function misuseOf({ name, inputSchema }: ListedTool, given: Readonly<Record<string, unknown>>): string | null {
  const { properties = {}, required = [] } = inputSchema;
  const names = Object.keys(properties);
  const unknown = Object.keys(given).find((key) => !names.includes(key));
  if (unknown !== undefined) {
    const instead = names.includes('inputs') ? " Inputs of the calculator belong into 'inputs'." : '';
    return `'${unknown}' is no argument of '${name}', which takes ${names.map((each) => `'${each}'`).join(', ')}.${instead}`;
  }
  const missing = required.find((key) => given[key] === undefined || given[key] === null);
  if (missing !== undefined) return `'${name}' needs '${missing}'.`;
  for (const [key, schema] of Object.entries(properties)) {
    const value = given[key];
    if (value !== undefined && value !== null && !fits(schema, value)) return `'${key}' must be ${wordsOf(schema)}.`;
  }
  return null;
}

function typesOf({ type = [] }: JsonSchema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

function fits(schema: JsonSchema, value: unknown): boolean {
  const { additionalProperties: inner } = schema;
  if (!typesOf(schema).some((type) => KINDS[type]?.fits(value))) return false;
  return typeof inner !== 'object' || Object.values(value as object).every((each) => fits(inner, each));
}

function wordsOf(schema: JsonSchema): string {
  const words = typesOf(schema).map((type) => KINDS[type]?.words ?? type);
  const { additionalProperties: inner } = schema;
  return typeof inner === 'object'
    ? `${words.join(' or ')} of values that are each ${wordsOf(inner)}`
    : words.join(' or ');
}
