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

/** Rules whose verdict another theme can change; all others look at the document, not at its colors. */
const RULES_OF_COLOR: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Marks the texts whose contrast is checked: that rule takes longer than all others together. */
const MARKER = 'data-contrast-checked';

/** Fails with every violation that axe finds within the selector as it stands, in each of the themes. */
export async function expectNoViolations(
  page: Page,
  { within = 'html', themes = ['light', 'dark'] }: { within?: string; themes?: readonly ColorScheme[] } = {},
): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    // A colour half-way through its transition is no colour of the theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const { width = 0 } = page.viewportSize() ?? {};
    // What measures itself is drawn again a frame or two after a change.
    const found = async () => {
      // What is partly below the sticky header would count as too small a target.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      return violations(page, within, index === 0 ? ALL_RULES : RULES_OF_COLOR);
    };
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

/**
 * Returns the violations that axe finds. Contrast is checked for one text of each combination of colors, size and ground,
 * because all texts of one combination have the same contrast. The half megabyte of axe is sent to each page once.
 */
export async function violations(
  page: Page,
  within: string,
  options: RunOptions = ALL_RULES,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ within, options, marker }) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
      axe.configure({ rules: [{ id: 'color-contrast', selector: `[${marker}]` }] });
      const root = document.querySelector(within);
      if (root === null) throw new Error(`${within} is not on the page`);

      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (element === null) return '';
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
        const below = groundOf(element.parentElement);
        // Most elements add nothing to what lies below them.
        const ground = own === 'rgba(0, 0, 0, 0),none,1,none,normal' ? below : `${below}|${own}`;
        grounds.set(element, ground);
        return ground;
      };
      const hasOwnText = (element: Element) =>
        element.matches('input, textarea, select') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''));
      const looks = new Map<string, Element>();
      for (const element of root.querySelectorAll('*')) {
        if (!hasOwnText(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          continue;
        const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element);
        const isDisabled = element.closest(':disabled, [aria-disabled="true"], label') !== null;
        const look = [groundOf(element), color, fontSize, fontWeight, textShadow, position, isDisabled].join('|');
        if (!looks.has(look)) looks.set(look, element);
      }

      for (const element of looks.values()) element.setAttribute(marker, '');
      // What is partly below a bar at the window's foot would count as too small a target; each bar has a place of its own.
      const inPlace = new CSSStyleSheet();
      inPlace.replaceSync('[data-bar] { position: static !important; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, inPlace];
      const results = await axe.run(within, { ...options, resultTypes: ['violations'] });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== inPlace);
      for (const element of looks.values()) element.removeAttribute(marker);
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
      );
    },
    { within, options, marker: MARKER },
  );
}
