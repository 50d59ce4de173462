/** A remedy whose code is slow to load, or does not load at all. */
import { heldBack } from './heldBack.ts';
import { expect, test } from './watch.ts';

const REMEDY = /\/assets\/applyRemedy-[^/]*\.js$/;

test('a remedy whose code is slow is applied to what is in the form by then', async ({ page }) => {
  const release = await heldBack(page, REMEDY);
  await page.goto('/calculator/dna-sequence');
  await page.getByLabel('DNA sequence').fill('ATGN');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: /^Allow IUPAC letters/ }).click();
  await page.getByLabel('DNA sequence').fill('ATGCNN');
  release();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.getByLabel('DNA sequence')).toHaveValue('ATGCNN');
  await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', '6');
});

test('a remedy that did not load is told, until the next step', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  noise.allow('dynamically imported module');
  await page.route(REMEDY, (route) => route.abort());
  await page.goto('/calculator/dna-sequence');
  await page.getByLabel('DNA sequence').fill('ATGN');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: /^Allow IUPAC letters/ }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong while calculating.' });
  await expect(failure).toBeVisible();
  await page.getByLabel('DNA sequence').fill('ATG');
  await expect(failure).toHaveCount(0);
});
