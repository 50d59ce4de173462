/** Builds the import graph from the sources, with a parser that covers the import styles of this repository. */

/** Source text by path from the repository root: 'src/engine/kit/fields.ts'. */
export type Sources = Readonly<Record<string, string>>;

export interface ImportEdge {
  readonly from: string;
  /** As written: './fields.ts', '#src/engine/kit/fields.ts', 'react'. */
  readonly specifier: string;
  /** A path from the repository root without a query, or the package's name. */
  readonly to: string;
  /** `type`: erased by compilation. `lazy`: loaded on demand. `glob`: found by pattern.
   *  `address`: a worker's script, of which only the URL is imported. */
  readonly kind: 'value' | 'type' | 'lazy' | 'glob' | 'address';
}

const COMMENT_OR_STRING = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const STATIC = /^(?:import|export)\s+(type\s+)?(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;
const CALLED = /(\btypeof\s+)?\bimport\(\s*'([^']+)'\s*\)/g;
const GLOB = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g;
const WORKER_ADDRESS = /\?worker&url$/;

/** Removes comments from a source; strings are kept. */
export function withoutComments(source: string): string {
  return source.replace(COMMENT_OR_STRING, (_, text: string | undefined) => text ?? '');
}

export function importEdges(sources: Sources): readonly ImportEdge[] {
  return Object.entries(sources).flatMap(([from, source]) => {
    const code = withoutComments(source);
    const edge = (kind: ImportEdge['kind'], specifier = ''): ImportEdge => ({
      from,
      specifier,
      to: resolved(from, specifier),
      kind,
    });
    return [
      ...[...code.matchAll(STATIC)].map(([, type, specifier]) =>
        edge(type !== undefined ? 'type' : WORKER_ADDRESS.test(specifier ?? '') ? 'address' : 'value', specifier),
      ),
      ...[...code.matchAll(CALLED)].map(([, type, specifier]) => edge(type === undefined ? 'lazy' : 'type', specifier)),
      ...[...code.matchAll(GLOB)].map(([, specifier]) => edge('glob', specifier)),
    ];
  });
}

/** Cycles of imports between files, of types too, each cycle once, as 'a → b → a'. Code that is loaded on demand may lead back. */
export function importCycles(edges: readonly ImportEdge[]): readonly string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, kind } of edges) {
    if (kind === 'value' || kind === 'type') next.set(from, [...(next.get(from) ?? []), to]);
  }
  const cycles: string[] = [];
  const finished = new Set<string>();

  function visit(file: string, way: readonly string[]): void {
    const start = way.indexOf(file);
    if (start >= 0) {
      cycles.push([...way.slice(start), file].join(' → '));
      return;
    }
    if (finished.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...way, file]);
    finished.add(file);
  }

  for (const file of next.keys()) visit(file, []);
  return cycles;
}

/** The files themselves, and all to which steps lead from them: along imports, or back along them. */
export function reachedFrom(
  files: readonly string[],
  steps: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(steps.get(file) ?? []));
  }
  return found;
}

function resolved(from: string, specifier: string): string {
  const [path = ''] = specifier.slice(1).split('?');
  if (specifier.startsWith('#') || specifier.startsWith('/')) return path;
  if (!specifier.startsWith('.')) return packageName(specifier);
  const parts = from.split('/').slice(0, -1);
  for (const step of `.${path}`.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
