import type { Page } from 'playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { calculatorPaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

/** Presses Tab, or Shift+Tab to go back, until the element of the given kind and name has focus; a journey that never arrives fails. */
async function tabTo(page: Page, wanted: string | RegExp, most = 60, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const words = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the end of the page and its beginning the body has the focus, and with it the words of the whole page.
      if (activeElement === document.body) return '';
      const names = [
        activeElement?.getAttribute('aria-label'),
        activeElement?.textContent,
        activeElement?.getAttribute('name'),
      ];
      return names.filter(Boolean).join(' ');
    });
    if (typeof wanted === 'string' ? words.includes(wanted) : wanted.test(words)) return;
  }
  throw new Error(`Tab never reached ${wanted}`);
}

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
  await page.keyboard.press('Tab');
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

for (const path of calculatorPaths()) {
  test(`${path} is completed by keyboard alone, says so and passes axe in both themes`, async ({ page }) => {
    await page.goto(path);
    await page.locator('[data-state="editing"]').waitFor();
    await tabTo(page, 'Try an example', 120);
    await page.keyboard.press('Enter');
    for (const confirmation of (await page.locator('[data-confirms]').all()).reverse()) {
      await expect(confirmation).not.toBeChecked();
      await tabTo(page, (await confirmation.getAttribute('name')) ?? '', 120, 'Shift+Tab');
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'Calculate', 120);
    await page.keyboard.press('Enter');
    await page.locator('[data-state="result"]').waitFor();
    await expect(page.locator(':focus')).toHaveText('Calculate');
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached();
    expect(await page.locator('data[data-field]').count()).toBeGreaterThan(0);
    await expectNoViolations(page);
  });
}

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
