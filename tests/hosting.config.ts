/**
 * `npm run test:hosting`: what nginx and Caddy, set up as docs/hosting.md says, and the preview server answer. The first two
 * take part where `tests/setup/servers.mjs` finds them.
 */
import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from './setup/browser.mjs';

const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'hosting',
  outputDir: '.results/hosting',
  globalSetup: './hosting/startServers.ts',
  fullyParallel: true,
  // They end what hangs, and say nothing of speed: a machine may be busy with other things.
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
