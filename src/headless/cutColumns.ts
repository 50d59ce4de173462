/** Columns of a result as JSON holds them: a list of a million records would be longer than a text can be. */

/** Entries of a column that are printed. */
export const MOST_ENTRIES = 100_000;

/** A result with its long columns cut, and how many entries the longest of them had; null where none was cut. */
export interface CutResult {
  readonly result: unknown;
  readonly entries: number | null;
}

/** Texts of a column lie in one piece, so that both of its parts are cut together. */
export function cutColumns(result: unknown, most = MOST_ENTRIES): CutResult {
  let entries: number | null = null;
  return { result: cut(result), entries };

  function cut(value: unknown): unknown {
    if (isColumn(value)) {
      if (value.length <= most) return value;
      entries = Math.max(entries ?? 0, value.length);
      return value.subarray(0, most);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) return value;
    if ('utf8' in value && 'ends' in value && value.utf8 instanceof Uint8Array && value.ends instanceof Uint32Array) {
      const ends = value.ends.subarray(0, most);
      return { utf8: value.utf8.subarray(0, (ends.at(-1) ?? -1) + 1), ends };
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
  }
}

function isColumn(value: unknown): value is Uint32Array | Float64Array {
  return value instanceof Uint32Array || value instanceof Float64Array;
}
