import { calculatorPaths, sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

/** To hand on the page between two tests takes as long as half a page. */
const PAGES_IN_TEST = 15;

const paths = sitePaths();
for (let first = 0; first < paths.length; first += PAGES_IN_TEST) {
  const some = paths.slice(first, first + PAGES_IN_TEST);
  test(`from ${some[0]} to ${some.at(-1)}, ${some.length} pages hydrate without a message from React`, async ({
    page,
  }) => {
    for (const path of some) {
      await page.goto(path);
      // React reports hydration errors in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(page.locator('h1')).toHaveCount(1);
      if (calculatorPaths().includes(path)) await page.locator('[data-state="editing"]').waitFor();
    }
  });
}
