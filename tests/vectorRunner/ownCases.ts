/** Golden cases of our own, `tests/vectors/own`: worked out with what `by` and `source` of each file name. Of a result the listed keys are compared. */
import type { OwnCase, OwnFile } from '#src/agreement/ownAnswer.ts';
import { agrees, leavesOf, listsOf, valueAt } from './compare.ts';

export type OwnOutcome = { readonly refused: string | undefined } | { readonly result: unknown };

/** By their paths. */
export const OWN_FILES: readonly (readonly [path: string, file: OwnFile])[] = Object.entries(
  import.meta.glob<OwnFile>('/tests/vectors/own/*.json', { import: 'default', eager: true }),
);

/** What differs from the case, each with what came instead; empty where the outcome is the expected one. */
export function ownComplaints(
  { tolerance: ofFile, differs = {} }: OwnFile,
  { expect: expected = {}, error, tolerance = ofFile }: OwnCase,
  outcome: OwnOutcome,
): readonly unknown[] {
  if ('refused' in outcome) return outcome.refused === error ? [] : [{ refused: outcome.refused, expected: error }];
  if (error !== undefined) return [{ refused: 'accepted', expected: error }];
  const differing = leavesOf(expected).filter(
    ({ path, expected: value }) =>
      // The page of agreement gives the reason for these, and its build checks it.
      differs[path] === undefined && !agrees(valueAt(outcome.result, path), value, tolerance),
  );
  const lists = listsOf(expected).filter(({ path, length }) => {
    const list = valueAt(outcome.result, path);
    return !Array.isArray(list) || list.length !== length;
  });
  return [...differing, ...lists].map((leaf) => ({ ...leaf, actual: valueAt(outcome.result, leaf.path) }));
}
