/** Compressed files, tested in a browser because Node's zlib itself reads several members and skips padding. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { blockedGzip } from '#tests/support/blockedGzip.ts';
import { expect, test } from './watch.ts';

const FIRST = '>first\nATGCATGC\n';
const SECOND = '>second\nGGGG\n';
const members = [gzipSync(FIRST), gzipSync(SECOND)];

async function calculate(page: Page, buffer: Uint8Array): Promise<void> {
  await page.goto('/calculator/dna-sequence');
  await page.locator('[data-state]').waitFor();
  const file = { name: 'a.fa.gz', mimeType: 'application/gzip', buffer: Buffer.from(buffer) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Calculate' }).click();
}

const inlineAlert = (page: Page) => page.locator('[role="alert"][data-error="inline"]');

for (const [name, parts] of Object.entries({
  'joined from two parts': members,
  'joined and padded with zeros': [...members, Buffer.alloc(512)],
  'joined from parts of bgzip': [blockedGzip(FIRST, 5), blockedGzip(SECOND, 5)],
  'padded with a single zero': [...members, Buffer.alloc(1)],
  'stored, with what looks like a part in its name': [
    gzipSync(Buffer.concat([Buffer.from('>'), gzipSync('no'), Buffer.from('\nATGCATGC\n>b\nGGGG\n')]), { level: 0 }),
  ],
}))
  test(`a file ${name} is read to its end`, async ({ page }) => {
    await calculate(page, Buffer.concat(parts));
    await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', '8');
    const records = page.getByRole('table', { name: 'Records' }).getByRole('row');
    await expect(records).toHaveCount(3);
    await expect(records.nth(2)).toContainText('100');
  });

for (const [name, parts, why] of [
  ['with a second part that is cut off', [members[0], members[1]?.subarray(0, -5)], 'are cut off'],
  ['with a second part that has hardly begun', [members[0], members[1]?.subarray(0, 3)], 'are cut off'],
  ['followed by letters', [...members, Buffer.from('Hello')], 'are damaged, or followed by something that is not gzip'],
  ['followed by one letter', [...members, Buffer.from('x')], 'are damaged, or followed by'],
  ['followed by zeros and a letter', [...members, Buffer.alloc(99), Buffer.from('x')], 'are damaged, or followed by'],
] as const)
  test(`a file ${name} is refused`, async ({ page }) => {
    await calculate(page, Buffer.concat(parts.map((part) => part ?? Buffer.alloc(0))));
    await expect(inlineAlert(page)).toContainText(`“a.fa.gz” could not be read to its end: the compressed data ${why}`);
  });

test('for a small file that inflates to 200 MB, the page shows the inflated size and stays responsive', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { words: [] as string[] });
    new MutationObserver((list) => {
      const line = list.map(({ target }) => target.parentElement?.closest('[data-progress-words]')).find(Boolean);
      const found = line ?? document.querySelector('[data-progress-words]');
      if (found != null) (window as unknown as { words: string[] }).words.push(found.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await calculate(page, gzipSync(Buffer.alloc(200_000_000, 'A')));
  await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', '200000000', { timeout: 300_000 });
  const words = await page.evaluate(() => (window as unknown as { words: string[] }).words);
  expect(words.some((each) => /^Reading … .*\(\d+ MB uncompressed\)/.test(each))).toBe(true);
});

test('a small file that inflates to a gigabyte of NULs is refused at the first of them', async ({ page }) => {
  await calculate(page, gzipSync(Buffer.alloc(1_000_000_000)));
  await expect(inlineAlert(page)).toContainText('Invalid DNA sequence. Use only A, T, G, C bases.', {
    timeout: 300_000,
  });
  await expect(page.locator('[data-place]')).toContainText('Line 1, column 1: U+0000');
});
