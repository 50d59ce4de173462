/** Results whose columns are typed arrays, as JSON has them. */
import { asPlainJson } from '#src/engine/kit/onDemand/columnText.ts';
import type { TextColumn } from '#workers/columns.ts';

type WithLists<T> = T extends TextColumn
  ? readonly string[]
  : T extends Uint32Array | Float64Array
    ? readonly (number | null)[]
    : T extends object
      ? { readonly [K in keyof T]: WithLists<T[K]> }
      : T;

/** Columns become lists; a number that is none becomes null. */
export function withLists<T>(result: T): WithLists<T> {
  return asPlainJson(result) as WithLists<T>;
}
