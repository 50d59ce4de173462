/** A visit during a deploy, when a file is missing, and another when it is available. */
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { SERVER_NAMES } from './ask.ts';
import { DIST } from './guide.ts';
import { startCaddy } from './webServers.ts';

for (const server of SERVER_NAMES.filter((name) => name === 'Caddy')) {
  test(`${server}: what was missing in one visit is there in the next`, async ({ page }) => {
    const place = mkdtempSync(join(tmpdir(), 'half-deploy-'));
    const site = join(place, 'site');
    cpSync(DIST, site, { recursive: true, filter: (path) => !path.startsWith(join(DIST, 'pictures')) });
    const host = await startCaddy(site, null);
    try {
      const missing = readdirSync(join(site, 'assets')).filter((name) => /^ph-analysis-calculator-/.test(name));
      expect(missing).toContainEqual(expect.stringMatching(/\.js$/));
      for (const name of missing) renameSync(join(site, 'assets', name), join(place, name));
      const address = `http://localhost:${host.port}/calculator/ph-analysis`;
      const asked = page.waitForResponse((response) => response.url().includes('/assets/ph-analysis-calculator-'));
      await page.goto(address);
      expect((await asked).status()).toBe(404);
      await expect(page.getByRole('alert')).toContainText('Calculate does not work yet');
      for (const name of missing) renameSync(join(place, name), join(site, 'assets', name));
      await page.goto(address);
      await page.locator('[data-state="editing"]').waitFor();
      await page.locator('[name="pH"]').fill('7.4');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
    } finally {
      await host.stop();
      rmSync(place, { recursive: true });
    }
  });
}
