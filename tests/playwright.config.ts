import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from './setup/browser.mjs';

const port = Number(process.env.TEST_PORT ?? 4183);
const executablePath = findTestBrowser();

const chromium = {
  browserName: 'chromium' as const,
  permissions: ['clipboard-read', 'clipboard-write'],
  // Each test has its own browser context, whose service worker would fetch the whole site in the background; only
  // tests about that allow it.
  serviceWorkers: 'block' as const,
  launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath === undefined ? {} : { executablePath }) },
};

/** Only React's development build reports hydration mismatches. */
const HYDRATION = 'hydration.spec.ts';
const VITE = 'node node_modules/vite/bin/vite.js';
const DEVELOPMENT = '--outDir node_modules/.development';

/** The development build takes as long as many tests: `--project=production` leaves it out. */
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
    { name: 'production', testIgnore: HYDRATION, use: { ...chromium, baseURL: `http://localhost:${port}` } },
    { name: 'development', testMatch: HYDRATION, use: { ...chromium, baseURL: `http://localhost:${port + 1}` } },
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
            command: `${VITE} build --mode development ${DEVELOPMENT} && ${VITE} preview ${DEVELOPMENT}`,
            cwd: '..',
            env: { PORT: String(port + 1), NODE_ENV: 'development' },
            url: `http://localhost:${port + 1}`,
            timeout: PATIENCE_MS,
          },
        ]),
  ],
});
