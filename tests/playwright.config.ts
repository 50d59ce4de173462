import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './setup/browser.mjs';

const port = Number(process.env.TEST_PORT ?? 4183);
const executablePath = findChromium();

export default defineConfig({
  testDir: 'browser',
  outputDir: '.results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? 'line' : [['line'], ['json']],
  use: { baseURL: `http://localhost:${port}`, permissions: ['clipboard-read', 'clipboard-write'] },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath === undefined ? {} : { executablePath }) },
      },
    },
  ],
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
  },
});
