import { expect, type Page } from 'playwright/test';

/**
 * Returns the clipboard's text. The site's pages may not read it (`clipboard-read=()`), so it is pasted into a separate
 * page.
 */
export async function copiedText(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  const box = other.locator('textarea');
  await box.focus();
  await other.keyboard.press('ControlOrMeta+V');
  await expect(box).not.toHaveValue('');
  const text = await box.inputValue();
  await other.close();
  await page.bringToFront();
  return text;
}
