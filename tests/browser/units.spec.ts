/** Numbers in other units: converted to the formula's, remembered, saved and undone with their unit. */
import { expect, test } from './watch.ts';

test('250 mL counts as 0.25 L; the unit outlives a reload, Reset and a visit to another page', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="mass"]').fill('9');
  await page.locator('[name="molarMass"]').fill('180.156');
  const volume = page.locator('[name="volume"]');
  await volume.fill('250');
  const unit = page.getByRole('combobox', { name: 'Unit of Volume of the solution' });
  await unit.selectOption('mL');
  await expect(page.getByText('Counted as 0.25 L')).toBeVisible();
  await expect(volume).toHaveAccessibleName('Volume of the solution (mL)');
  await expect(volume).toHaveAccessibleDescription(/Counted as 0\.25 L/);
  await volume.press('Enter');
  await expect(page.locator('data[data-field="molarity"]')).toHaveText('0.1998');

  await page.reload();
  await page.locator('[data-state="editing"]').waitFor();
  await expect(volume).toHaveValue('250');
  await expect(unit).toHaveValue('mL');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(volume).toHaveValue('');
  await expect(unit).toHaveValue('mL');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(volume).toHaveValue('250');
  // The example is in the units that it was written in.
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(unit).toHaveValue('L');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unit).toHaveValue('mL');

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto('/calculator/pka');
  await page.goto('/calculator/molarity');
  await page.locator('[data-state="editing"]').waitFor();
  await expect(unit).toHaveValue('mL');
  await expect(page.getByText('Your inputs from before are back.')).toHaveCount(0);
});

test('a default number is converted to the chosen unit', async ({ page }) => {
  await page.goto('/calculator/annealing-temperature');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="saltConcentration_unit"]').selectOption('M');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('[name="saltConcentration"]')).toHaveValue('0.05');
  await expect(page.getByText('Counted as 50 mM')).toBeVisible();
});

test('only a unit that was chosen is remembered, and a new choice forgets none', async ({ page }) => {
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('units:molarity') ?? 'null'));
  const [mass, volume] = [page.locator('[name="mass_unit"]'), page.locator('[name="volume_unit"]')];
  await page.goto('/calculator/molarity');
  await page.locator('[data-state="editing"]').waitFor();
  await volume.selectOption('mL');
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(volume).toHaveValue('L');
  await mass.selectOption('mg');
  expect(await kept()).toEqual({ mass_unit: 'mg', volume_unit: 'mL' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  // Units of a link are the sender's.
  await page.goto('about:blank');
  await page.goto('/calculator/molarity#mass=9&volume=250&volume_unit=mL');
  await expect(volume).toHaveValue('mL');
  await mass.selectOption('µg');
  expect(await kept()).toEqual({ mass_unit: 'µg' });
});

test('invalid data in the storage change nothing', async ({ page }) => {
  await page.goto('/calculator/cell-size');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('units:cell-size', '{"length_unit":"parsec","x":[1]}'));
  await page.reload();
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="shape"][value="rod"], select[name="shape"]').first().waitFor();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.locator('[name="length_unit"]')).toHaveValue('µm');
});
