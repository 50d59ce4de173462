/** A saved result, chosen or dropped on Home: its page opens with its inputs and says whether both agree. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { openSave } from './examplePage.ts';
import { heldBack } from './heldBack.ts';
import { savedFile } from './savedFile.ts';
import { expect, test } from './watch.ts';

const AGREES = /The saved result agrees with what version \S+ computes from its inputs\./;

/** The JSON that a page saves of its result, once it shows the words. */
async function savedText(page: Page, address: string, words?: string): Promise<string> {
  await page.goto(address);
  await page.locator('[data-state="result"]').waitFor();
  if (words !== undefined) await page.getByText(words).first().waitFor();
  await openSave(page);
  const { text } = await savedFile(page, () => page.getByRole('button', { name: 'Download JSON' }).click());
  return text;
}

async function choose(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page
    .locator('#file-opened')
    .setInputFiles({ name: 'result.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** As a file manager drops it. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'result.json', { type: 'application/json' }));
    for (const type of ['dragover', 'drop'])
      document
        .querySelector('h1')
        ?.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, text);
}

test('a chosen result opens its page, which agrees; what was in the boxes comes back by Undo', async ({ page }) => {
  const text = await savedText(page, '/calculator/ph-analysis#pH=4.2');
  await page.goto('/calculator/ph-analysis#pH=9');
  await page.locator('[data-state="result"]').waitFor();
  await choose(page, text);
  await expect(page).toHaveURL(/\/calculator\/ph-analysis/);
  await expect(page.locator('[name="pH"]')).toHaveValue('4.2');
  await expect(page.locator('form').getByText(AGREES)).toBeVisible();
  await expect(page.locator('[role="status"]').filter({ hasText: AGREES })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[name="pH"]')).toHaveValue('9');
});

test('a dropped one that was changed: where it differs', async ({ page }) => {
  const text = await savedText(page, '/calculator/molarity#mass=9&molarMass=180.156&volume=0.5');
  await page.goto('/');
  await page.locator('#file-opened').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await drop(page, text.replace(/"molarity": 0\.0999\d*/, '"molarity": 0.2'));
  await expect(page.locator('form').getByText(/differs in molarity \(saved 0\.2, now 0\.0999/)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});

test('sentences, figures and ± are proved as well', async ({ page }) => {
  const text = await savedText(
    page,
    '/calculator/molarity#mass=9&molarMass=180.156&volume=0.5&ask=uncertainty&uncertainty.mass=0.1',
    '0.0999 ± 0.0011',
  );
  // As the command line has them.
  const said = { ...JSON.parse(text), says: ['Molarity 0.0999 mol/L.'] };
  await choose(page, JSON.stringify(said));
  await expect(page.locator('form').getByText(AGREES)).toBeVisible();
  await choose(page, JSON.stringify({ ...said, says: ['Safe to drink.'] }));
  await expect(page.locator('form').getByText(/differs in says\.0 \(saved ‘Safe to drink\.’/)).toBeVisible();
  await choose(page, text.replace('(0.0999 ± 0.0011)', '(0.0999 ± 0.0001)'));
  await expect(page.locator('form').getByText(/differs in uncertainty\.figures\.0\.text/)).toBeVisible();
});

test('an edit before it is computed leaves no verdict on it', async ({ page }) => {
  const text = await savedText(page, '/calculator/molarity#mass=9&molarMass=180.156&volume=0.5');
  const release = await heldBack(page, /assets\/molarity-(?!calculator|content|meta)[^/]*\.js$/);
  await choose(page, text);
  await expect(page.locator('[data-state="validating"]')).toBeVisible();
  await page.locator('[name="mass"]').fill('8');
  await expect(page.locator('[data-state="editing"]')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.getByText(/The saved result/)).toHaveCount(0);
});

test('another file is refused on Home, in a sentence', async ({ page }) => {
  await choose(page, '{"calculator": "pka"}');
  await expect(page.getByRole('listitem').filter({ hasText: 'This is no saved result and no notebook' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '“result.json” was not opened' })).toBeFocused();
  await choose(page, '{"calculator": "alchemy", "input": {}, "result": 1}');
  await expect(page.getByRole('listitem').filter({ hasText: 'no calculator ‘alchemy’' })).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});

test('nothing is filled in on a page on medicine', async ({ page }) => {
  await choose(
    page,
    '{"calculator": "dog-metacam", "input": {"weight": 10, "vetPrescribed": true}, "result": {"dose": 1}}',
  );
  await expect(
    page.locator('form').getByText('Results on toxicity and medicine are not opened from a file.'),
  ).toBeVisible();
  await expect(page.locator('[name="weight"]')).toHaveValue('');
});
