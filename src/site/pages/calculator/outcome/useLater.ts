import { use } from 'react';
import type { Later } from '#src/engine/kit/later.ts';

interface Attempt<Value> {
  /** The result for which it was made. */
  readonly of: unknown;
  /** Null once it has failed. */
  readonly value: Promise<Value | null>;
  hasLoaded: boolean;
}

/** The last attempt to load each part. */
const attempts = new WeakMap<object, Attempt<unknown>>();

/**
 * Returns what is loaded later; suspends until its code is there. Null where that did not load: it is loaded again for the next result.
 *
 * Call it in a component without state or effects: React loses those of a component that suspends while it is updated. `use` is called
 * each time, also once the code is there, because React repeats a suspended component and expects the same calls.
 *
 * @param result for which it is needed
 */
export function useLater<Value>(part: Later<Value> | undefined, result: unknown): Value | null | undefined {
  return part === undefined ? undefined : use(attemptFor(part, result).value);
}

/** The same for the same result: another promise at each rendering would never end. */
function attemptFor<Value>(part: Later<Value>, result: unknown): Attempt<Value> {
  const last = attempts.get(part) as Attempt<Value> | undefined;
  if (last !== undefined && (last.hasLoaded || last.of === result)) return last;
  const attempt: Attempt<Value> = {
    of: result,
    hasLoaded: false,
    value: part.load().then(
      (value) => {
        attempt.hasLoaded = true;
        return value;
      },
      () => null,
    ),
  };
  attempts.set(part, attempt);
  return attempt;
}
