import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf } from '#tests/support/longSequences.ts';
import { heldBack } from './heldBack.ts';
import { pasteText } from './pasteText.ts';
import { savedFile } from './savedFile.ts';
import { expect, test } from './watch.ts';

const LAMBDA = readFileSync(join(import.meta.dirname, '../data/lambda-phage.fa'), 'utf8')
  .split('\n')
  .slice(1)
  .join('\n')
  .trim();

/** Expected values, computed independently with strings and a hand-written table. */
function independently(text: string) {
  const letters = text.replace(/\s/g, '').toUpperCase();
  const count = (base: string) => letters.split(base).length - 1;
  return {
    length: letters.length,
    gc: ((count('G') + count('C')) / letters.length) * 100,
    complement: [...letters].map((base) => ({ A: 'T', T: 'A', G: 'C', C: 'G' })[base]).join(''),
    firstStart: letters.indexOf('ATG') + 1,
  };
}

test('the lambda phage genome: computed, checked against an independent count, shared', async ({ page, context }) => {
  const expected = independently(LAMBDA);
  expect(expected.length).toBe(48_502);
  await page.goto('/calculator/dna-sequence');
  await pasteText(page.getByLabel('DNA sequence'), LAMBDA);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', String(expected.length));
  await expect(page.locator('data[data-field="gcContent"]')).toHaveText(expected.gc.toFixed(2));

  const file = await savedFile(page, () => page.locator('[data-download="complementary"]').click());
  const [header, ...lines] = file.text.split('\n');
  expect(header).toMatch(/^>/);
  expect(lines.join('')).toBe(expected.complement);

  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'shared' }));
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /Facebook/ }).click()]);
  await popup.waitForURL(/facebook\.com/);
  const shared = decodeURIComponent(popup.url());
  expect(shared).toContain('/calculator/dna-sequence');
  expect(shared).toContain(expected.gc.toFixed(2));
});

test('a megabase is pasted without entering the DOM, computed, and viewed at any position', async ({ page }) => {
  const letters = lettersOf({ type: 'lcg32', seed: 20_250_101, length: 1_000_000, alphabet: 'ACGT' });
  await page.goto('/calculator/dna-sequence');
  await pasteText(page.getByLabel('DNA sequence'), letters);
  await expect(page.getByText('1\u202f000\u202f000 characters', { exact: true })).toBeVisible();
  expect(
    await page
      .locator('textarea')
      .evaluateAll((areas) => areas.every((area) => (area as HTMLTextAreaElement).value === '')),
  ).toBe(true);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="gcContent"]')).toHaveText('49.98');
  const strand = page.locator('[data-field="rna"]');
  await expect(strand).toHaveAttribute('data-length', '1000000');
  // Only the visible rows are in the DOM.
  expect((await strand.innerText()).length).toBeLessThan(10_000);

  await page.getByLabel('Go to position').last().fill('500000');
  await page.getByLabel('Go to position').last().press('Enter');
  await expect(page.getByText('Position 500\u202f000 is in view')).toBeVisible();

  const download = page.locator('[data-download="rna"]');
  await download.focus();
  await savedFile(page, () => page.keyboard.press('Enter'));
  await expect(page.getByText('FASTA file saved')).toBeVisible();
  await expect(download).toBeFocused();
});

test('a refused paste keeps the text and says where the error is', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  await page.getByLabel('DNA sequence').fill('ATGC\nATGNCC');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const message = page.locator('[role="alert"][data-error="inline"]');
  await expect(message).toHaveText('Invalid DNA sequence. Use only A, T, G, C bases.');
  await expect(page.locator('[data-place]')).toContainText('Line 2, column 4');
  await expect(page.getByLabel('DNA sequence')).toHaveValue('ATGC\nATGNCC');
  await expect(page.getByLabel('DNA sequence')).toBeFocused();
  await expect(page.getByLabel('DNA sequence')).toHaveAttribute('aria-invalid', 'true');
});

test('a long text that is pasted before hydration is kept and computed', async ({ page }) => {
  const release = await heldBack(page, /assets\/.*\.js$/);
  await page.goto('/calculator/dna-sequence', { waitUntil: 'commit' });
  await pasteText(page.getByLabel('DNA sequence'), 'ACGT'.repeat(50_000));
  release();
  await expect(page.getByText('200\u202f000 characters', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="gcContent"]')).toHaveText('50.00');
});
