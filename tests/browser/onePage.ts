/**
 * A shared browser page for read-only tests of many pages: all tests of a process share it, because opening a new page
 * takes longer than each test. Not for tests that change a page or depend on its storage.
 */
import type { BrowserContextOptions, Page } from 'playwright/test';
import { test as base, expect } from './watch.ts';

export const test = base.extend<object, { sharedContext: BrowserContextOptions; sharedPage: Page }>({
  sharedContext: [{}, { option: true, scope: 'worker' }],
  sharedPage: [
    async ({ browser, sharedContext }, use, { project }) => {
      const { baseURL = '', serviceWorkers = 'block', permissions = [] } = project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers, permissions, ...sharedContext });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await use(sharedPage);
    // Stop pending loads of this page before the next test.
    await sharedPage.goto('about:blank');
  },
});

export { expect };
