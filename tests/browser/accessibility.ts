import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './watch.ts';

export type ColorScheme = 'light' | 'dark';

/** A phone held upright and a laptop: the widths of the two layouts. */
export const PHONE = { width: 360, height: 740 } as const;
export const LAPTOP = { width: 1280, height: 720 } as const;

/** Rules whose verdict another theme can change; all others look at the document, not at its colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Fails with every violation that axe finds on the page as it stands, in each of the themes. */
export async function expectNoViolations(
  page: Page,
  themes: readonly ColorScheme[] = ['light', 'dark'],
): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    // A colour half-way through its transition is no colour of the theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // The site has no frames, so that axe need not open a page of its own to join their results.
    // What stands below the sticky header would count as a target that is hardly there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (index === 0) axe.options({ rules: { 'target-size': { enabled: true } } });
    else axe.withRules(RULES_OF_COLOUR);
    const { violations } = await axe.analyze();
    const { width = 0 } = page.viewportSize() ?? {};
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      `${colorScheme}, ${width} px`,
    ).toEqual([]);
  }
}

/** The same at both widths, whatever the page shows by now. */
export async function expectNoViolationsAtAnyWidth(page: Page): Promise<void> {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectNoViolations(page);
  }
  await page.setViewportSize(LAPTOP);
}
