/** Questions to the text of a page while something else goes on there. */
import { calculate, expectLength } from './dnaForm.ts';
import { largeFile, removeLargeFile } from './largeFile.ts';
import { expect, test } from './watch.ts';

test('a question to a text that is replaced ends, and asking again is about the new one', async ({ page }) => {
  const path = largeFile('large.txt');
  await page.goto('/calculator/dna-sequence');
  await page.locator('input[type="file"]').setInputFiles(path);
  await calculate(page);
  await page.locator('#composition-heading').click();
  const action = page.locator('form[aria-labelledby="composition-heading"] [type="submit"]');
  await action.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Remove large.txt' }).click();
  await page.getByLabel('DNA sequence').fill('ATGCC');
  await calculate(page);
  await expectLength(page, 5);
  await expect(action).not.toHaveAttribute('aria-disabled', 'true');
  // It has no answer about the text before, not even an outdated one.
  await expect(page.getByText(/^The result above is a new one/)).toHaveCount(0);
  // A digit that is read only after its code has loaded: the question is about the new text all the same.
  await page.locator('[name="composition.size"]').fill('２');
  await page.locator('[name="composition.step"]').fill('1');
  await action.click();
  await expect(page.locator('[data-answer="composition"]')).toBeVisible();
  removeLargeFile(path);
});
