import type { Page } from 'playwright/test';

/** Waits until the service worker keeps the whole site and stands between the page and the network. */
export async function keptWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
