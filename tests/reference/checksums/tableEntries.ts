/** The entries of a table, each with a canonical text, independent of the formatting of the source file. */
import { hash } from 'node:crypto';

/**
 * The value as JSON, the keys of every record sorted. Throws for values that JSON cannot represent, such as NaN or a
 * function.
 */
export function canonicalText(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (isPlain(value))
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`)
      .join(',')}}`;
  throw new TypeError(`no table holds ${String(value)}`);
}

export interface TableEntry {
  /** Path of the entry, such as 'C.13' or 'diphenhydramine.doses.dog'. */
  readonly path: string;
  /** The keys that lead to it in the table. */
  readonly keys: readonly string[];
  readonly value: unknown;
}

/**
 * The entries of a table, in its order. Each top-level key or row is one; below that, each record that contains only
 * single values and lists of them. An item of a list is named by its key, id, name or first value where that is unique,
 * else by its index. Any other value is one entry with the path ''.
 */
export function entriesOf(table: unknown): readonly TableEntry[] {
  const whole = { path: '', keys: [], value: table };
  return isBranch(table) ? membersOf(whole).flatMap(entriesWithin) : [whole];
}

/** SHA-256 in hexadecimal digits. */
export function checksumOf(text: string): string {
  return hash('sha256', text);
}

/** Properties that may name a list's item: the first that is a unique string. */
const LABELS = ['key', 'id', 'code', 'name', 'level', 'label', 'formula'];

type Branch = readonly unknown[] | Readonly<Record<string, unknown>>;

function entriesWithin(entry: TableEntry): readonly TableEntry[] {
  return !isBranch(entry.value) || isFlat(entry.value) ? [entry] : membersOf(entry).flatMap(entriesWithin);
}

function isFlat(value: Branch): boolean {
  return Object.values(value).every(
    (member) => !isBranch(member) || (!Array.isArray(value) && Array.isArray(member) && !member.some(isBranch)),
  );
}

function membersOf({ path, keys, value }: TableEntry): readonly TableEntry[] {
  const labels = Array.isArray(value) ? value.map(labelOf) : [];
  const isTold = labels.every((label) => label !== undefined) && new Set(labels).size === labels.length;
  return Object.entries(value as Branch).map(([key, member]: [string, unknown], index) => {
    const name = isTold && Array.isArray(value) ? String(labels[index]) : key;
    return { path: path === '' ? name : `${path}.${name}`, keys: [...keys, key], value: member };
  });
}

function labelOf(item: unknown): string | number | undefined {
  const candidates = Array.isArray(item) ? [item[0]] : isPlain(item) ? LABELS.map((label) => item[label]) : [];
  return candidates.find((each) => typeof each === 'string' || typeof each === 'number');
}

function isBranch(value: unknown): value is Branch {
  return Array.isArray(value) || isPlain(value);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
