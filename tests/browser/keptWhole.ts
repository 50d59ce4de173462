import type { Page } from 'playwright/test';

/** Waits until the service worker has cached the whole site and controls the page. */
export async function keptWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
