import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './watch.ts';

const PAGE = '/calculator/electron-config';

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('[data-state="editing"]').waitFor();
});

test('an element is found in the periodic table by arrow keys and chosen by Enter', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Periodic table, Element' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Periodic table' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'H – Hydrogen' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'He – Helium' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Kr – Krypton' })).toBeFocused();
  // The browser's native keys.
  for (const key of ['Alt+ArrowLeft', 'Meta+ArrowLeft', 'Shift+ArrowLeft', 'Control+ArrowLeft'])
    await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Kr – Krypton' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('button', { name: 'Lr – Lawrencium' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('select[name="element"]')).toHaveValue('Lr');
  await expect(page.getByRole('status').filter({ hasText: 'Element: Lr – Lawrencium' })).toBeAttached();
  await page.getByRole('button', { name: 'Calculate' }).press('Enter');
  await expect(page.locator('data[data-field="shorthand"]')).toHaveText('[Rn] 5f¹⁴ 7s² 7p¹');
});

test('opens at the chosen element; Escape leaves the choice unchanged', async ({ page }) => {
  await page.locator('select[name="element"]').selectOption('Fe');
  const opener = page.getByRole('button', { name: 'Periodic table, Element' });
  await opener.press('Space');
  const iron = page.getByRole('button', { name: 'Fe – Iron' });
  await expect(iron).toBeFocused();
  await expect(iron).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('select[name="element"]')).toHaveValue('Fe');
});

test('is one stop for Tab, and has headers for periods and groups', async ({ page }) => {
  await page.getByRole('button', { name: 'Periodic table, Element' }).click();
  const grid = page.getByRole('grid', { name: 'Periodic table' });
  await expect(grid.locator('button[tabindex="0"]')).toHaveCount(1);
  await expect(grid.getByRole('button')).toHaveCount(118);
  await expect(grid.getByRole('columnheader')).toHaveCount(19);
  await expect(grid.getByRole('rowheader')).toHaveCount(9);
  await grid.getByRole('button', { name: 'C – Carbon' }).click();
  await expect(page.locator('select[name="element"]')).toHaveValue('C');
});

for (const width of [360, 1280]) {
  test(`at ${width} px it passes axe, and nothing but the table scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.getByRole('button', { name: 'Periodic table, Element' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'H – Hydrogen' })).not.toBeFocused();
    await expect(page.getByRole('button', { name: 'He – Helium' })).toBeInViewport({ ratio: 1 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  });
}
