import { expect, type Page } from 'playwright/test';

/** What is on the clipboard. The site's pages may not read it (`clipboard-read=()`), so a page of the test's own has it pasted. */
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
