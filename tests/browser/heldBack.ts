import type { Page } from 'playwright/test';

/**
 * Delays all responses from these URLs until the returned function is called.
 *
 * @param ending 'abort': none of them comes after all
 */
export async function heldBack(
  page: Page,
  address: RegExp,
  ending: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    // The requester may be gone by then.
    await route[ending]().catch(() => {});
  });
  return () => release();
}
