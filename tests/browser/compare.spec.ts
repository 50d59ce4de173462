/** Compares a pinned result with the next ones: both figures, the difference, and the inputs that differ. */
import { expectNoViolations } from './accessibility.ts';
import { computeExample } from './examplePage.ts';
import { expect, test } from './watch.ts';

test('pin, change, see both and the difference; unpin', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await computeExample(page);
  const pin = page.getByRole('button', { name: 'Pin to compare' });
  await pin.focus();
  await page.keyboard.press('Enter');
  const region = page.getByRole('region', { name: 'Compared with the pinned result' }).first();
  await expect(region).toContainText('Pinned: Molarity: 0.1998 mol/L');
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Result pinned.' })).toBeAttached();

  await page.locator('[name="mass"]').fill('18');
  await page.locator('[name="mass"]').press('Enter');
  await expect(region).toContainText('Mass of the solute: 9 g → 18 g');
  const row = page.locator('[data-compared="molarity"] td');
  await expect(row).toHaveText(['0.1998 mol/L', '0.3997 mol/L', '+0.1999 mol/L (+100\u00a0%)']);
  const said = region.locator('[aria-live="polite"]');
  await expect(said).toHaveText('Molarity, compared with the pinned result: +0.1999 mol/L (+100\u00a0%).');
  await page.locator('[name="mass"]').fill('');
  await page.locator('[name="mass"]').press('Enter');
  await page.locator('[data-state="error"]').waitFor();
  await expect(said).toHaveText('');
  await page.locator('[name="mass"]').fill('18');
  await page.locator('[name="mass"]').press('Enter');
  await expect(said).toContainText('+0.1999 mol/L');
  await expectNoViolations(page, { within: '[aria-labelledby="pinned-heading"]' });

  await page.getByRole('button', { name: 'Pin this result instead' }).click();
  await expect(region).toContainText('Pinned: Molarity: 0.3997 mol/L');
  await page.getByRole('button', { name: 'Unpin' }).click();
  await expect(region).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pin to compare' })).toBeFocused();
});

test('the curve of the pinned result lies over that of the next', async ({ page }) => {
  await page.goto('/calculator/population-growth');
  await computeExample(page);
  const pinned = page.locator('figure svg text').filter({ hasText: /, pinned$/ });
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await expect(pinned).toHaveCount(0);
  await page.locator('[name="initialPopulation"]').fill('80');
  await page.locator('[name="initialPopulation"]').press('Enter');
  await expect(pinned.first()).toBeVisible();
  await page.getByRole('button', { name: 'Unpin' }).click();
  await expect(pinned).toHaveCount(0);
});

test('pages on toxicity and medicine pin nothing', async ({ page }) => {
  for (const id of ['dog-chocolate-toxicity', 'cat-metacam']) {
    await page.goto(`/calculator/${id}`);
    await computeExample(page);
    await expect(page.getByRole('button', { name: /^Pin/ })).toHaveCount(0);
  }
});
