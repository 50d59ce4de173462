/** No layout shift while a page loads, whichever request is slow. Reported by Chromium only. */
import { join } from 'node:path';
import { startStaticHost } from '#tests/support/staticHost.ts';
import { PHONE } from './accessibility.ts';
import { expect, test } from './watch.ts';

const SITE = join(import.meta.dirname, '../../dist');

declare global {
  interface Window {
    /** Elements that moved, with their shift. */
    readonly shifts: string[];
  }
}

test.use({ viewport: PHONE });

for (const path of ['/', '/category/chemistry', '/calculator/blood-pressure', '/calculator/dog-metacam']) {
  test(path, async ({ page }) => {
    const host = await startStaticHost(SITE);
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
          window.shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // More than half of the page is the head with its styles.
    for (const share of [1, 0.6, 0.65, 0.7, 0.75, 0.8]) {
      host.pauseAt(share);
      await page.goto(host.origin + path);
      if (path.startsWith('/calculator/')) await page.locator('[data-state]').waitFor();
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
      expect(await page.evaluate(() => window.shifts), `after ${share} of the text`).toEqual([]);
    }
    // On a phone they wait for the form, but must not wait forever.
    if (path.startsWith('/calculator/')) await expect(page.getByRole('list', { name: 'Keywords' })).toBeVisible();
    await host.close();
  });
}
