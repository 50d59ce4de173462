/** The files of browser tests of which a sampled run takes the first test. */
import type { Sources } from '#tests/architecture/importGraph.ts';
import { inTurn } from './inTurn.ts';
import { relatedTests } from './relatedTests.ts';

const SPEC = /^tests\/browser\/.*\.spec\.ts$/;

/** What the pages are made of, apart from the calculators: any browser test may see a fault there. */
const OF_ALL_PAGES =
  /^(?:src\/(?:engine|site|tools\/(?:build|schema))\/|workers\/(?:[^/]+\.ts$|(?:evaluation|kernel|streams)\/)|(?:index\.html|package(?:-lock)?\.json|vite\.config\.ts)$)/;

/** Who has an animal in danger finds whom to call, and sees no number without its warning: looked at in every run. */
const OF_SAFETY = /\/(?:animalEmergency|birthToday|callNumbers|petEmergency|safetyPages)\.spec\.ts$/;

/** A run that is not about all pages takes one file of so many: each has its turn within as many days. */
const DAYS = 3;

/**
 * @param sources of `src`, `workers` and `tests`
 * @param changed paths from the root
 * @param concerned ids of the calculators that the change is about
 * @param day as `today` gives it
 * @returns paths: all of them where the change is about all pages; else those in turn, those that reach a changed file by imports, and
 *   those that name a calculator concerned
 */
export function chosenSpecs(
  sources: Sources,
  changed: readonly string[],
  concerned: readonly string[],
  day: number,
): readonly string[] {
  const paths = Object.keys(sources).filter((path) => SPEC.test(path));
  if (changed.some((path) => OF_ALL_PAGES.test(path))) return paths;
  const chosen = new Set([
    ...inTurn(paths, Math.ceil(paths.length / DAYS), day),
    ...relatedTests(sources, changed, SPEC),
  ]);
  const names = concerned.map((id) => new RegExp(`['/]${id}\\b(?!-)`));
  return paths.filter(
    (path) => OF_SAFETY.test(path) || chosen.has(path) || names.some((name) => name.test(sources[path] ?? '')),
  );
}
