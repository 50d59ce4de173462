/** Files whose beginning is slow to read, such as those of a network drive: what happens meanwhile. */
import type { Page } from 'playwright/test';
import { lettersOf } from '#tests/support/longSequences.ts';
import { calculate, choose, expectLength } from './dnaForm.ts';
import { expect, test } from './watch.ts';

const LETTERS = lettersOf({ type: 'lcg32', seed: 11, length: 300_000, alphabet: 'ACGT' });

test.beforeEach(async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
});

/** Makes files slow to read: each waits for its name to be dispatched as an event. */
async function slowFiles(page: Page): Promise<(name: string) => Promise<void>> {
  await page.evaluate(() => {
    const names = new WeakMap<Blob, string>();
    const { slice, arrayBuffer } = Blob.prototype;
    Blob.prototype.slice = function part(...range) {
      const blob = slice.apply(this, range);
      if (this instanceof File) names.set(blob, this.name);
      return blob;
    };
    Blob.prototype.arrayBuffer = async function read() {
      const name = names.get(this);
      if (name !== undefined) await new Promise((go) => document.addEventListener(name, go, { once: true }));
      return arrayBuffer.call(this);
    };
  });
  return (name) => page.evaluate((event) => void document.dispatchEvent(new Event(event)), name);
}

test('Calculate pressed while a file is still being looked at waits for it', async ({ page }) => {
  const finish = await slowFiles(page);
  await choose(page, 'slow.txt', LETTERS);
  await calculate(page);
  await expect(page.getByText('Reading “slow.txt”…', { exact: true }).first()).toBeVisible();
  await expect(page.locator('[data-state="editing"]')).toBeVisible();
  await finish('slow.txt');
  await expectLength(page, LETTERS.length);
  await expect(page.getByText('Reading “slow.txt”…')).toHaveCount(0);
});

test('what is entered, or a reset, overtakes a file that is still being looked at', async ({ page }) => {
  const finish = await slowFiles(page);
  await choose(page, 'first.txt', LETTERS);
  await page.getByLabel('DNA sequence').fill('ATGC');
  await calculate(page);
  await expectLength(page, 4);
  await finish('first.txt');
  await expect(page.getByLabel('DNA sequence')).toHaveValue('ATGC');

  await choose(page, 'second.txt', LETTERS);
  await choose(page, 'third.txt', 'ATGCA');
  await calculate(page);
  await finish('third.txt');
  await expectLength(page, 5);
  await finish('second.txt');

  await page.getByRole('button', { name: 'Reset' }).click();
  await choose(page, 'fourth.txt', LETTERS);
  await calculate(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await finish('fourth.txt');
  await calculate(page);
  await expect(page.locator('[role="alert"][data-error="inline"]')).toHaveText('Please enter a DNA sequence');
  await expect(page.getByLabel('DNA sequence')).toHaveValue('');
});
