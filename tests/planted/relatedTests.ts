/** Which unit tests a file concerns, read from imports. */
import { importEdges, type Sources } from '#tests/architecture/importGraph.ts';

/**
 * Returns the unit tests that reach a file by imports. What is found by pattern is left out: tests of all calculators are in `tests/contract`.
 *
 * @param sources of `src`, `workers` and `tests`
 */
export function relatedTests(sources: Sources, file: string): readonly string[] {
  const users = new Map<string, string[]>();
  for (const { from, to, kind } of importEdges(sources))
    if (kind === 'value' || kind === 'lazy') users.set(to, [...(users.get(to) ?? []), from]);
  const found = new Set<string>();
  const waiting = [file];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...(users.get(path) ?? []));
  }
  return [...found].filter((path) => /\.test\.tsx?$/.test(path)).sort();
}
