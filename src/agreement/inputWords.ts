import type { AnyFields } from '#src/kit/fields.ts';
import type { Json, JsonObject } from './goldenCase.ts';

/** Longer inputs are cut: the recorded cases have them in full. */
const LONGEST = 140;

/** Returns the inputs of a recorded case in words: 'AA 30, Aa 40, aa 30'. Blank ones are left out. */
export function inputWords(fields: AnyFields, input: JsonObject): string {
  const words = Object.entries(input)
    .filter(([, value]) => value !== '' && value !== null && value !== false)
    .map(([name, value]) => `${labelOf(fields, name)} ${valueWords(fields, name, value)}`)
    .join(', ');
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST)}…`;
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
