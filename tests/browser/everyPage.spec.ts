import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { calculatorPaths, sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

/** The heading that the server sent must be the very node that the page goes on with: anything else is a flash. */
const REMEMBER_HEADING = () => {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { servedHeading: document.querySelector('h1') });
  });
};

async function expectNoViolationsInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // A colour half-way through its transition is no colour of the theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await expectNoViolations(page);
  }
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

for (const path of sitePaths()) {
  test(`${path} comes alive without a flash and passes axe in both themes`, async ({ page }) => {
    await page.addInitScript(REMEMBER_HEADING);
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    if (path.startsWith('/calculator/')) await page.locator('[data-state="editing"]').waitFor();
    const heading = await page.evaluate(() => {
      const { servedHeading } = window as unknown as { readonly servedHeading: Element | null };
      return { was: servedHeading !== null, still: servedHeading?.isConnected ?? false };
    });
    expect(heading).toEqual({ was: true, still: true });
    await expectNoViolationsInBothThemes(page);
  });
}

for (const path of calculatorPaths()) {
  test(`${path} calculates its example, says so and passes axe`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.locator('[data-state="result"]').waitFor();
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
    expect(await page.locator('data[data-field]').count()).toBeGreaterThan(0);
    await expectNoViolationsInBothThemes(page);
  });

  test(`${path} is complete without JavaScript`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html).toContain('<form');
    expect(html).toContain('type="submit"');
    // The one calculator outside the frame has no notes.
    expect(html.includes('Important Notes')).toBe(path !== '/calculator/allele-frequency');
    // The policy forbids both, so either would be lost or blocked.
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
}
