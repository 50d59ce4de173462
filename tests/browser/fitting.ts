import type { Page } from 'playwright/test';
import { PHONE } from './accessibility.ts';
import { expect } from './watch.ts';

/** The width of a screen of 1280 px at 400 % zoom. */
const NARROWEST = 320;

/** Text spacing that a visitor may apply: WCAG success criterion 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** At the narrowest width, with the visitor's own text spacing on top, nothing is cut off and nothing scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: PHONE.height });
  // Components that measure themselves rerender a frame or two after a change.
  await expect.poll(() => misfits(page), 'at 320 px').toEqual([]);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
  await expect.poll(() => misfits(page), 'at 320 px with text spacing').toEqual([]);
}

/**
 * Elements that make the page scroll sideways, and words that are cut off where nothing scrolls. The line of a folded form
 * ends in an ellipsis: all of it is in the form.
 */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`;
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('svg') ||
        element.matches('input, textarea, select, [data-fold] > p')
      )
        continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none') continue;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${words(element)}`);
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) found.push(`cut off: ${words(element)}`);
      const scroller = element.parentElement?.closest('[tabindex="0"]');
      if (wide && !scroller && element.getBoundingClientRect().right > window.innerWidth + 1) {
        found.push(`too wide: ${words(element)}`);
      }
    }
    return found;
  });
}
