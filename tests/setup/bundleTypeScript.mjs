// Bundles a TypeScript module of ours for Node with the site's own Vite plug-ins.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';

/** Number of bundles to keep: one may still be in use while the next is written. */
const KEPT_BUNDLES = 3;

/**
 * Writes the bundle to `folder` atomically: if the folder exists, it is complete.
 *
 * @param root of the site
 * @param file the module, relative to the root
 * @param folder absolute path; its parent is this module's own, and older bundles in it are removed
 */
export async function bundleTypeScript(root, file, folder) {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const unfinished = mkdtempSync(join(parent, 'unfinished-'));
  try {
    await write(root, file, unfinished);
    moved(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  const older = readdirSync(parent)
    .map((name) => ({ path: join(parent, name), written: statSync(join(parent, name)).mtimeMs }))
    .sort((one, other) => other.written - one.written)
    .slice(KEPT_BUNDLES);
  for (const { path } of older) rmSync(path, { recursive: true, force: true });
}

async function write(root, file, outDir) {
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
    root,
  );
  await build({
    root,
    configFile: false,
    // Without the plug-ins that build the pages of the site.
    plugins: config.plugins.flat(Number.POSITIVE_INFINITY).filter((plugin) => plugin && plugin.apply !== 'build'),
    define: config.define,
    resolve: config.resolve,
    logLevel: 'error',
    // A frequent command loads one file faster than a package folder; others use tools that stay external.
    ssr: { noExternal: file.startsWith('src/') ? true : ['styled-components'] },
    build: {
      ssr: file,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      // On a busy machine the bundler would say what took it long, on the standard error of the command.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}

/** Another process may have written the same bundle in the meantime; then use that. */
function moved(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!statSync(to, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
