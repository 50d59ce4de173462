/** Input of long sequences: by paste, by file, compressed or not; their errors; and download. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { blockedGzip } from '#tests/support/blockedGzip.ts';
import { lettersOf } from '#tests/support/longSequences.ts';
import { calculate, choose, expectLength } from './dnaForm.ts';
import { heldBack } from './heldBack.ts';
import { expect, test } from './watch.ts';

const PAGE = '/calculator/dna-sequence';
const REFUSAL = 'Invalid DNA sequence. Use only A, T, G, C bases.';
const LETTERS = lettersOf({ type: 'lcg32', seed: 11, length: 300_000, alphabet: 'ACGT' });
const LINES = LETTERS.replace(/.{60}/g, '$&\r\n');

/** A file of 20 GB, made in the page by repeating one piece: takes seconds to read even on a fast machine. */
async function holdLargeFile(page: Page): Promise<void> {
  await page.locator('input[type="file"]').evaluate((input) => {
    const piece = new Blob(['ACGTTGCAAC'.repeat(1_000_000)]);
    const transfer = new DataTransfer();
    transfer.items.add(new File(new Array(2_000).fill(piece), 'large.txt'));
    (input as HTMLInputElement).files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('large.txt', { exact: true })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('[data-state]').waitFor();
});

for (const [name, content] of [
  ['plain.txt', LETTERS],
  ['lines.seq', LINES],
  ['returns.txt', LINES.replaceAll('\r\n', '\r')],
  ['marked.txt', `\ufeff${LINES}\u00a0\n`],
  ['compressed.txt.gz', gzipSync(LINES)],
  ['in-blocks.txt.gz', blockedGzip(LINES)],
] as const) {
  test(`a file is read: ${name}`, async ({ page }) => {
    await choose(page, name, content);
    await expect(page.getByRole('group', { name: 'DNA sequence' })).toContainText(name);
    await expect(page.getByRole('group', { name: 'DNA sequence' })).toContainText(LETTERS.slice(0, 20));
    await calculate(page);
    await expectLength(page, LETTERS.length);
  });
}

test('the chip is reachable by keyboard, and Remove restores and focuses the box', async ({ page }) => {
  await choose(page, 'plain.txt', LETTERS);
  const remove = page.getByRole('button', { name: 'Remove plain.txt' });
  await page.getByLabel('Choose a file').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(remove).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'plain.txt loaded' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('DNA sequence')).toBeFocused();
  await expect(page.getByLabel('DNA sequence')).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'plain.txt removed' })).toHaveCount(1);
});

test('a file is dropped on the field, and one dropped beside it has no effect', async ({ page }) => {
  const transfer = await page.evaluateHandle((letters) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([letters], 'dropped.fa'));
    return dropped;
  }, LETTERS);
  await page.locator('h1').dispatchEvent('dragover', { dataTransfer: transfer });
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: transfer });
  const box = page.getByLabel('DNA sequence');
  await box.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.locator('[data-over]')).toBeVisible();
  await box.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.locator('[data-over]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'DNA sequence' })).toContainText('dropped.fa');
  await calculate(page);
  await expectLength(page, LETTERS.length);
});

test('of two dropped files the first is used, and that is announced', async ({ page }) => {
  const transfer = await page.evaluateHandle((letters) => {
    const dropped = new DataTransfer();
    for (const name of ['first.fa', 'second.fa']) dropped.items.add(new File([letters], name));
    return dropped;
  }, LETTERS);
  await page.getByLabel('DNA sequence').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('group', { name: 'DNA sequence' })).toContainText('first.fa');
  await expect(page.getByRole('alert')).toHaveText('One file at a time: of 2 files, “first.fa” was taken.');
});

test('pasted out of a spreadsheet, the text counts and not the picture of it; a copied file is a file', async ({
  page,
}) => {
  const paste = (text: string, file: { readonly name: string; readonly type: string }) =>
    page.getByLabel('DNA sequence').evaluate(
      (box, copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', copied.text);
        clipboardData.items.add(new File(['ATGC'], copied.file.name, { type: copied.file.type }));
        const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        // Firefox ignores the second argument.
        Object.defineProperty(pasted, 'clipboardData', { value: clipboardData });
        return box.dispatchEvent(pasted);
      },
      { text, file },
    );
  const picture = { name: 'image.png', type: 'image/png' };
  const chip = page.getByRole('group', { name: 'DNA sequence' });
  // A short paste is left to the browser.
  expect(await paste('ATGC', picture)).toBe(true);
  await expect(chip).toHaveCount(0);
  expect(await paste(LETTERS, picture)).toBe(false);
  await expect(chip).toContainText('300\u202f000 characters');

  await page.getByRole('button', { name: 'Remove Pasted text' }).click();
  expect(await paste('/home/someone/copied.fa', { name: 'copied.fa', type: '' })).toBe(false);
  await expect(chip).toContainText('copied.fa');
});

