import { calculatorPaths, sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

for (const path of sitePaths()) {
  test(`${path} hydrates without a message from React`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    // React reports hydration errors in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (calculatorPaths().includes(path)) await page.locator('[data-state="editing"]').waitFor();
  });
}
