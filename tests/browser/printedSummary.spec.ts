/** What goes onto paper where the paper is for a veterinarian: the question, what was confirmed, the answer, the warning. */
import { expect, test } from './watch.ts';

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
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
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
