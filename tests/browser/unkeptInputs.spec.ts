/** Deploys while pages hold inputs that no draft saves: no reload discards them without notice. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type StaticHost, startStaticHost } from '#tests/support/staticHost.ts';
import { expectNoViolations } from './accessibility.ts';
import { pasteText } from './pasteText.ts';
import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

const SITE = join(import.meta.dirname, '../../dist');
const OUT = 'A newer version of this site is out: reload the page to go on.';

let host: StaticHost;
/** A home page with another entry script, by which a page detects another version. */
let next: string;
test.beforeEach(async () => {
  host = await startStaticHost(SITE);
  next = await mkdtemp(join(tmpdir(), 'next-'));
  const home = await readFile(join(SITE, 'index.html'), 'utf8');
  const another = home.replace(/(<script type="module"[^>]* src=")[^"]+/, '$1/assets/next.js');
  await writeFile(join(next, 'index.html'), another);
});
test.afterEach(async () => {
  await host.close();
  await rm(next, { recursive: true });
});

/** Inputs that no draft saves, and how to enter them. */
const UNKEPT: Readonly<Record<string, { readonly path: string; readonly enter: (page: Page) => Promise<void> }>> = {
  'what a medicine page asks': {
    path: '/calculator/dog-metacam',
    enter: (page) => page.locator('[name="weight"]').fill('12.5'),
  },
  'a text held outside the page': {
    path: '/calculator/dna-sequence',
    enter: (page) => pasteText(page.locator('[name="sequence"]'), 'ACGGT'.repeat(20_000)),
  },
  'a table': {
    path: '/calculator/cell-size',
    async enter(page) {
      await page.getByRole('link', { name: 'Table of many', exact: true }).click();
      await page.locator('[name="batch-table"]').fill('Size\n10');
    },
  },
  'a date to plan from': {
    path: '/calculator/dog-pregnancy',
    enter: (page) => page.locator('[name="birthDate"]').fill('2025-06-01'),
  },
};

for (const [what, { path, enter }] of Object.entries(UNKEPT)) {
  test(`where a load would lose inputs it is offered, not done: ${what}`, async ({ page, noise }) => {
    noise.allow('Failed to load resource');
    noise.allow('dynamically imported module');
    await page.goto(`${host.origin}${path}`);
    await page.waitForLoadState('networkidle');
    await enter(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    host.deploy(next, SITE);
    await page.route(/FindDialog-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.locator('h1').click();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.locator('[aria-live="polite"]').getByText(OUT)).toBeVisible();
    await page.waitForTimeout(500);
    expect(loads).toBe(0);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => loads).toBe(1);
    await waitForHydration(page);
    await expect(page.getByText(OUT)).toHaveCount(0);
  });
}
