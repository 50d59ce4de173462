/** A chart is laid out once, at the width that it has: no drawing is made for a width that no window shows. */
import { PHONE } from './accessibility.ts';
import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

declare global {
  interface Window {
    /** Parts of drawings that were changed after they came to the page. */
    readonly redrawn: string[];
  }
}

for (const viewport of [PHONE, { width: 1280, height: 900 }])
  for (const path of ['/calculator/population-growth', '/calculator/protein-synthesis'])
    test(`${path} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
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
