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
  // A row that was scrolled out of view leaves the stop to one that is in view.
  await page
    .getByRole('region', { name: 'Records', exact: true })
    .last()
    .evaluate((box) => {
      (document.activeElement as HTMLElement).blur();
      box.scrollTop = box.scrollHeight / 2;
    });
  const stop = page.locator('button[data-row][tabindex="0"]');
  await expect(stop).toHaveText(/^1[45]\d\d$/);
  const number = await stop.textContent();
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="record"]')).toHaveValue(number ?? '');
});
