import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './watch.ts';

export type ColorScheme = 'light' | 'dark';

/** A phone held upright and a laptop: the widths of the two layouts. */
export const PHONE = { width: 360, height: 740 } as const;
export const LAPTOP = { width: 1280, height: 720 } as const;

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const ALL_RULES: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** Rules whose verdict another theme can change; all others look at the document, not at its colours. */
const RULES_OF_COLOUR: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Fails with every violation that axe finds within the selector as it stands, in each of the themes. */
export async function expectNoViolations(
  page: Page,
  { within = 'html', themes = ['light', 'dark'] }: { within?: string; themes?: readonly ColorScheme[] } = {},
): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    // A colour half-way through its transition is no colour of the theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // What stands below the sticky header would count as a target that is hardly there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const { width = 0 } = page.viewportSize() ?? {};
    // What measures itself is drawn again a frame or two after a change.
    const found = () => violations(page, within, index === 0 ? ALL_RULES : RULES_OF_COLOUR);
    await expect.poll(found, `${colorScheme}, ${width} px`).toEqual([]);
  }
}

/** The same at both widths, whatever the page shows by now. */
export async function expectNoViolationsAtAnyWidth(page: Page, within?: string): Promise<void> {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, within === undefined ? {} : { within });
  }
  await page.setViewportSize(LAPTOP);
}

/** Half a megabyte of axe is handed to each page once, and only what it complains of comes back: half the time. */
async function violations(page: Page, within: string, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
      const results = await axe.run(within, { ...options, resultTypes: ['violations'] });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
      );
    },
    { within, options },
  );
}
