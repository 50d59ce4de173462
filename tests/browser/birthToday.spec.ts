/** What pregnancies mean today beside the result of their page: in a table of many, and in the answer to a line. */
import { expect, test } from './watch.ts';

const HERD = [
  ['Name', 'Served'],
  ['Calm', '2026-08-01'],
  ['Wrong', '2026-02-30'],
  ['Late', '2026-02-13'],
  ['Very late', '2026-02-07'],
];

test('a herd begins with what is most urgent, as of today, and on the next day as of that', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00'));
  await page.goto('/calculator/cow-gestation');
  await page.getByRole('link', { name: 'Table of many', exact: true }).click();
  await page.locator('[data-batch="empty"]').waitFor();
  const buffer = Buffer.from(HERD.map((row) => row.join()).join('\n'));
  await page
    .locator('[data-batch] input[type="file"]')
    .setInputFiles({ name: 'herd.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Calculate 4 rows' }).click();
  const panel = page.locator('[data-batch="done"]');
  await expect(panel.getByText('As of Sunday, November 29, 2026')).toBeVisible();
  await expect(panel.getByRole('columnheader')).toContainText([
    'Row',
    'Name',
    'Served',
    'Day today',
    'Days to go',
    'What now',
  ]);
  await expect(panel.getByRole('rowheader')).toHaveText(['4', '3', '1', '2']);
  const veryLate = panel.getByRole('row').filter({ hasText: 'Very late' }).getByRole('cell');
  await expect(veryLate).toContainText(['Very late', '2026-02-07', '295', '-12', 'overdue']);
  await panel.getByLabel('What is most urgent first').uncheck();
  await expect(panel.getByRole('rowheader')).toHaveText(['1', '2', '3', '4']);

  await page.clock.setFixedTime(new Date('2026-11-30T07:00:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(panel.getByText('As of Monday, November 30, 2026')).toBeVisible();
  await expect(veryLate).toContainText(['Very late', '2026-02-07', '296', '-13', 'overdue']);
});

test('a line on an animal that is overdue is answered with what that means today', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00'));
  await page.goto('/');
  await page.getByRole('searchbox').first().fill('rabbit bred 2026-10-25');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('Today is day 35, 4 days past the due date and 3 past the day to call.');
  await expect(answer.locator('[data-field="dueDate"]')).toContainText('November 25, 2026');
});
