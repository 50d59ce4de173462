/** Unit tests that a sampled run leaves out, because what they say can only change with what they import. */
import type { Sources } from '#tests/architecture/importGraph.ts';
import { relatedTests, UNIT_TEST } from './relatedTests.ts';

/**
 * Folders of tests about parts of the engine and tools of the project, whose tests take longest. Words, tables, formulas and machines
 * are tested in every run.
 */
const OF_PARTS: ReadonlySet<string> = new Set([
  ...[
    'agreement',
    'bench',
    'build',
    'calendar',
    'check',
    'cli',
    'exploring',
    'handover',
    'headless',
    'kernel',
    'load',
    'offline',
    'package',
  ],
  ...['proof', 'replay', 'results', 'scaffold', 'setup', 'share', 'streams', 'tools', 'worksheet'],
]);

/**
 * @param sources of `src`, `workers` and `tests`
 * @param changed paths from the root: their tests, those that name them, and those of the folders where they are, are not left out
 * @returns files of `OF_PARTS`
 */
export function leftOutTests(sources: Sources, changed: readonly string[]): readonly string[] {
  const related = new Set(relatedTests(sources, changed));
  const folders = new Set(changed.map(folderOf));
  return Object.entries(sources)
    .filter(
      ([path, text]) =>
        UNIT_TEST.test(path) &&
        OF_PARTS.has(folderOf(path)) &&
        !folders.has(folderOf(path)) &&
        !related.has(path) &&
        !changed.some((each) => text.includes(each)),
    )
    .map(([path]) => path);
}

/** 'kernel' for 'tests/kernel/seeds.test.ts', '' outside of `tests`. */
function folderOf(path: string): string {
  return /^tests\/([^/]+)\//.exec(path)?.[1] ?? '';
}
