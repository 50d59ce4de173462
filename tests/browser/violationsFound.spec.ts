/** axe finds what is planted: every text with low contrast, although it is asked of one text of each style, and bad targets. */
import type { Page } from 'playwright/test';
import { type ColorScheme, violations } from './accessibility.ts';
import { expect, test } from './watch.ts';

async function violationsAfter(
  page: Page,
  selector: string,
  css: string,
  colorScheme: ColorScheme = 'light',
): Promise<string> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto('/calculator/dog-pregnancy');
  await page.evaluate(
    ({ selector, css }) => {
      const last = [...document.querySelectorAll(selector)].at(-1);
      if (last === undefined) throw new Error(`there is no ${selector}`);
      last.id = 'planted';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    { selector, css },
  );
  return (await violations(page, 'html')).join('\n');
}

const PALE = '#planted { color: #999 !important; }';
const PALE_IN_THE_DARK = '@media (prefers-color-scheme: dark) { #planted { color: #555 !important; } }';
const DARK_GROUND = '#planted { background: #555 !important; }';
const HALF_TRANSPARENT = '#planted { opacity: 0.4 !important; }';

for (const [what, selector, css, theme] of [
  ['one pale paragraph among many', 'main p', PALE, 'light'],
  ['one that is pale in the dark alone', 'main p', PALE_IN_THE_DARK, 'dark'],
  ['a ground that is too dark', 'main h2', DARK_GROUND, 'light'],
  ['a half transparent heading', 'main h2', HALF_TRANSPARENT, 'light'],
] as const) {
  test(`${what} is found`, async ({ page }) => {
    expect(await violationsAfter(page, selector, css, theme)).toContain('color-contrast');
  });
}

/** Reset is beside Try an example. Without its words, which would make its size uncertain. */
const SMALL = `#planted { min-width: 0; min-height: 0; width: 12px; height: 12px; margin: 0 -6px; padding: 0; font-size: 0;
  line-height: 0; border: 0; } #planted * { display: none; }`;
const OVER_THE_LAST = '#planted { position: relative; left: -100px; width: 200px; font-size: 0; }';

for (const [what, css] of [
  ['a button too small beside another', SMALL],
  ['a button that covers another', OVER_THE_LAST],
] as const) {
  test(`${what} is found`, async ({ page }) => {
    expect(await violationsAfter(page, 'form button[type="reset"]', css)).toContain('target-size');
  });
}

/** Of two lines, the second is reached by scrolling alone. */
const SCROLLED = '#planted { height: 1.2em; overflow: auto; line-height: 3; }';

test('a part that scrolls and cannot be reached by keyboard is found', async ({ page }) => {
  expect(await violationsAfter(page, 'main p', SCROLLED)).toContain('scrollable-region-focusable');
});

test('nothing is found where nothing is planted', async ({ page }) => {
  expect(await violationsAfter(page, 'main p', PALE_IN_THE_DARK)).toBe('');
});
