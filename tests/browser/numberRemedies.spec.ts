/** What is offered, told and spoken where a number is not written plainly: in lists, by alerts, in pasted tables. */
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { pasteText } from './pasteText.ts';
import { expect, test } from './watch.ts';

test('one press takes what a box of a list may mean, and calculates', async ({ page }) => {
  await page.goto('/calculator/qpcr-efficiency');
  await page.locator('[name="mode"][value="curve"]').check();
  await pasteText(page.locator('[name="points.0.quantity"]'), '1000\t20.1±0.2\n100\t23.4\n10\t26.8\n');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('#calculator-message')).toContainText(
    'Ct, dilution point 1: “20.1±0.2” is a number with its uncertainty: enter 20.1 alone.',
  );
  await expectNoViolationsAtAnyWidth(page, 'form');
  await page.getByRole('button', { name: 'Use 20.1' }).click();
  await expect(page.locator('[name="points.0.ct"]')).toHaveValue('20.1');
  await expect(page.locator('[name="points.0.quantity"]')).toHaveValue('1000');
  await expect(page.locator('data[data-field="slope"]').first()).toBeVisible();
});

test('the general sentence names the first box that is blank', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await page.locator('[name="mass"]').fill('9');
  await page.locator('[name="mass"]').press('Enter');
  const message = page.locator('#calculator-message');
  await expect(message.getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(message.locator('[data-place]')).toHaveText('Molar mass is blank.');
});

test('how a number was read is announced once, with the result', async ({ page }) => {
  await page.goto('/calculator/molarity#mass=9&molarMass=180.156');
  await expect(page.locator('[name="mass"]')).toHaveValue('9');
  const region = page.locator('[aria-labelledby="result-heading"] p[role="status"]');
  const heard = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await page.locator('[name="volume"]').fill('250 mL');
  await page.locator('[name="volume"]').press('Enter');
  await expect(page.locator('data[data-field="molarity"]')).toHaveText('0.1998');
  await expect(region).toHaveText(/^Volume of the solution: “250 mL” was read as 250 mL\. ./);
  const texts = await heard.jsonValue();
  expect(texts.filter((text) => text.includes('was read as'))).toHaveLength(1);
});

test('an alert says its sentence alone; the form says which box, and what to press', async ({ page }) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  await page.goto('/calculator/ph-analysis');
  await page.locator('[name="pH"]').fill('7.4±0.1');
  await page.locator('[name="pH"]').press('Enter');
  const message = page.locator('#calculator-message');
  await expect(message).toContainText('pH: “7.4±0.1” is a number with its uncertainty: enter 7.4 alone.');
  expect(said).toEqual(['Please enter a valid pH value between 0 and 14']);
  await expect(page.locator('[name="pH"]')).toHaveAccessibleDescription(/Please enter a valid pH value.*7\.4±0\.1/);
  await expectNoViolationsAtAnyWidth(page, 'form');
  await page.getByRole('button', { name: 'Use 7.4' }).click();
  await expect(page.locator('data[data-field]').first()).toBeVisible();
});

test('where a blank box is no mistake, an unreadable one is told', async ({ page }) => {
  await page.goto('/calculator/cell-size');
  const size = page.locator('[name="size"]');
  await size.fill('5±0.2');
  await size.press('Enter');
  await expect(page.locator('#calculator-message')).toContainText('“5±0.2” is a number with its uncertainty');
  await page.getByRole('button', { name: 'Use 5' }).click();
  await expect(page.locator('data[data-field]').first()).toBeVisible();
});

test('a unit in the heading of a pasted column is chosen, shown and undone', async ({ page }) => {
  await page.goto('/calculator/protein-concentration');
  await page.locator('[name="method"]').selectOption('standard-curve');
  const first = page.locator('[name="standards.0.concentration"]');
  await pasteText(first, 'conc (µg/mL)\tA595\n125\t0.1\nblank?\t0.05\n250\t0.2\n');
  const words = /Concentration: read in µg\/mL, as the heading says\. Row 2, Concentration: “blank\?”/;
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  await expect(page.locator('[name="concentrationUnit"]')).toHaveValue('µg/mL');
  await expectNoViolationsAtAnyWidth(page, 'form');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[name="concentrationUnit"]')).toHaveValue('mg/mL');
  await expect(first).toHaveValue('');
});
