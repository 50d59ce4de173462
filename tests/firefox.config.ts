/**
 * `npm run test:firefox`: the browser tests in an installed Firefox (ESR or later), which Playwright drives over
 * WebDriver BiDi. Not part of `npm test`. `FIREFOX_PATH` names another Firefox than the one on the path.
 */
import { defineConfig } from 'playwright/test';
import chromium from './playwright.config.ts';
import { findFirefox } from './setup/browser.mjs';

const executablePath = findFirefox();
if (executablePath === undefined) throw new Error('No Firefox is installed: install firefox-esr or set FIREFOX_PATH');

const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  serviceWorkers: 'block' as const,
  launchOptions: {
    executablePath,
    firefoxUserPrefs: {
      // The downloads panel takes the focus out of the page.
      'browser.download.alwaysOpenPanel': false,
      // Disables the back-forward cache: the test tool waits for a load event that a cached page does not fire.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  },
};

/**
 * Tests that need Chromium's DevTools protocol (including contrast themes, print and a dark system), or a recovery or a share that only Chromium supports.
 */
const CHROMIUM_ONLY = [
  'layoutShift.spec.ts',
  'tabLifecycle.spec.ts',
  'faultsInChromium.spec.ts',
  'paper.spec.ts',
  'contrastThemes.spec.ts',
  'violationsFound.spec.ts',
  'workerPolicy.spec.ts',
  'shareTarget.spec.ts',
  'webManifest.spec.ts',
];

export default defineConfig({
  ...chromium,
  projects: (chromium.projects ?? []).map((project) => ({
    ...project,
    testIgnore: [project.testIgnore ?? [], CHROMIUM_ONLY].flat(),
    use: { ...firefox, baseURL: project.use?.baseURL },
  })),
});
