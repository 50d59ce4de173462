/** Writes pieces of TypeScript as text. Biome formats the result. */

/** @param names what is imported, as written in source: 'fc', 'type { Formula }' */
export function imported(names: string, path: string): string {
  return `${['import', names, 'from', quoted(path)].join(' ')};`;
}

/** Returns plain data as source, with the project's quotes. */
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
