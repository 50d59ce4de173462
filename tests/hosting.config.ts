/**
 * `npm run test:hosting`: tests the responses of nginx and Caddy, configured as in docs/hosting.md, and of the preview
 * server. The first two are tested where `tests/setup/servers.mjs` finds them.
 */
import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from './setup/browser.mjs';

const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'hosting',
  outputDir: '.results/hosting',
  globalSetup: './hosting/startServers.ts',
  fullyParallel: true,
  // Timeouts only stop hanging tests and do not measure speed, because the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? 'line' : [['line'], ['json']],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
