import { pasteText } from './pasteText.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

test('from Home through search to a shared result, without a mouse', async ({ page, context }) => {
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'shared' }));
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/Skip to/);
  await page.keyboard.press('Enter');
  await tabTo(page, /search/i);
  await page.keyboard.type('anneal');
  await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calculator/annealing-temperature');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'forwardPrimer');
  await page.keyboard.type('tgtaaaacgacggccagt');
  await expect(page.locator('[name="forwardPrimer"]')).toHaveValue('TGTAAAACGACGGCCAGT');
  await tabTo(page, 'reversePrimer', 3);
  await page.keyboard.type('CAGGAAACAGCTATGACC');
  await page.keyboard.press('Enter');
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('[name="reversePrimer"]')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '45.4' })).toBeAttached();
  await expect(page.locator('data[data-field="recommended"]')).toHaveText('45.4');

  await tabTo(page, 'Facebook', 120);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await popup.waitForURL(/facebook\.com/);
  expect(decodeURIComponent(popup.url())).toContain('45.4');
});

test('rows: Add moves into the new row, Remove to the row before, Undo brings it back', async ({ page }) => {
  await page.goto('/calculator/species-diversity');
  await page.locator('[data-state="editing"]').waitFor();
  await expect(page.locator('[data-remove="species.0"]')).toBeDisabled();
  await page.locator('[name="species.0.name"]').fill('Oak');
  await page.locator('[data-add="species"]').press('Enter');
  await expect(page.locator('[name="species.1.name"]')).toBeFocused();
  await page.keyboard.type('Ash');
  await page.locator('[data-remove="species.1"]').press('Enter');
  await expect(page.locator('[name="species.1.name"]')).toHaveCount(0);
  await expect(page.locator('[name^="species.0."]:focus, [data-remove="species.0"]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: /Undo/ }).press('Enter');
  await expect(page.locator('[name="species.1.name"]')).toHaveValue('Ash');
});

test('lines copied from a spreadsheet fill rows', async ({ page }) => {
  await page.goto('/calculator/species-diversity');
  await page.locator('[data-state="editing"]').waitFor();
  await page.evaluate(() => navigator.clipboard.writeText('Oak\t12\nAsh\t30\nElm\t8'));
  await page.locator('[name="species.0.name"]').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('[name="species.2.name"]')).toHaveValue('Elm');
  await expect(page.locator('[name="species.2.count"]')).toHaveValue('8');
});

test('a unit among pasted cells is selected; an unknown one is left out and reported', async ({ page }) => {
  await page.goto('/calculator/stoichiometry');
  await page.locator('[data-state="editing"]').waitFor();
  await pasteText(page.locator('[name="amounts.0.formula"]'), 'Fe2O3\t10\tmol\nAl\t5\tlb');
  await expect(page.locator('[name="amounts.0.unit"]')).toHaveValue('mol');
  await expect(page.locator('[name="amounts.1.amount"]')).toHaveValue('5');
  await expect(page.locator('[name="amounts.1.unit"]')).toHaveValue('g');
  const words = '2 lines pasted. 1 choice was not understood.';
  await expect(page.locator('form').getByText(words)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
});
