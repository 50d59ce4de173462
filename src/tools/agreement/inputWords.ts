import type { AnyFields } from '#src/engine/kit/fields.ts';
import type { Json, JsonObject } from './goldenCase.ts';

/** Longer inputs are cut, a single one so that the others are read: the recorded cases have them in full. */
const LONGEST = 200;
const LONGEST_VALUE = 80;

/** Returns the inputs of a recorded case in words: 'AA 30, Aa 40, aa 30'. Blank ones are left out. */
export function inputWords(fields: AnyFields, input: JsonObject): string {
  const words = Object.entries(input)
    .filter(([, value]) => value !== null && value !== false && plain(value) !== '')
    .map(([name, value]) => `${labelOf(fields, name)} ${shortened(valueWords(fields, name, value), LONGEST_VALUE)}`)
    .join(', ');
  return shortened(words, LONGEST);
}

function shortened(words: string, longest: number): string {
  return words.length <= longest ? words : `${words.slice(0, longest)}…`;
}

function labelOf(fields: AnyFields, name: string): string {
  return fields[name]?.label ?? name;
}

function valueWords(fields: AnyFields, name: string, value: Json): string {
  const field = fields[name];
  if (field?.kind === 'choice' && typeof value === 'string')
    return field.options.find((option) => option.value === value)?.label ?? value;
  const unit = field?.kind === 'number' && field.unit !== undefined ? ` ${field.unit}` : '';
  return `${plain(value)}${unit}`;
}

/** Rows are separated by semicolons, the cells of a row by blanks. */
function plain(value: Json): string {
  if (Array.isArray(value)) return value.map((row) => plain(row as Json)).join('; ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plain).join(' ');
  return String(value).replace(/\s+/g, ' ').trim();
}
