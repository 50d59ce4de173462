/** Test helpers for any calculator page. */
import type { Page } from 'playwright/test';
import { expect } from './watch.ts';

/** Navigates as the site's own links do, without a page load. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  // The previous page stays until the next one is loaded.
  await expect(page).not.toHaveTitle(before);
}

/** Opens a calculator and waits until its form can be used. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-state="editing"]').waitFor();
}

/** Fills in the example, ticks the confirmations and calculates. */
export async function computeExample(page: Page): Promise<void> {
  await page.locator('[data-state]').waitFor();
  await page.getByRole('button', { name: 'Try an example' }).click();
  for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.check();
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-state="result"]').waitFor();
}

/** Opens the panel of a button in the row of tools below a result. */
export async function openTool(page: Page, name: string): Promise<void> {
  await page.locator('[data-tools]').first().waitFor();
  const more = page.getByRole('button', { name: 'More tools' }).first();
  if (await more.isVisible()) await more.click();
  await page.locator('[data-tools]').getByRole('button', { name, exact: true }).first().click();
}

/** Opens the further actions for a result: print, CSV, JSON and the result card. */
export async function openSave(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'More', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}
