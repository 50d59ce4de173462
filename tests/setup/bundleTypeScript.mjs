// Bundles a TypeScript module of ours for Node with the site's own Vite plug-ins.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { RECORD, sourceState } from './sourceState.mjs';

/** Number of bundles to keep: one may still be in use while the next is written. */
const KEPT_BUNDLES = 3;
const UNFINISHED = 'unfinished-';

/**
 * Writes the bundle atomically: a folder with a record is complete.
 *
 * @param root of the site
 * @param file the module, relative to the root
 * @param folders in which its file patterns look
 * @param parent absolute path of the module's bundles; older ones are removed
 * @returns the folder of the new bundle
 */
export async function bundleTypeScript(root, file, folders, parent) {
  mkdirSync(parent, { recursive: true });
  const unfinished = mkdtempSync(join(parent, UNFINISHED));
  try {
    const started = Date.now();
    const files = await write(root, file, unfinished);
    // A file that was written in the meantime may be in the bundle as it was before.
    const isOverwritten = files.some((each) => statSync(join(root, each)).mtimeMs >= started);
    const state = isOverwritten ? {} : sourceState(root, folders, files);
    writeFileSync(join(unfinished, RECORD), JSON.stringify(state));
    const bundle = join(parent, basename(unfinished).slice(UNFINISHED.length));
    renameSync(unfinished, bundle);
    removeOlder(parent);
    return bundle;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function removeOlder(parent) {
  const older = readdirSync(parent)
    .map((name) => ({ path: join(parent, name), written: statSync(join(parent, name)).mtimeMs }))
    .sort((one, other) => other.written - one.written)
    .slice(KEPT_BUNDLES);
  for (const { path } of older) rmSync(path, { recursive: true, force: true });
}

/** @returns the files of ours that are in it, relative to the root */
async function write(root, file, outDir) {
  const { config, dependencies } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
    root,
  );
  // The plug-ins make modules as well.
  const files = new Set(dependencies.map((path) => relativeTo(root, path)));
  await build({
    root,
    configFile: false,
    // Without the plug-ins that build the pages of the site.
    plugins: [
      ...config.plugins.flat(Number.POSITIVE_INFINITY).filter((plugin) => plugin && plugin.apply !== 'build'),
      {
        name: 'files-of-the-bundle',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            // Others are packages, modules of Node and those that plug-ins make up.
            const path = relativeTo(root, id.split('?')[0]);
            if (isAbsolute(id) && !/^\.\.\/|^[A-Z]:|(?:^|\/)node_modules\//.test(path)) files.add(path);
          }
        },
      },
    ],
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
  return [...files].sort();
}

function relativeTo(root, path) {
  return relative(root, resolve(root, path)).replaceAll('\\', '/');
}
