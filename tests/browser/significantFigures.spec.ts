/** The result repeated with the precision of the entered numbers, with the rule; the specified figures stay. */
import { expect, test } from './watch.ts';

test('the least precise number decides, as it was typed, and later edits do not', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="mass"]').fill('9.00');
  await page.locator('[name="molarMass"]').fill('180.156');
  await page.locator('[name="volume"]').fill('0.250');
  await page.locator('[name="volume"]').press('Enter');
  const button = page.getByRole('button', { name: 'As precise as your inputs' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('As precise as your inputs: 3 significant figures')).toBeVisible();
  await expect(page.getByText(/^Mass of the solute, typed as 9\.00, is the least precise/)).toBeVisible();
  await expect(page.locator('data[data-field="precise.molarity"]')).toHaveText('0.200');
  await expect(page.locator('data[data-field="molarity"]')).toHaveText('0.1998');
  await page.locator('[name="mass"]').fill('9');
  await expect(page.locator('data[data-field="precise.molarity"]')).toHaveText('0.200');
  await page.locator('[name="mass"]').press('Enter');
  await button.click();
  await expect(page.locator('data[data-field="precise.molarity"]')).toHaveText('0.2');
});
