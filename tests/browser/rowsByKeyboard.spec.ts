import { gatedWorker } from './gatedWorker.ts';
import { expect, test } from './watch.ts';

test('a list of thousands of records is one tab stop, from which keys reach every row', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  const text = Array.from({ length: 3000 }, (_, index) => `>r${index + 1}\nACGTAA\n`).join('');
  const file = { name: 'many.fasta', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('#all-records-heading').click();
  await page.getByRole('button', { name: 'List the records' }).click();
  const row = (number: number) => page.getByRole('button', { name: `Open record ${number}`, exact: true });
  await row(1).focus();
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['PageDown', 12],
    ['End', 3000],
    ['ArrowUp', 2999],
    ['Home', 1],
    ['ArrowUp', 1],
    ['PageDown', 11],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(number)).toBeFocused();
    await expect(row(number)).toBeInViewport();
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('table') === null)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect(row(11)).toBeFocused();
  await expect(row(11)).toHaveAccessibleDescription(/^Press ↑ or ↓ to move between rows/);
  // A row that is scrolled out of view leaves the focus to the box, and the stop to the first row that is in view.
  const box = page.getByRole('region', { name: 'Records', exact: true }).last();
  const stop = page.locator('button[data-row][tabindex="0"]');
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(box).toBeFocused();
  await box.evaluate((element) => element.scrollTo(0, 0));
  await expect(stop).toHaveText('11');
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(stop).toHaveText(/^1[45]\d\d$/);
  await page.keyboard.press('Tab');
  await expect(stop).toBeFocused();
  const number = await stop.textContent();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="record"]')).toHaveValue(number ?? '');
});

test('a list stays, with the focus in it, while the record that was opened is slow to calculate', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  const file = {
    name: 'three.fasta',
    mimeType: 'text/plain',
    buffer: Buffer.from('>one\nACGT\n>two\nATGTAA\n>x\nGG\n'),
  };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('#all-records-heading').click();
  await page.getByRole('button', { name: 'List the records' }).click();
  const second = page.getByRole('button', { name: 'Open record 2', exact: true });
  await second.focus();
  const release = await gatedWorker(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Calculating…' })).toBeVisible();
  await expect(second).toBeFocused();
  await release();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', '6');
  await expect(second).toBeFocused();
});
