import { expect, type Page } from 'playwright/test';

/** Opens a menu of the header that can be seen, by one of its names: on a phone the theme is in the menu of all links. */
export async function openMenu(page: Page, ...names: readonly string[]): Promise<void> {
  const menus = names.map((name) => `header summary[title="${name}"]`).join();
  await page.locator(menus).filter({ visible: true }).click();
}

/** Chooses a theme in the header and closes the menu. */
export async function chooseTheme(page: Page, theme: 'system' | 'light' | 'dark'): Promise<void> {
  await openMenu(page, 'Theme', 'Menu');
  await page.locator(`header input[name="theme"][value="${theme}"]`).filter({ visible: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('header details[open]')).toHaveCount(0);
}
