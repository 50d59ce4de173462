import { use } from 'react';
import type { Later } from '#src/engine/kit/later.ts';

/** The last attempt to load each part: for which result, and when it ended. */
const attempts = new WeakMap<object, { readonly of: unknown; readonly ended: Promise<unknown> }>();

/**
 * Returns what is loaded later; suspends until its code is there. Null where that did not load: it is loaded again for the next result.
 *
 * @param result for which it is needed
 */
export function useLater<Value>(part: Later<Value> | undefined, result: unknown): Value | null | undefined {
  if (part === undefined) return undefined;
  if (part.value === undefined) use(ended(part, result));
  return part.value ?? null;
}

/** The same promise for the same result: another one at each rendering would never end. */
function ended(part: Later<unknown>, result: unknown): Promise<unknown> {
  const last = attempts.get(part);
  if (last !== undefined && last.of === result) return last.ended;
  const attempt = { of: result, ended: part.load().catch(() => {}) };
  attempts.set(part, attempt);
  return attempt.ended;
}
