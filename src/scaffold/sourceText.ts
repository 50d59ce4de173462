/** Pieces of TypeScript as text. Biome sets the lines of what is made of them. */

/** @param names what is imported, as it is written: 'fc', 'type { Formula }' */
export function imported(names: string, path: string): string {
  return `${['import', names, 'from', quoted(path)].join(' ')};`;
}

/** Plain data with the quotes of the house. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${key}: ${literal(inner)}`);
  return `{ ${entries.join(', ')} }`;
}

function quoted(text: string): string {
  const hasSingle = text.includes("'") && !text.includes('"');
  return hasSingle ? JSON.stringify(text) : `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
