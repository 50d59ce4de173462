// Runs a TypeScript module that needs Vite's transforms: `node tests/setup/runTypeScript.mjs tests/vectorRunner/worker.ts`.
// Further arguments are passed to its `main`. The first run after a change of the sources bundles the module into
// node_modules/.cache; later runs load the bundle, and of it only the chunks they need.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourceState } from './sourceState.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What a bundle depends on besides the folder of its module. */
const SOURCES = ['src', 'workers', 'tests/setup', 'vite.config.ts', 'package.json', 'package-lock.json'];

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('name the module to run');

const bundle = bundleFolder();
const isReady = existsSync(bundle) || (await isBundled());
if (isReady) {
  const { main } = await import(pathToFileURL(join(bundle, basename(file).replace(/\.ts$/, '.js'))).href);
  process.exitCode = await main(args);
} else await runUnbundled();

function bundleFolder() {
  const [folder] = file.split('/');
  const paths = [...new Set([...SOURCES, folder])];
  // Several checkouts may share node_modules.
  const own = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const script = file.replace(/\.ts$/, '').replaceAll('/', '-');
  return join(root, 'node_modules/.cache/bundles', `${script}-${own}`, sourceState(root, paths));
}

/** Returns false where node_modules is not writable. */
async function isBundled() {
  if (process.stderr.isTTY) process.stderr.write('Preparing the first start after a change …\n');
  const { bundleTypeScript } = await import('./bundleTypeScript.mjs');
  try {
    await bundleTypeScript(root, file, bundle);
    return true;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
    return false;
  }
}

/** Transforms each file on import, without a cache. */
async function runUnbundled() {
  const { createServer, createServerModuleRunner } = await import('vite');
  const server = await createServer({
    root,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    // As CommonJS it would lose its default export.
    ssr: { noExternal: ['styled-components'] },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const runner = createServerModuleRunner(server.environments.ssr);
    const { main } = await runner.import(`/${file}`);
    process.exitCode = await main(args);
    await runner.close();
  } finally {
    await server.close();
  }
}
