/** 'My animals': kept by a press, shown with what the dates mean today, and erased by one press. */
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { expectToFit } from './fitting.ts';
import { savedFile } from './savedFile.ts';
import { expect, test } from './watch.ts';

test('the dates of a birth are kept, said as of today, saved as one calendar and erased by one press', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 29, 12));
  await page.goto('/calculator/rabbit-gestation#matingDate=2026-10-25');
  await page.getByLabel('Keep these dates under My animals, for').fill('Daisy');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('Kept for Daisy, on this device only.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My animals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My animals' })).toBeFocused();
  await expect(page.getByText('Today is day 35')).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add an animal' }).click();
  await page.getByLabel('Name').fill('Bella');
  await page.getByLabel('Animal', { exact: true }).selectOption('dog');
  await page.getByLabel('Weight').first().fill('28.5');
  await page.getByLabel(/^Mated or served on/).fill('2026-10-20');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('Bella is kept on this device.')).toBeVisible();
  // The one in trouble comes first.
  await expect(page.locator('[data-animal] h2')).toHaveText(['Daisy', 'Bella']);
  await expect(page.getByText('Bella: due date')).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
  const { text } = await savedFile(page, () =>
    page.getByRole('button', { name: 'Save all dates as a calendar file' }).click(),
  );
  expect(text).toContain('SUMMARY:Bella: due date');
  expect(text).toContain('SUMMARY:Daisy: due date');

  await page.reload();
  await page.getByRole('button', { name: 'Erase everything on this page' }).click();
  await expect(page.getByText('Everything is erased from this device.')).toBeVisible();
  expect(await page.evaluate(() => ['animals', 'veterinarian'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);
});
