// Runs a TypeScript module that needs Vite's transforms: `node tests/setup/runTypeScript.mjs tests/vectorRunner/worker.ts`.
// Further arguments are passed to its `main`. The first run after a change of what it is made of bundles the module into
// node_modules/.cache; later runs load the bundle, and of it only the chunks they need.
import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { currentBundle } from './sourceState.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('name the module to run');

/** Where its file patterns look. */
const folders = [...new Set(['src', 'workers', file.split('/')[0]])];
const parent = bundlesFolder();
const bundle = currentBundle(root, folders, parent) ?? (await newBundle());
if (bundle === undefined) await runUnbundled();
else {
  const { main } = await import(pathToFileURL(join(bundle, basename(file).replace(/\.ts$/, '.js'))).href);
  process.exitCode = await main(args);
}

function bundlesFolder() {
  // Several checkouts may share node_modules.
  const own = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return join(root, 'node_modules/.cache/bundles', `${file.replace(/\.ts$/, '').replaceAll('/', '-')}-${own}`);
}

/** Returns undefined where node_modules is not writable. */
async function newBundle() {
  if (process.stderr.isTTY) process.stderr.write('Preparing the first start after a change …\n');
  const { bundleTypeScript } = await import('./bundleTypeScript.mjs');
  try {
    return await bundleTypeScript(root, file, folders, parent);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
    return undefined;
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
