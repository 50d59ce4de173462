import type { Page } from 'playwright/test';
import { expect } from './watch.ts';

/** Stores the heading that the server sends. Call it before the page is opened. */
export async function rememberHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { servedHeading: document.querySelector('h1') });
    });
  });
}

/** Asserts that hydration keeps the served heading node; replacing it would cause a flash. */
export async function expectHeadingKept(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const heading = await page.evaluate(() => {
    const { servedHeading } = window as unknown as { readonly servedHeading: Element | null };
    return { was: servedHeading !== null, still: servedHeading?.isConnected ?? false };
  });
  expect(heading).toEqual({ was: true, still: true });
}
