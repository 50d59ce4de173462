/**
 * The schema of a calculator's results, read off results: the types of its keys, and for each figure its label and
 * unit. Results are TypeScript types, which no longer exist when the site runs.
 */
import { asPlainJson } from '#src/kit/onDemand/columnText.ts';
import type { Figure } from '#src/kit/presentation.ts';
import { DIALECT, type JsonSchema, type JsonType } from './jsonSchema.ts';

/** A result and the figures that the page shows of it. */
export interface SampleResult {
  readonly result: unknown;
  readonly figures: readonly Figure[];
  /** Keys of its long texts: in full while they are short, else their length alone. */
  readonly texts: readonly string[];
}

/**
 * @param samples of different branches of the formula: a key that is only in some of them is in the schema as well
 */
export function resultSchema(title: string, samples: readonly SampleResult[]): JsonSchema {
  const results = samples.map(({ result }) => asPlainJson(result));
  const about = { words: wordsByPlace(samples), texts: new Set(samples.flatMap(({ texts }) => texts)) };
  return { $schema: DIALECT, title, ...inferred(results, '', about) };
}

/** What is known of the keys besides their values. */
interface About {
  /** Label and unit of every key of which all figures say the same. */
  readonly words: Words;
  readonly texts: ReadonlySet<string>;
}

type Words = ReadonlyMap<string, string | null>;

const LONG_TEXT: JsonSchema = { type: ['string', 'object', 'null'], properties: { length: { type: 'number' } } };

function wordsByPlace(samples: readonly SampleResult[]): Words {
  const words = new Map<string, string | null>();
  for (const { field, label, unit } of samples.flatMap(({ figures }) => figures)) {
    const place = placeOf(field);
    const said = unit === undefined ? label : `${label}, ${unit}`;
    const before = words.get(place);
    words.set(place, before === undefined || before === said ? said : null);
  }
  return words;
}

/** 'isotopes.2.mass' is the same place as 'isotopes.0.mass'. */
function placeOf(field: string): string {
  return field.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');
}

function inferred(values: readonly unknown[], place: string, about: About): JsonSchema {
  if (about.texts.has(place)) return LONG_TEXT;
  const types = new Set(values.map(typeOf));
  // What does not apply, and a number that is not finite, is null.
  if (place !== '') types.add('null');
  const said = about.words.get(place);
  return {
    ...(said === undefined || said === null ? {} : { title: said }),
    // Of a list that was always empty and of a key that was always null, nothing more is known.
    ...(types.size === 1 && types.has('null') ? {} : { type: place === '' ? 'object' : [...types] }),
    ...itemsOf(values, place, about),
    ...propertiesOf(values, place, about),
  };
}

function itemsOf(values: readonly unknown[], place: string, about: About): JsonSchema {
  const items = values.filter((value): value is readonly unknown[] => Array.isArray(value)).flat();
  return items.length === 0 ? {} : { items: inferred(items, within(place, '*'), about) };
}

function propertiesOf(values: readonly unknown[], place: string, about: About): JsonSchema {
  const objects = values.filter(isRecord);
  const keys = [...new Set(objects.flatMap((each) => Object.keys(each)))];
  if (keys.length === 0) return {};
  const properties = keys.map((key): [string, JsonSchema] => {
    const inner = objects.flatMap((each) => (Object.hasOwn(each, key) ? [each[key]] : []));
    return [key, inferred(inner, within(place, key), about)];
  });
  return { properties: Object.fromEntries(properties) };
}

function within(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`;
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value as 'string' | 'number' | 'boolean';
    default:
      return 'object';
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
