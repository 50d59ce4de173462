/** Compares the diagrams of imports in docs/architecture.md and README.md with the import rules. */
import { describe, expect, test } from 'vitest';
import { complaint, isInALayer } from '#tests/architecture/importRules.ts';
import { FILES, textOf } from './markdown.ts';

/** Folders and single files of `workers`, folders of the rooms of `src`, as named in the import rules. */
const LAYERS = [...new Set([...FILES].flatMap(layersOf))].filter((layer) => isInALayer(`${layer}/any.ts`));
function layersOf(path: string): readonly string[] {
  const [, layer] =
    /^(src\/calculators\/(?:analyses|families)?|src\/[^/]+\/[^/]+(?=\/)|workers\/[^/]+?(?=\/|\.ts$))/.exec(path) ?? [];
  return layer === undefined ? [] : [layer.replace(/\/$/, '')];
}

function mayImport(from: string, to: string): boolean {
  const path = `${to}/any.ts`;
  return complaint({ from: `${from}/any.ts`, specifier: `#${path}`, to: path, kind: 'value' }) === null;
}

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
  return words.flatMap((word) => LAYERS.filter((layer) => layer.split('/').at(-1) === word));
}

/** True also where a layer may import single files of another. */
function importsAny(from: string, to: string): boolean {
  const files = [...FILES].filter((path) => path.startsWith(`${to}/`) && /\.tsx?$/.test(path));
  return [`${to}/any.ts`, ...files].some(
    (path) => complaint({ from: `${from}/any.ts`, specifier: `#${path}`, to: path, kind: 'value' }) === null,
  );
}
