import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { assemblyScript } from './src/build/assemblyScript.ts';
import { offlineSite } from './src/build/offlineSite.ts';
import { prerender } from './src/build/prerender.ts';
import { previewServer } from './src/build/previewServer.ts';
import { siteOrigin } from './src/build/siteOrigin.ts';
import { styledIds } from './src/build/styledIds.ts';

/** Every page needs them. */
const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)\//;

/** Small files that nearly every page shares; one by one they weigh more and are asked for one by one. Not the table of units. */
const VOCABULARY = /\/src\/(?:kit(?!\/units\.ts)|ui)\//;

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  publicDir: 'src/public',
  plugins: [assemblyScript(), styledIds(), react(), prerender(), previewServer(), offlineSite()],
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()),
    __SITE_ORIGIN__: JSON.stringify(siteOrigin()),
  },
  // Only ES workers can load a formula when it is first needed.
  worker: { format: 'es' },
  build: {
    rolldownOptions: {
      output: {
        // Every calculator's page module is called `calculator`: its folder tells them apart in a trace.
        chunkFileNames: ({ facadeModuleId }) => {
          const id = /\/calculators\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1];
          return `assets/${id === undefined ? '' : `${id}-`}[name]-[hash].js`;
        },
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What changes with an upgrade alone stays in the visitor's cache when the site changes.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'libraries', test: LIBRARIES },
                { name: 'kit', test: VOCABULARY },
              ],
            },
          },
        },
      },
    },
  },
  preview: { port, strictPort: true },
  test: {
    include: ['tests/**/*.test.ts?(x)'],
    environment: 'node',
    setupFiles: ['tests/support/fixedSeed.ts'],
  },
});
