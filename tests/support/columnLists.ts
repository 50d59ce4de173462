/** Results whose columns are typed arrays, as JSON has them. */
import { columnAsList } from '#src/kit/onDemand/columnText.ts';

/** Columns become lists; a number that is none becomes null. */
// biome-ignore lint/suspicious/noExplicitAny: of any shape
export function withLists(result: unknown): any {
  return JSON.parse(JSON.stringify(result, (_, value: unknown) => columnAsList(value)));
}
