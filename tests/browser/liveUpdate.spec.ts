/** 'Update as I type': results follow the typing, on request. */
import type { Page } from 'playwright/test';
import { openForm } from './examplePage.ts';
import { expect, test } from './watch.ts';

const PATH = '/calculator/ph-analysis';
const live = (page: Page) => page.getByRole('switch', { name: 'Update as I type' });
const pOH = (page: Page) => page.locator('data[data-field="pOH"]');

test('is off at first, follows the typing once on, and is remembered', async ({ page }) => {
  await openForm(page, PATH);
  await expect(live(page)).not.toBeChecked();
  await live(page).press('Space');
  await expect(live(page)).toBeChecked();
  await page.locator('[name="pH"]').fill('7.4');
  await expect(pOH(page)).toHaveText('6.60');
  await page.locator('[name="pH"]').fill('9');
  await expect(pOH(page)).toHaveText('5.00');
  await expect(page.getByText('Inputs changed – calculate again')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Basic at pH 9' })).toHaveCount(1);

  await openForm(page, '/calculator/molarity');
  await expect(live(page)).toBeChecked();
  await live(page).click();
  await expect(live(page)).not.toBeChecked();
});

test('what cannot be calculated leaves the last result, marked as out of date, without a message', async ({ page }) => {
  await openForm(page, PATH);
  await live(page).click();
  const box = page.locator('[name="pH"]');
  await box.fill('7.4');
  await expect(pOH(page)).toHaveText('6.60');
  await box.fill('seven');
  await expect(page.getByText('Inputs changed – calculate again')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box).toBeFocused();
  await box.fill('7.5');
  await expect(pOH(page)).toHaveText('6.50');
  await expect(page.getByText('Inputs changed – calculate again')).toHaveCount(0);
});

test('an example is calculated at once, and switched off the next edit makes the result an old one', async ({
  page,
}) => {
  await openForm(page, PATH);
  await live(page).click();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(pOH(page)).toBeVisible();
  await live(page).click();
  // Switching off calculates once more, and an edit ends a calculation.
  await page.locator('[data-state="result"]').waitFor();
  await page.locator('[name="pH"]').fill('3');
  await expect(page.getByText('Inputs changed – calculate again')).toBeVisible();
});

for (const path of ['/calculator/dog-chocolate-toxicity', '/calculator/dog-benadryl', '/calculator/cow-gestation']) {
  const isOffered = path.endsWith('gestation');
  test(`${path} ${isOffered ? 'offers it' : 'has no such switch'}`, async ({ page }) => {
    await openForm(page, path);
    await page.waitForLoadState('networkidle');
    await expect(live(page)).toHaveCount(isOffered ? 1 : 0);
  });
}
