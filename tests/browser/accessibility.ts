import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './watch.ts';

export type ColorScheme = 'light' | 'dark';

/** Fails with every violation that axe finds on the page as it stands, in each of the themes. */
export async function expectNoViolations(
  page: Page,
  themes: readonly ColorScheme[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of themes) {
    // A colour half-way through its transition is no colour of the theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  }
}
