/**
 * Compares the table of imports in docs/architecture.md, and the diagrams there and in README.md, with the import
 * rules.
 */
import { describe, expect, test } from 'vitest';
import { complaint, isInALayer } from '#tests/architecture/importRules.ts';
import { FILES, textOf } from './markdown.ts';

const GUIDE = textOf('docs/architecture.md');
const TABLE: ReadonlyMap<string, readonly string[]> = new Map(
  [...GUIDE.matchAll(/^\| `((?:src|workers)\/[\w.]+)` \| (.+) \|$/gm)].map(([, folder = '', may = '']) => [
    layerAt(folder),
    [...may.matchAll(/`([^`]+)`/g)].map(([, each = '']) => layerAt(each)),
  ]),
);
/** Folders and single files of `workers` and folders of `src`, as named in the import rules. */
const LAYERS = [...new Set([...FILES].flatMap(layersOf))].filter((layer) => isInALayer(`${layer}/any.ts`));
/** Omitted from the table: files with one constant, types only, or a bundle of their own. */
const LEFT_OUT = ['workers/takeOver', 'workers/ownScripts', 'workers/workerAddresses.d', 'workers/serviceWorker'];

/** 'src/kit' and 'workers/host.ts' as named in the import rules. */
function layerAt(path: string): string {
  return path.replace(/\.ts$/, '');
}

function layersOf(path: string): readonly string[] {
  const [, layer] = /^((?:src\/[^/]+(?=\/)|workers\/[^/]+?(?=\/|\.ts$)))/.exec(path) ?? [];
  return layer === undefined ? [] : [layer];
}

function mayImport(from: string, to: string): boolean {
  const path = `${to}/any.ts`;
  return complaint({ from: `${from}/any.ts`, specifier: `#${path}`, to: path, kind: 'value' }) === null;
}

describe('docs/architecture.md', () => {
  test('has a row for every layer', () => {
    expect([...TABLE.keys()].toSorted()).toEqual(LAYERS.filter((layer) => !LEFT_OUT.includes(layer)).toSorted());
  });

  test.each([...TABLE])('%s may import what its row says', (folder, said) => {
    const allowed = LAYERS.filter((each) => each !== folder && mayImport(folder, each));
    expect(said).toEqual(allowed.toSorted());
  });
});

describe.each(['README.md', 'docs/architecture.md'])('the import diagram in %s', (document) => {
  const chains = textOf(document)
    .split('\n')
    .filter((line) => line.includes(' ◀ ') && !line.includes('`'))
    .map((line) => ({
      line,
      links: line
        .replace(/^(?:workers\/|src\/) /, '')
        .split(' ◀ ')
        .map(layersNamed),
    }));

  test('is found', () => expect(chains.length).toBeGreaterThanOrEqual(6));

  test.each(chains)('$line', ({ links }) => {
    for (const [place, left] of links.entries()) {
      const right = links.slice(place + 1).flat();
      // Nothing imports from its right.
      for (const from of left) expect(right.filter((to) => mayImport(from, to))).toEqual([]);
      // Each layer on the right imports something from the left.
      for (const to of left) expect(right.length === 0 || right.some((from) => importsAny(from, to)), to).toBe(true);
    }
  });
});

/** Layers in one link of a chain: 'kit, form, tables, host' and 'headless, the command line'. */
function layersNamed(link: string): readonly string[] {
  // The words after a comma at the last one are a remark, not a list.
  const words = link
    .replace(/, (?:the|which) .*/, '')
    .trim()
    .split(/, | /)
    .map((word) => word.replace(/\/.*$/, ''));
  return words.flatMap((word) => LAYERS.filter((layer) => layer.split('/')[1] === word));
}

/** True also where a layer may import single files of another. */
function importsAny(from: string, to: string): boolean {
  const files = [...FILES].filter((path) => path.startsWith(`${to}/`) && /\.tsx?$/.test(path));
  return [`${to}/any.ts`, ...files].some(
    (path) => complaint({ from: `${from}/any.ts`, specifier: `#${path}`, to: path, kind: 'value' }) === null,
  );
}
