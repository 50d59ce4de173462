import { defineConfig } from 'playwright/test';
import { findTestBrowser, SHORT_LIVED_ARGUMENTS } from './setup/browser.mjs';

const port = Number(process.env.TEST_PORT ?? 4183);
const executablePath = findTestBrowser();

const chromium = {
  browserName: 'chromium' as const,
  permissions: ['clipboard-read', 'clipboard-write'],
  // Each test has its own browser context, whose service worker would fetch the whole site in the background; only
  // tests about that allow it.
  serviceWorkers: 'block' as const,
  launchOptions: { args: SHORT_LIVED_ARGUMENTS, ...(executablePath === undefined ? {} : { executablePath }) },
};

/**
 * Tests of a second build, which takes as long as many tests and therefore serves both: only React's development build
 * reports hydration mismatches, and a deploy needs a later version.
 */
const SECOND_BUILD = ['hydration.spec.ts', 'deploys.spec.ts'];
const SECOND_BUILD_SERVED = 'secondBuildServed.spec.ts';
const VITE = 'node node_modules/vite/bin/vite.js';
const DEVELOPMENT = '--outDir node_modules/.development';
const NEXT_VERSION = '--mode development --config tests/support/nextVersion.config.ts';

/** `--project=production` leaves the second build out. */
const isProductionOnly = process.argv.includes('--project=production');

/** Only stops hanging tests and does not measure speed, because the machine may be busy. */
const PATIENCE_MS = 600_000;

export default defineConfig({
  testDir: 'browser',
  outputDir: '.results/browser',
  fullyParallel: true,
  timeout: PATIENCE_MS,
  expect: { timeout: 60_000 },
  // Tests wait as often as they compute: two workers leave a third of two cores idle.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? 'line' : [['line'], ['json']],
  projects: [
    {
      name: 'production',
      testIgnore: [...SECOND_BUILD, SECOND_BUILD_SERVED],
      use: { ...chromium, baseURL: `http://localhost:${port}` },
    },
    { name: 'second build', testMatch: SECOND_BUILD_SERVED, use: { baseURL: `http://localhost:${port + 1}` } },
    {
      name: 'development',
      testMatch: SECOND_BUILD,
      dependencies: ['second build'],
      use: { ...chromium, baseURL: `http://localhost:${port + 1}` },
    },
  ],
  webServer: [
    {
      command: `${VITE} preview`,
      cwd: '..',
      env: { PORT: String(port) },
      url: `http://localhost:${port}`,
      timeout: PATIENCE_MS,
    },
    ...(isProductionOnly
      ? []
      : [
          {
            command: `${VITE} build ${NEXT_VERSION} ${DEVELOPMENT} && ${VITE} preview ${DEVELOPMENT}`,
            cwd: '..',
            // Without an address, nothing waits for it: the tests of the first build run while the second is made.
            env: { PORT: String(port + 1), NODE_ENV: 'development' },
          },
        ]),
  ],
});
