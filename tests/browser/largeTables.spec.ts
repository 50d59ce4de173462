/**
 * Tables wider or longer than a page can render: they are read, rendered in part and scrolled, or refused with a
 * message.
 */
import type { Page } from 'playwright/test';
import { expect, test } from './watch.ts';

async function chooseTable(page: Page, text: string): Promise<void> {
  await page.goto('/calculator/cell-dilution');
  await page.getByRole('link', { name: 'Table of many', exact: true }).click();
  await page.locator('[data-batch="empty"]').waitFor();
  const file = { name: 'wide.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('[data-batch] input[type="file"]').setInputFiles(file);
}

const line = (width: number, cell: (column: number) => string) =>
  Array.from({ length: width }, (_, column) => cell(column)).join(',');

test('300 rows of 5,001 columns are calculated, and every corner is reachable by keyboard', async ({ page }) => {
  const row = line(4998, (column) => String(column % 10));
  const rows = Array.from({ length: 300 }, (_, index) => `1e6,${index === 1 ? 'x' : '1e5'},10,${row}`);
  await chooseTable(
    page,
    `Stock concentration,Target concentration,Final volume,${line(4998, (column) => `Note ${column + 1}`)}\n${rows.join('\n')}`,
  );
  await expect(page.getByRole('heading', { name: 'Your table: 300 rows, 5001 columns' })).toBeVisible();

  const menu = page.locator('select[name="column-stockConcentration"]');
  expect(await page.locator('[data-batch] option').count()).toBeLessThan(100);
  await menu.focus();
  await expect(menu.locator('option')).toHaveCount(5002);
  await expect(menu).toHaveValue('0');
  await page.getByRole('button', { name: 'Calculate 300 rows' }).click();

  const table = page.getByRole('table', { name: 'Results of 299 rows; 1 row was not calculated' });
  await expect(table).toBeVisible();
  const columns = Number(await table.getAttribute('aria-colcount'));
  expect(columns).toBeGreaterThan(5002);
  await expect(table).toHaveAttribute('aria-rowcount', '301');
  expect(await table.locator('td, th').count()).toBeLessThan(2500);
  await expect(table.locator('thead [aria-colindex="5"]')).toHaveText('Note 1');

  const box = page.getByRole('region', { name: 'Results of 299 rows' });
  await box.focus();
  // Firefox does not scroll the page for a box that is partly in view.
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('End');
  // The browser scrolls there smoothly by itself; on a busy machine it might still do so after the jumps below.
  const left = () =>
    box.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect.poll(left).toBeLessThan(2);
  await box.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
  const corner = table.locator(`[aria-rowindex="301"] [aria-colindex="${columns}"]`);
  await expect(corner).toBeInViewport();
  await expect(table.locator('[aria-rowindex="301"] [aria-colindex="1"]')).toHaveText('300');
  await box.evaluate((element) => element.scrollTo(2000 * 176, 0));
  await expect(table.locator('thead [aria-colindex="2003"]')).toHaveText('Note 1999');
  await expect(table.locator('[aria-rowindex="2"] [aria-colindex="2003"]')).toHaveText('8');
  await box.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(table.locator('[data-refused] td:not([aria-hidden])').last()).toContainText('x');
});

test('a table of more columns than a spreadsheet has is refused before rendering', async ({ page }) => {
  await chooseTable(page, `${line(60_000, (column) => `c${column}`)}\n${line(60_000, () => '1')}`);
  await expect(page.locator('[data-batch] [role="alert"]')).toContainText(
    'This table has more than 16\u202f384 columns',
  );
  await expect(page.locator('[data-batch="empty"]')).toBeVisible();
});

test('a form with the maximum number of rows opens and responds to a key', async ({ page }) => {
  await page.goto('/calculator/species-diversity');
  await page.evaluate(() => {
    const species = Array.from({ length: 1000 }, (_, index) => ({ name: `s${index}`, count: '1' }));
    sessionStorage.setItem('draft:species-diversity', JSON.stringify({ format: 1, values: { species } }));
    // The draft written on pagehide must not overwrite it.
    Storage.prototype.setItem = () => {};
    Storage.prototype.removeItem = () => {};
  });
  await page.goto('/calculator/species-diversity?again');
  await expect(page.locator('[data-remove]')).toHaveCount(1000);
  await expect(page.getByText('There is room for 1000 rows.')).toBeVisible();
  await page.locator('[name="species.999.count"]').fill('');
  await page.keyboard.type('25');
  await expect(page.locator('[name="species.999.count"]')).toHaveValue('25');
  await page.getByRole('button', { name: 'Remove species 1', exact: true }).click();
  await expect(page.locator('[data-add="species"]')).toBeVisible();
});
