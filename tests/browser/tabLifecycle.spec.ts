/** A tab that is frozen, resumed, short of memory or closed, simulated through Chromium's DevTools protocol. */
import type { CDPSession, Page } from 'playwright/test';
import { heldBack } from './heldBack.ts';
import { expect, test } from './watch.ts';

const BASES = 3_000_000;

async function sessionOf(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

async function chooseLongFile(page: Page): Promise<void> {
  await page.goto('/calculator/dna-sequence');
  await page.locator('[data-state="editing"]').waitFor();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'long.fa',
    mimeType: 'text/plain',
    buffer: Buffer.from(`>long\n${'ACGT'.repeat(BASES / 4)}\n`),
  });
  await expect(page.getByText('long.fa').first()).toBeVisible();
}

test('frozen in the middle of a calculation and resumed, the tab has its result', async ({ page }) => {
  const release = await heldBack(page, /assets\/dna-sequence-(?!calculator|content|meta)[^/]*\.js$/);
  const session = await sessionOf(page);
  await chooseLongFile(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="validating"]').waitFor();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  release();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', String(BASES));
});

test('under memory pressure, the page still calculates', async ({ page }) => {
  const session = await sessionOf(page);
  await chooseLongFile(page);
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.getByRole('button', { name: 'Calculate' }).click();
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', String(BASES));
});

test('a tab that is killed keeps its inputs', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  await page.locator('[data-state="editing"]').waitFor();
  await page.evaluate(() => {
    for (const type of ['pagehide', 'visibilitychange']) {
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
    }
  });
  await page.locator('[name="pH"]').fill('7.4');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:ph-analysis'))).toContain('7.4');
});
