import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { SERVER_DIRECTORY } from './serverDirectory.ts';

type Server = typeof import('../entry-server.tsx');

const MODULE = /\/pages\/calculator\/outcome\/examplePictures\.ts$/;

/**
 * Vite plug-in: fills the list of the examples' pictures. The bundle for Node computes it; that of the browser, which is
 * built after it, contains what it computed.
 */
export function examplePictures(): Plugin {
  let root = '';
  return {
    name: 'example-pictures',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: MODULE },
      async handler() {
        if (this.environment.name === 'ssr')
          return computed('export const EXAMPLE_PICTURES = await examplePictures();');
        const server = (await import(pathToFileURL(join(root, SERVER_DIRECTORY, 'entry-server.js')).href)) as Server;
        return `export const EXAMPLE_PICTURES = ${JSON.stringify(await server.examplePictures())};`;
      },
    },
  };
}

const COMPUTES = '/src/examples/everyExample.ts';

function computed(code: string): string {
  return `import { examplePictures } from ${JSON.stringify(COMPUTES)}; ${code}`;
}
