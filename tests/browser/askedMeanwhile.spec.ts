/** Questions to the text of a page while something else goes on there. */
import { calculate, choose, expectLength } from './dnaForm.ts';
import { gatedWorker } from './gatedWorker.ts';
import { expect, test } from './watch.ts';

test('a question to a text that is replaced ends, and asking again is about the new one', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  await choose(page, 'first.txt', 'ATGAAACCC');
  await calculate(page);
  await page.locator('#composition-heading').click();
  await page.locator('[name="composition.size"]').fill('2');
  await page.locator('[name="composition.step"]').fill('1');
  const action = page.locator('form[aria-labelledby="composition-heading"] [type="submit"]');
  await action.waitFor();
  const release = await gatedWorker(page);
  await action.click();
  await expect(action).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Remove first.txt' }).click();
  await page.getByLabel('DNA sequence').fill('ATGCC');
  await calculate(page);
  await expect(page.getByText('There is no result above: press Calculate there first.')).toBeVisible();
  await release();
  await expectLength(page, 5);
  await expect(action).not.toHaveAttribute('aria-disabled', 'true');
  // It has no answer about the text before, not even an outdated one.
  await expect(page.getByText(/^The result above is a new one/)).toHaveCount(0);
  // A digit that is read only after its code has loaded: the question is about the new text all the same.
  await page.locator('[name="composition.size"]').fill('３');
  await action.click();
  await expect(page.locator('[data-answer="composition"]')).toBeVisible();
});
