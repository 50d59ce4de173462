/** A result whose columns are lists, as JSON has them: of numbers, or of texts. */
import { columnAsList } from '#src/kit/onDemand/columnText.ts';

/** The result, and how many entries the longest of the columns that were cut had; null where none was cut. */
export interface ListedResult {
  readonly result: unknown;
  readonly entries: number | null;
}

/** @param most entries of a column that are kept */
export function withColumnLists(result: unknown, most: number): ListedResult {
  let entries: number | null = null;
  return { result: listed(result), entries };

  function listed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const list = columnAsList(value);
    if (!Array.isArray(list))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, listed(inner)]));
    if (list.length <= most) return list;
    entries = Math.max(entries ?? 0, list.length);
    return list.slice(0, most);
  }
}
