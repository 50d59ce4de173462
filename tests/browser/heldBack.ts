import type { Page } from 'playwright/test';

/** Lets nothing through from these addresses until the function that is returned is called. */
export async function heldBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    // Whoever asked may have gone away meanwhile.
    await route.continue().catch(() => {});
  });
  return () => release();
}
