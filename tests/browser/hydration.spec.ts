import { sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

for (const path of sitePaths()) {
  test(`${path} hydrates without a word from React`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    if (path.startsWith('/calculator/')) await page.locator('[data-state="editing"]').waitFor();
  });
}
