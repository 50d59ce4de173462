import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assemblyScript } from '#src/build/assemblyScript.ts';

let root: string;
let server: ViteDevServer;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assembly-script-'));
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [assemblyScript()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
});

afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

async function compiled(): Promise<Uint8Array<ArrayBuffer>> {
  const runner = createServerModuleRunner(server.environments.ssr);
  try {
    return ((await runner.import('/module.ts?wasm')) as { default: Uint8Array<ArrayBuffer> }).default;
  } finally {
    await runner.close();
  }
}

test('the bytes of a module with what its sources export', async () => {
  await writeFile(join(root, 'part.ts'), 'export const TWO: i32 = 2;');
  await writeFile(
    join(root, 'module.ts'),
    `import { TWO } from './part';\nexport function twice(n: i32): i32 { return TWO * n; }`,
  );
  const { instance } = await WebAssembly.instantiate(await compiled());
  expect((instance.exports.twice as (n: number) => number)(21)).toBe(42);
});

test('a mistake is reported with its place', async () => {
  await writeFile(join(root, 'module.ts'), 'export function wrong(): i32 { return nothing; }');
  await expect(compiled()).rejects.toThrow(/nothing[\s\S]*module\.ts\(1,/);
});
