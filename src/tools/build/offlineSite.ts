/**
 * Builds the service worker after everything else is written, with the list of files that it caches. It is a bundle of
 * its own, under a name without a hash, because browsers check that URL for a new version.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { siteFiles, writePagesFile } from './siteFiles.ts';

const SOURCE = 'workers/serviceWorker.ts';
const BUILT = 'service-worker.js';

export function offlineSite(): Plugin {
  let folder = '';
  return {
    name: 'offline-site',
    apply: 'build',
    config: () => ({
      environments: {
        serviceWorker: {
          consumer: 'client',
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: BUILT } },
          },
        },
      },
    }),
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async transform(code, id) {
      if (!id.endsWith(SOURCE)) return;
      const [files, pages] = await Promise.all([siteFiles(folder, [BUILT]), writePagesFile(folder)]);
      this.info(`${files.length + 1} files are kept for use without a network`);
      const injected = Object.entries({ __SITE_FILES__: files, __PAGES_FILE__: pages });
      return {
        code: injected.reduce((text, [name, value]) => text.replace(name, () => JSON.stringify(value)), code),
        map: null,
      };
    },
    buildApp: {
      // After the pages, because their files are listed.
      order: 'post',
      async handler({ environments, build }) {
        if (environments.serviceWorker !== undefined) await build(environments.serviceWorker);
      },
    },
  };
}
