/**
 * Builds the service worker after everything else is written, with the list of files that it caches. It is a bundle of
 * its own, under a name without a hash, because browsers check that URL for a new version.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { siteFiles } from './siteFiles.ts';

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
      const files = await siteFiles(folder, [BUILT]);
      this.info(`${files.length} files are kept for use without a network`);
      return { code: code.replace('__SITE_FILES__', () => JSON.stringify(files)), map: null };
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
