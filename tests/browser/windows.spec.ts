/** Dialogs over a page: they close with it, and show a placeholder while they load. */
import type { Page } from 'playwright/test';
import { openForm } from './examplePage.ts';
import { heldBack } from './heldBack.ts';
import { expect, test } from './watch.ts';

const NOTHING = 'qqqq';
const finder = (page: Page) => page.getByRole('dialog', { name: 'Find a calculator' });

test('a search requested before hydration opens right after it', async ({ page }) => {
  const release = await heldBack(page, /\/assets\/index-[^/]*\.js$/);
  await page.goto('/calculator/ph-analysis', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('ControlOrMeta+k');
  release();
  await expect(finder(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finder(page)).toHaveCount(0);
});

test('where the search words do not load, Enter does nothing, and a link to browse closes the dialog', async ({
  page,
  noise,
}) => {
  noise.allow('ERR_FAILED');
  await page.route(/\/assets\/wideSearch-[^/]*\.js$/, (route) => route.abort());
  await openForm(page, '/calculator/ph-analysis');
  await page.keyboard.press('ControlOrMeta+k');
  await finder(page).getByRole('searchbox').fill(NOTHING);
  await expect(finder(page).getByText('Nothing of that name')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculator\/ph-analysis$/);
  await expect(finder(page)).toBeVisible();
  await finder(page).getByRole('link', { name: 'Chemistry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chemistry' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back closes an open dialog, and Forward does not open it again', async ({ page }) => {
  await page.goto('/category/biology');
  const link = page.locator('main').getByRole('link', { name: 'Blood Pressure' }).first();
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('[data-state="editing"]').waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(finder(page)).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.locator('[data-state="editing"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { part, key, typedInto } of [
  { part: 'FindDialog', key: 'ControlOrMeta+k', typedInto: '' },
  { part: 'ShortcutsDialog', key: '?', typedInto: '7' },
]) {
  test(`while ${part} is loading the page says so; Escape cancels it`, async ({ page }) => {
    const release = await heldBack(page, new RegExp(`/assets/${part}-[^/]*\\.js$`));
    await openForm(page, '/calculator/ph-analysis');
    const box = page.locator('[name="pH"]');
    await page.getByRole('button', { name: 'Reset' }).focus();
    await page.keyboard.press(key);
    const loading = page.locator('[aria-live="polite"]').getByText('Loading…');
    await expect(loading).toBeInViewport();
    await box.focus();
    await page.keyboard.type('7');
    await expect(box).toHaveValue(typedInto);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await page.keyboard.type('4');
    await expect(box).toHaveValue(`${typedInto}4`);
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
