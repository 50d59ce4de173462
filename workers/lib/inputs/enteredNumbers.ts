import type { Verdict } from '../../contract.ts';
import { INVALID, isMissing, REQUIRED } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';

/** Numbers of any size and sign: those that are required, and the optional ones that were entered. */
export type Entered<Required extends string, Optional extends string> = { readonly [K in Required]: number } & {
  readonly [K in Optional]?: number;
};

/**
 * Reads the numbers of a candidate. Refuses the first required one that is blank or unreadable with REQUIRED, then the
 * first optional one that is unreadable with INVALID. An optional number that is blank has no key in the input.
 */
export function enteredNumbers<Required extends string, Optional extends string = never>(
  candidate: { readonly [K in NoInfer<Required | Optional>]: number | null },
  required: readonly Required[],
  optional: readonly Optional[] = [],
): Verdict<Entered<Required, Optional>> {
  const values: Readonly<Record<string, number | null>> = candidate;
  const missing = required.find((name) => isMissing(values[name] ?? null));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  const given = optional.filter((name) => (values[name] ?? null) !== null);
  const unreadable = given.find((name) => isMissing(values[name] ?? null));
  if (unreadable !== undefined) return refuse(INVALID, unreadable);
  return accept(
    Object.fromEntries([...required, ...given].map((name) => [name, values[name]])) as Entered<Required, Optional>,
  );
}
