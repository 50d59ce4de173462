import type { Page } from 'playwright/test';

/** Waits until React has taken over the heading: a page's scripts come after its load event. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
