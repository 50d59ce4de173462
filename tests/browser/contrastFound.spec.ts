/** The contrast check, which samples one text of each style, finds every text with low contrast. */
import type { Page } from 'playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './onePage.ts';

async function violationsAfter(page: Page, selector: string, css: string): Promise<string> {
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
  return expectNoViolations(page).then(
    () => 'none',
    (error: unknown) => String(error),
  );
}

for (const [what, selector, css] of [
  ['one pale paragraph among many', 'main p', '#planted { color: #999 !important; }'],
  [
    'one that is pale in the dark alone',
    'main p',
    '@media (prefers-color-scheme: dark) { #planted { color: #555 !important; } }',
  ],
  ['a ground that is too dark', 'main li', '#planted { background: #777 !important; }'],
  ['a half transparent heading', 'main h2', '#planted { opacity: 0.4 !important; }'],
] as const) {
  test(`${what} is found`, async ({ page }) => {
    expect(await violationsAfter(page, selector, css)).toContain('color-contrast');
  });
}

test('nothing is found where nothing is planted', async ({ page }) => {
  expect(await violationsAfter(page, 'main p', '')).toBe('none');
});
