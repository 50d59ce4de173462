import type { Page } from 'playwright/test';

/**
 * Presses Tab, or Shift+Tab to go back, until the element with the given text or name has focus; fails if it never
 * does.
 */
export async function tabTo(page: Page, wanted: string | RegExp, most = 60, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const words = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the end of the page and its beginning, the body has the focus, and its text is that of the whole page.
      if (activeElement === document.body) return '';
      const names = [
        activeElement?.getAttribute('aria-label'),
        activeElement?.textContent,
        activeElement?.getAttribute('name'),
      ];
      return names.filter(Boolean).join(' ');
    });
    if (typeof wanted === 'string' ? words.includes(wanted) : wanted.test(words)) return;
  }
  throw new Error(`Tab never reached ${wanted}`);
}
