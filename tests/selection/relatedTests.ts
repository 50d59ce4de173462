/** Which tests files concern, read from imports. */
import { importEdges, reachedFrom, type Sources } from '#tests/architecture/importGraph.ts';

/** Of unit tests, which Vitest runs. */
export const UNIT_TEST = /\.test\.tsx?$/;

/**
 * Returns the tests that are among the files or reach one of them by imports. What is found by pattern is left out: tests of all
 * calculators are in `tests/contract`.
 *
 * @param sources of `src`, `workers` and `tests`
 * @param files paths from the root
 * @param which names of tests, by default those of unit tests
 */
export function relatedTests(sources: Sources, files: readonly string[], which = UNIT_TEST): readonly string[] {
  const users = new Map<string, string[]>();
  for (const { from, to, kind } of importEdges(sources))
    if (kind === 'value' || kind === 'lazy') users.set(to, [...(users.get(to) ?? []), from]);
  return [...reachedFrom(files, users)].filter((path) => which.test(path) && path in sources).sort();
}
