import { expect, test } from './onePage.ts';
import { sitePaths } from './sitePaths.ts';

for (const path of sitePaths()) {
  test(`${path} hydrates without a word from React`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    // React marks what it has taken over; what it has to say about it, it says in the frame after.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (path.startsWith('/calculator/')) await page.locator('[data-state="editing"]').waitFor();
  });
}
