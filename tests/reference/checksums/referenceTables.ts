/** Every table of `workers/reference`, found by glob pattern, with the sources that its file cites. */
import { SOURCES, type SourceKey } from '#workers/reference/sources.ts';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('/workers/reference/**/*.ts', { eager: true });

const TEXTS = import.meta.glob<string>('/workers/reference/**/*.ts', { query: '?raw', import: 'default', eager: true });

const FOLDER = '/workers/reference/';

export interface ReferenceFile {
  /** Its path within `workers/reference`, without the extension. */
  readonly file: string;
  /** Its exports, by name. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** Source keys between backticks in its comments, or as strings in its rows; in alphabetical order. */
  readonly sources: readonly SourceKey[];
}

/** In alphabetical order of their paths; files with types only are left out. */
export const REFERENCE_FILES: readonly ReferenceFile[] = Object.entries(MODULES)
  .map(([path, tables]) => ({
    file: path.slice(FOLDER.length).replace(/\.ts$/, ''),
    tables,
    sources: path === `${FOLDER}sources.ts` ? [] : sourcesIn(TEXTS[path] ?? ''),
  }))
  .filter(({ tables }) => Object.keys(tables).length > 0)
  .sort((one, other) => (one.file < other.file ? -1 : 1));

function sourcesIn(text: string): readonly SourceKey[] {
  const words = [...text.matchAll(/(['`])(\w+)\1/g)].map(([, , word]) => word);
  return [...new Set(words)].filter((word): word is SourceKey => word !== undefined && word in SOURCES).sort();
}
