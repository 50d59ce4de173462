import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

test('a menu in a row is wide enough for the names of its options', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/calculator/water-trough');
  await waitForHydration(page);
  const menu = page.locator('select[name="herd.0.animal"]');
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(170);
});
