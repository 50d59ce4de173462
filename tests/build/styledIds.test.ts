import { resolve } from 'node:path';
import type { ResolvedConfig, Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { styledIds } from '#src/tools/build/styledIds.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** The ids that the plug-in gives, by the file that has them. */
async function idsByFile(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { configResolved, transform } = styledIds();
  if (typeof configResolved !== 'function' || typeof transform !== 'object')
    throw new Error('The plug-in has other hooks');
  configResolved.call({} as never, { root: ROOT } as ResolvedConfig);
  const found = new Map<string, readonly string[]>();
  for (const [path, source] of Object.entries(SOURCES)) {
    if (!/from ['"]styled-components['"]/.test(source)) continue;
    const result = await transform.handler.call({} as never, source, `${ROOT}${path}`);
    const { code = '' } = result as Rolldown.TransformResult & { readonly code?: string };
    found.set(
      path,
      [...code.matchAll(/componentId:\s*"([^"]+)"/g)].map(([, id = '']) => id),
    );
  }
  return found;
}

test('every styled component has a short id of its own', async () => {
  const ids = [...(await idsByFile()).values()].flat();
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => !/^s[a-z0-9]{4}\d+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
