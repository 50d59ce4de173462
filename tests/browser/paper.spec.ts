/** Print styles. Playwright cannot emulate print media in Firefox. */
import type { Page } from 'playwright/test';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';
import { openSave } from './examplePage.ts';
import { expect, test } from './watch.ts';

/** As the browser does. The line with the date is there once its code has come, which is fetched after hydration. */
async function announcePrint(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText(/^Printed .+ from http/)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
}

test('paper gets title, inputs, result, working, sources, date and address, and nothing else', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await announcePrint(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['pH Analysis Calculator', 'Inputs', 'Result']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /Working/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /sources/i })).toBeVisible();
  await expect(page.getByText(/^Printed .+ from http.+ph-analysis/)).toBeVisible();
  for (const gone of [
    page.locator('header').getByRole('link', { name: 'Pipette & Paw' }),
    page.getByRole('button', { name: 'Calculate' }),
    page.getByRole('heading', { name: 'Frequently Asked Questions' }),
    page.getByRole('heading', { name: 'Important Notes' }),
    page.getByRole('heading', { name: /Related/ }),
    page.locator('footer').first(),
  ]) {
    await expect(gone).toBeHidden();
  }
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
  // Dark text, although the system is set to dark.
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(18, 32, 31)');
});

test('a printed dose is a summary: inputs, confirmations, result, working, warning, sources and date, and nothing else', async ({
  page,
}) => {
  await page.goto('/calculator/dog-benadryl');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="weight"]').fill('30');
  await page.locator('[name="weightUnit"][value="lb"]').check();
  await page.locator('[name="product"][value="liquid2_5"]').check();
  for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.check();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="maxUnitsPerDose"]')).toHaveText('At most 16.3');
  await expect(page.getByRole('button', { name: 'Print summary for your veterinarian' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await announcePrint(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dog Benadryl Calculator' })).toBeVisible();
  await expect(page.locator('[data-warning]')).toContainText('Ask your veterinarian before giving any medicine');
  await expect(page.locator('[data-warning]')).toBeVisible();
  await expect(page.locator('[name="weight"]')).toBeVisible();
  await expect(page.locator('[name="weight"]')).toHaveValue('30');
  await expect(page.locator('[name="weightUnit"]:visible:checked')).toHaveValue('lb');
  await expect(page.locator('[name="product"]:visible:checked')).toHaveValue('liquid2_5');
  await expect(page.locator('[data-confirms]:visible:checked')).toHaveCount(3);
  await expect(page.getByText('glaucoma', { exact: true })).toBeVisible();
  await expect(page.locator('data[data-field="maxUnitsPerDose"]')).toBeVisible();
  await expect(page.getByText('at least 12 hours apart, if your veterinarian agrees.').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Working' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Method and sources' })).toBeVisible();
  await expect(page.getByText(/^Printed .*\d{4}.* from http.*\/calculator\/dog-benadryl$/)).toBeVisible();

  for (const name of ['Guide', 'Frequently Asked Questions', 'Important Notes', 'Share Results'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('the months are printed, the planning is not', async ({ page }) => {
  await page.goto('/calculator/dog-pregnancy');
  await page.locator('[data-state="editing"]').waitFor();
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toHaveCount(0);
  await page.locator('[name="matingDate"]').fill('2024-04-15');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[data-state="result"]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible();
  await expect(page.locator('caption')).toHaveText('June 2024');
  await expect(page.locator('td[data-day="2024-06-17"]')).toBeVisible();
  await expect(page.locator('td[data-day="2024-06-17"]')).toContainText(', Due date');
  await expect(page.getByRole('heading', { name: 'Plan backwards' })).toBeHidden();
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('the result card is alone on paper, and leaves the page as it was', async ({ page }) => {
  await page.goto('/calculator/ph-analysis#pH=7.4');
  await page.locator('[data-state="result"]').waitFor();
  await openSave(page);
  await page.getByRole('button', { name: 'Result card' }).click();
  await expect(page.getByRole('img', { name: 'The same link as a QR code' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-paper] article')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.locator('button:visible')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-paper]')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('dialog', { name: 'Result card' })).toBeVisible();
});

test('the notice of a page that has not hydrated is not printed', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  await page.route('/start.js', (route) => route.abort());
  await page.goto('/calculator/ph-analysis', { waitUntil: 'load' });
  const notice = page.locator('#stalled');
  await expect(notice).toHaveCSS('display', 'block');
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toHaveCSS('display', 'none');
});

test('the answer to an emergency on paper: urgency, numbers and what not to do, without the list', async ({ page }) => {
  await page.goto('/calculator/pet-emergency#antifreeze');
  await expect(page.locator('#answer-heading')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#answer-heading')).toBeVisible();
  await expect(page.locator('section:has(#answer-heading)').locator('a[href="tel:+18884264435"]:visible')).toHaveCount(
    1,
  );
  await expect(page.getByText(SAFETY_NOTES.poisonDoNot).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The whole list' })).toBeHidden();
});
