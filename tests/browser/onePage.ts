/**
 * For tests that only look at many pages: all tests of a process share one browser page, because opening a page of its
 * own takes longer than each of them. A page that a test changes, or whose storage matters, is not a page for this.
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
    // What the last page still loads is none of the next test's business.
    await sharedPage.goto('about:blank');
  },
});

export { expect };
