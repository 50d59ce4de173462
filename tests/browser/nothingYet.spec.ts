/** Forms that show neither result nor message while a box is empty: the box has a hint and receives the focus. */
import type { Page } from 'playwright/test';
import { expect, test } from './watch.ts';

async function landsOn(page: Page, name: string, hint: string): Promise<void> {
  await page.getByRole('button', { name: 'Calculate' }).press('Enter');
  const box = page.locator(`[name="${name}"]`);
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(hint);
  const shown = page.getByText(hint, { exact: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toBeVisible();
  await expect(box).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-state="editing"]')).toHaveCount(1);
}

test('cell size: Calculate focuses the empty box', async ({ page }) => {
  await page.goto('/calculator/cell-size');
  await page.locator('[data-state="editing"]').waitFor();
  await landsOn(page, 'size', 'A diameter or edge above 0');
  await page.locator('[name="shape"]').selectOption('cuboid');
  await page.locator('[name="length"]').fill('2');
  await page.locator('[name="height"]').fill('3');
  await landsOn(page, 'width', 'A width above 0');
});

test('surface area to volume: Calculate focuses the box that is empty or has no valid size', async ({ page }) => {
  await page.goto('/calculator/surface-area-volume');
  await page.locator('[data-state="editing"]').waitFor();
  await landsOn(page, 'radius', 'Above 0, in any unit');
  await page.getByRole('radio', { name: 'Cylinder' }).check();
  await page.locator('[name="radius"]').fill('2');
  await page.locator('[name="height"]').fill('0');
  await landsOn(page, 'height', 'Above 0, in the same unit');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('[name="height"]')).toBeFocused();
});
