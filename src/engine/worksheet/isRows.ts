import type { Value, Values } from '#src/engine/kit/fields.ts';

/** Returns whether the value is that of a list: one set of values per row. */
export function isRows(value: Value | undefined): value is readonly Values[] {
  return Array.isArray(value);
}
