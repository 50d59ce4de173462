import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { assemblyScript } from './src/build/assemblyScript.ts';
import { offlineSite } from './src/build/offlineSite.ts';
import { prerender } from './src/build/prerender.ts';
import { previewServer } from './src/build/previewServer.ts';
import { styledIds } from './src/build/styledIds.ts';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  publicDir: 'src/public',
  plugins: [assemblyScript(), styledIds(), react(), prerender(), previewServer(), offlineSite()],
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()) },
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
  preview: { port, strictPort: true },
  test: {
    include: ['tests/**/*.test.ts?(x)'],
    environment: 'node',
    setupFiles: ['tests/support/fixedSeed.ts'],
  },
});
