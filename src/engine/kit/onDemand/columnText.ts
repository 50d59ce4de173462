/** Columns of numbers and of texts, as they travel from the worker: one buffer each. */
import type { TextColumn } from '#workers/columns.ts';

const decoder = new TextDecoder();

/** One of the texts. */
export function columnText({ utf8, ends }: TextColumn, index: number): string {
  return decoder.decode(utf8.subarray(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, ends[index] ?? 0));
}

/** A column as a list, for JSON, in which NaN becomes null; any other value as it is. */
export function columnAsList(value: unknown): unknown {
  if (isTextColumn(value)) return Array.from(value.ends, (_, index) => columnText(value, index));
  return ArrayBuffer.isView(value) ? Array.from(value as Uint32Array | Float64Array) : value;
}

/** As JSON has it: columns as lists, nothing undefined, and null where a number is not finite. */
export function asPlainJson(value: unknown): unknown {
  return value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value, (_, inner: unknown) => columnAsList(inner)));
}

function isTextColumn(value: unknown): value is TextColumn {
  if (typeof value !== 'object' || value === null) return false;
  const { utf8, ends } = value as Partial<TextColumn>;
  return utf8 instanceof Uint8Array && ends instanceof Uint32Array;
}