test('a file chosen before hydration is used, and can be chosen again after Remove', async ({ page }) => {
  const release = await heldBack(page, /assets\/.*\.js$/);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await choose(page, 'early.fa', LETTERS);
  release();
  await page.getByRole('button', { name: 'Remove early.fa' }).click();
  await expect(page.getByLabel('DNA sequence')).toHaveValue('');
  // A browser fires a change event only when the chosen file differs from the current one.
  await expect(page.getByLabel('Choose a file')).toHaveValue('');
});

test('an empty, a binary and a damaged file have different messages, and each can be replaced', async ({ page }) => {
  const alert = page.locator('[role="alert"][data-error="inline"]');
  const chip = page.getByRole('group', { name: 'DNA sequence' });

  await choose(page, 'empty.fa', '');
  await expect(chip).toContainText('This file is empty.');
  await calculate(page);
  await expect(alert).toHaveText('Please enter a DNA sequence');

  await choose(page, 'picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1]));
  await expect(chip).toContainText('This does not look like a text file.');
  await calculate(page);
  await expect(alert).toHaveText(REFUSAL);

  await choose(page, 'cut.fa.gz', gzipSync(LINES).subarray(0, 40_000));
  await calculate(page);
  await expect(alert).toContainText('“cut.fa.gz” could not be read to its end');
  await expect(chip).toContainText('cut.fa.gz');
  await expect(page.getByRole('button', { name: 'Remove cut.fa.gz' })).toBeFocused();

  await choose(page, 'whole.fa.gz', gzipSync(LINES));
  await calculate(page);
  await expectLength(page, LETTERS.length);
});

test('a file deleted after it was chosen is reported by its name, and another can be chosen', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sequence-'));
  const path = join(folder, 'gone.txt');
  writeFileSync(path, LETTERS);
  await page.getByLabel('Choose a file').setInputFiles(path);
  await expect(page.getByRole('group', { name: 'DNA sequence' })).toContainText('gone.txt');
  rmSync(folder, { recursive: true });
  await calculate(page);
  await expect(page.locator('[role="alert"]')).toContainText('“gone.txt” could not be read');
  await choose(page, 'there.txt', LETTERS);
  await calculate(page);
  await expectLength(page, LETTERS.length);
});

test('canceled at once, half-way and by an edit, ten times over, the page still works', async ({ page }) => {
  await holdLargeFile(page);
  for (let round = 0; round < 10; round += 1) {
    await calculate(page);
    if (round % 2 === 1) await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-state="editing"]')).toBeVisible();
  }
  await calculate(page);
  await expect(page.getByRole('progressbar', { name: /^Reading … [\d.]+ of 20 GB/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused();
  await calculate(page);
  await page.getByRole('button', { name: 'Remove large.txt' }).click();
  await expect(page.locator('[data-state="editing"]')).toBeVisible();
  await page.getByLabel('DNA sequence').fill('ATGC');
  await calculate(page);
  await expectLength(page, 4);
});

test('the page stays responsive while a large file is read', async ({ page }) => {
  await holdLargeFile(page);
  await calculate(page);
  await page.getByRole('progressbar').waitFor();
  // Each iteration is a separate task, so it runs only between the page's other tasks.
  const states = await page.evaluate(async () => {
    const seen = new Set<string | null>();
    for (let turn = 0; turn < 50; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      seen.add(document.querySelector('[data-state]')?.getAttribute('data-state') ?? null);
    }
    return [...seen];
  });
  for (const state of states) expect(['validating', 'computing']).toContain(state);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-state="editing"]')).toBeVisible();
});

test('a long paste stays out of the DOM; leaving and coming back leaves nothing behind', async ({ page }) => {
  await page.getByLabel('DNA sequence').focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), LETTERS);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('button', { name: 'Remove Pasted text' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'DNA sequence' })).toContainText('300\u202f000 characters');
  await calculate(page);
  await expectLength(page, LETTERS.length);
  await page.locator('header a[href="/"]').click();
  await expect(page.getByRole('heading', { name: 'Popular Calculators' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'DNA sequence' })).toHaveValue('');
});

test('a remedy beside the message makes the edit and calculates at once', async ({ page }) => {
  await page.getByLabel('DNA sequence').fill('ATGCN');
  await calculate(page);
  await expect(page.locator('[role="alert"][data-error="inline"]')).toHaveText(REFUSAL);
  await page.getByRole('button', { name: /^Allow IUPAC letters/ }).click();
  await expectLength(page, 5);
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused();
});
