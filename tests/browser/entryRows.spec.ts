/** A list with an entry form: a typed row that was not added is included or reported at Calculate, never ignored. */
import type { Page } from 'playwright/test';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

async function typeReading(page: Page, systolic: string, diastolic: string): Promise<void> {
  await page.keyboard.type(systolic);
  await page.keyboard.press('Tab');
  await page.keyboard.type(diastolic);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/calculator/blood-pressure');
  await page.locator('[data-state="editing"]').waitFor();
  await tabTo(page, 'reading.systolic');
});

test('Calculate adds the reading that is still in the boxes and announces it, and Undo puts it back', async ({
  page,
}) => {
  await typeReading(page, '118', '76');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="reading.systolic"]')).toBeFocused();
  await typeReading(page, '150', '95');
  await tabTo(page, /^Calculate/);
  await page.keyboard.press('Enter');
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="averages.systolic"]')).toHaveText('134.0');
  await expect(page.locator('[data-remove="readings.1"]')).toBeVisible();
  await expect(page.locator('[name="reading.systolic"]')).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: /Reading 2 added\. Stage 1/ })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused();

  await tabTo(page, 'Undo', 20, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="reading.systolic"]')).toHaveValue('150');
  await expect(page.locator('[name="reading.diastolic"]')).toHaveValue('95');
  await expect(page.locator('[name="reading.systolic"]')).toBeFocused();
  await expect(page.locator('[data-remove="readings.1"]')).toHaveCount(0);
  await expect(page.getByText('Inputs changed – calculate again')).toBeVisible();
});

test('Calculate names the missing box of an unfinished reading', async ({ page }) => {
  await typeReading(page, '118', '76');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-remove="readings.0"]')).toBeVisible();
  await page.keyboard.type('150');
  await tabTo(page, /^Calculate/);
  await page.keyboard.press('Enter');
  await page.locator('[data-state="error"]').waitFor();
  const diastolic = page.locator('[name="reading.diastolic"]');
  await expect(diastolic).toBeFocused();
  await expect(diastolic).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-beside]')).toHaveText('Please enter both systolic and diastolic values');
  await expect(page.locator('[name="reading.systolic"]')).toHaveValue('150');
  await page.keyboard.type('95');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-remove="readings.1"]')).toBeVisible();
});
