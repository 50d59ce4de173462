/** Which calculators a change is about, read from imports. */
import { importEdges, reachedFrom, type Sources } from '#tests/architecture/importGraph.ts';

/** A file that more of the calculators use belongs to the engine, which the sample of pages is for. */
const MOST_USERS = 1 / 5;

/** The parts of a page that load on demand are found by pattern and belong to the engine. */
const FOLLOWED: ReadonlySet<string> = new Set(['value', 'lazy']);

/**
 * @param formulas of each calculator, by its id
 * @param sources of `src` and `workers`
 * @param changed paths from the root
 * @returns ids, in the order of `formulas`
 */
export function affectedCalculators(
  formulas: ReadonlyMap<string, readonly string[]>,
  sources: Sources,
  changed: readonly string[],
): readonly string[] {
  const imports = new Map<string, string[]>();
  for (const { from, to, kind } of importEdges(sources))
    if (FOLLOWED.has(kind)) imports.set(from, [...(imports.get(from) ?? []), to]);
  const users = new Map<string, string[]>();
  for (const [id, ofPage] of formulas) {
    for (const file of reachedFrom([...entries(id, ofPage, sources)], imports))
      users.set(file, [...(users.get(file) ?? []), id]);
  }
  const affected = new Set(
    changed.flatMap((path) => {
      const named = nameOf(path);
      const using =
        users.get(path) ?? [...formulas].filter(([id, ofPage]) => [id, ...ofPage].includes(named)).map(([id]) => id);
      return using.length <= formulas.size * MOST_USERS ? using : [];
    }),
  );
  return [...formulas.keys()].filter((id) => affected.has(id));
}

/** Its own files, and its formulas. */
function entries(id: string, formulas: readonly string[], sources: Sources): readonly string[] {
  const own = Object.keys(sources).filter((path) => path.startsWith(`src/calculators/${id}/`));
  return [...own, ...formulas.map((formula) => `workers/formulas/${formula}.ts`)];
}

/** Of a test or of golden cases: 'molarity' for 'tests/vectors/molarity.reference.json'; else ''. */
function nameOf(path: string): string {
  return /^tests\/(?:vectors|formulas|calculators)\/(?:.*\/)?([^/.]+)\.[^/]*$/.exec(path)?.[1] ?? '';
}
