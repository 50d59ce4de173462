import type { Locator } from 'playwright/test';

/** Pastes a text as a visitor would. Typing a long text is slow in Firefox under test. */
export async function pasteText(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.evaluate((_, copied) => navigator.clipboard.writeText(copied), text);
  await box.press('ControlOrMeta+v');
}
