/** A chart is laid out once, at the width that it has: no drawing is made for a width that no window shows. */
import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

declare global {
  interface Window {
    /** Parts of drawings that were changed after they came to the page. */
    readonly redrawn: string[];
  }
}

test('a chart whose code is there with the result', async ({ page }) => {
  // Far from the width that a drawing has without a window.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/calculator/population-growth');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Try an example' }).first().click();
  await page.evaluate(() => {
    Object.assign(window, { redrawn: [] });
    new MutationObserver((records) => {
      for (const { target, type } of records)
        if (target instanceof Element && target.closest('figure svg') !== null)
          window.redrawn.push(`${type} of ${target.outerHTML.slice(0, 80)}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('main figure svg[role="img"]').first().waitFor();
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  expect(await page.evaluate(() => window.redrawn)).toEqual([]);
});
