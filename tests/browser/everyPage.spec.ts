import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { expectToFit } from './fitting.ts';
import { calculatorPaths, sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

/** The heading that the server sent must be the very node that the page goes on with: anything else is a flash. */
const REMEMBER_HEADING = () => {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { servedHeading: document.querySelector('h1') });
  });
};

for (const path of sitePaths()) {
  test(`${path} comes alive without a flash`, async ({ page }) => {
    await page.addInitScript(REMEMBER_HEADING);
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    if (path.startsWith('/calculator/')) await page.locator('[data-state="editing"]').waitFor();
    const heading = await page.evaluate(() => {
      const { servedHeading } = window as unknown as { readonly servedHeading: Element | null };
      return { was: servedHeading !== null, still: servedHeading?.isConnected ?? false };
    });
    expect(heading).toEqual({ was: true, still: true });
    // A calculator is looked at with its message and its result in `everyCalculator.spec.ts`.
    if (path.startsWith('/calculator/')) return;
    await expectNoViolationsAtAnyWidth(page);
    await expectToFit(page);
  });
}

for (const path of calculatorPaths()) {
  test(`${path} is complete without JavaScript`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html).toContain('<form');
    expect(html).toContain('type="submit"');
    // The one calculator outside the frame has no notes.
    expect(html.includes('Important Notes')).toBe(path !== '/calculator/allele-frequency');
    // The policy forbids both, so either would be lost or blocked.
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<script(?![^>]*(?:\bsrc=|"application\/ld\+json"))/);
  });
}
