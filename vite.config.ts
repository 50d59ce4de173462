/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BRAND } from './src/engine/kit/brand.ts';
import { FACE_FILES } from './src/engine/ui/faces.ts';
import { GLOBAL_STYLE } from './src/engine/ui/globalStyle.ts';
import { FRAME_STYLE } from './src/site/app/frameStyle.ts';
import { baseStyles } from './src/tools/build/baseStyles.ts';
import { calculatorPages } from './src/tools/build/calculatorPages.ts';
import { compressedFiles } from './src/tools/build/compressedFiles.ts';
import { computedModules } from './src/tools/build/computedModules.ts';
import { inventory } from './src/tools/build/inventory.ts';
import { offlineSite } from './src/tools/build/offlineSite.ts';
import { prerender } from './src/tools/build/prerender.ts';
import { previewServer } from './src/tools/build/previewServer.ts';
import { siteOrigin } from './src/tools/build/siteOrigin.ts';
import { siteVersion } from './src/tools/build/siteVersion.ts';
import { styledIds } from './src/tools/build/styledIds.ts';
// Takes only types from Vitest, which is not there where the site is only built and served.
import { SlowestFirst } from './tests/support/slowestFirst.ts';

/** Libraries that every page needs. */
const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)\//;

/** Code that is loaded on demand: its folder keeps it out of the chunks below. */
const NOT_ON_DEMAND = '/(?!onDemand/)(?:(?!/onDemand/).)*$';

/** Small modules that nearly every page shares: as separate chunks they compress worse, and each is a request. */
const VOCABULARY = new RegExp(
  [
    // Sections, which are defined by `defineAnalysis.ts`, come later.
    `/src/engine/(?:kit|ui)(?!/defineAnalysis\\.ts)${NOT_ON_DEMAND}`,
    '/src/site/catalog/(?:area|recentlyUsed)\\.ts$',
    '/src/engine/batch/takesMany\\.ts$',
    '/workers/ownScripts\\.ts$',
    // The icons of the frame and of every form.
    '/icons/(?:x|arrow-left|search|grid-3x3|file-text|folder-open|rotate-ccw)\\.mjs',
  ].join('|'),
);

/** What every form is made of. The page's side of the worker comes when it is first needed. */
const FORM = new RegExp(
  [
    `/src/(?:engine/(?:form|machine)|site/pages/calculator/(?:run|panel))${NOT_ON_DEMAND}`,
    // So small that a chunk of its own would weigh more.
    '/src/engine/form/onDemand/DateBox\\.tsx$',
    '/src/site/pages/calculator/form/(?:FormMessage|useFaultFocus)\\.tsx?$',
    '/workers/heldTexts\\.ts$',
    '/node_modules/(?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)/',
  ].join('|'),
);

/** Whom to call, on every page with a warning: small modules, which compress worse apart. */
const CALLS = new RegExp(
  [
    '/src/site/help/(?:VeterinarianCall|CallLink|OpenVeterinarian|OwnNumberCall|openVeterinarianWords|callYourVeterinarian|ownVeterinarian)\\.tsx?$',
    '/workers/reference/openVeterinarian\\.ts$',
    '/icons/(?:phone|map-pin)\\.mjs',
  ].join('|'),
);

/** The numbers against poison, on the pages about it. */
const HELPLINES =
  /\/(?:src\/site\/(?:help\/(?:PoisonCalls|CallNumbers|country|CountryChoice|shownCountry|straightToVeterinarian)|pages\/calculator\/form\/PoisonPanel)|workers\/reference\/helplines)\.tsx?$/;

const REACT_ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

/** In place of the package's own, which weighs more. */
const ICON_RENDERER = fileURLToPath(new URL('src/engine/ui/drawnIcon.ts', import.meta.url));

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  publicDir: 'src/site/public',
  plugins: [
    styledIds(),
    calculatorPages(),
    baseStyles(GLOBAL_STYLE + FRAME_STYLE, FACE_FILES),
    computedModules(),
    react(),
    prerender(),
    previewServer(),
    offlineSite(),
    inventory(BRAND),
    compressedFiles(),
  ],
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()),
    __SITE_ORIGIN__: JSON.stringify(siteOrigin()),
    __SITE_VERSION__: JSON.stringify(siteVersion()),
  },
  resolve: {
    alias: [
      // Built into React since version 18, so the shim is only weight.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // The package exports its development build by default.
      { find: /^react-router$/, replacement: REACT_ROUTER },
      // The package's renderer reads options that this site does not use.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ICON_RENDERER },
    ],
  },
  // Only ES workers can load formulas on demand.
  worker: { format: 'es' },
  build: {
    // Every file is compressed at the end anyway.
    reportCompressedSize: false,
    // The HTML of each page names its initial chunks; a preload list for later chunks would weigh more than it saves.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        // Every calculator's page module is called `calculator`: its folder name identifies it in a trace. The file of a
        // section of a page has the name of its formula.
        chunkFileNames: ({ facadeModuleId }) => {
          const id = /\/calculators\/(?!families\/)([^/]+)\//.exec(facadeModuleId ?? '')?.[1];
          if (id === 'analyses') return 'assets/[name]-section-[hash:7].js';
          return `assets/${id === undefined ? '' : `${id}-`}[name]-[hash:7].js`;
        },
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Libraries change only with an upgrade, so they stay in the visitor's cache when the site changes.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'libraries', test: LIBRARIES },
                { name: 'kit', test: VOCABULARY },
                { name: 'form', test: FORM },
                { name: 'calls', test: CALLS },
                { name: 'helplines', test: HELPLINES },
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
    // A separate process for each of 300 files takes longer than their tests: files clean up after themselves instead.
    pool: 'forks',
    isolate: false,
    // Vitest would leave one core to itself, although it does little while tests run, and many of those wait.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    // Property tests make much that is soon forgotten: with more room for it, less is moved about.
    execArgv: ['--max-semi-space-size=64'],
    // Timeouts only stop hanging tests and do not measure speed, because the machine may be busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: ['tests/support/propertyDraws.ts'],
    // Expected texts use English number and date formats, regardless of the machine's locale.
    env: { LC_ALL: 'en_US.UTF-8' },
  },
});
