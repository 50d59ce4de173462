/** Sequence files on the DNA page: formats, records, remedies for refused texts, and reading frames. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openSave } from './examplePage.ts';
import { savedFile } from './savedFile.ts';
import { expect, test } from './watch.ts';

const data = (name: string) => join(import.meta.dirname, '../data', name);

async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate' }).click();
}

async function expectFigure(page: Page, field: string, value: string): Promise<void> {
  await expect(page.locator(`data[data-field="${field}"]`)).toHaveAttribute('value', value);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  await page.locator('[data-state]').waitFor();
});

for (const name of ['NC_005816.fna', 'NC_005816.gb']) {
  test(`${name}: the plasmid, and the longest reading frame of code 11`, async ({ page }) => {
    await page.getByLabel('Choose a file').setInputFiles(data(name));
    await page.getByLabel('Genetic code').selectOption('11');
    await calculate(page);
    await expectFigure(page, 'length', '9609');
    await expectFigure(page, 'openFrames.listed.0.start', '4815');
    await expectFigure(page, 'openFrames.listed.0.end', '5888');
    // Pesticin, as published.
    await expect(page.locator('[data-field="openFrames.protein"]')).toContainText('MSDTMVVNGSGGVPAFLFSGST');
    await page.getByLabel('Start codons').selectOption('code');
    await calculate(page);
    await expectFigure(page, 'openFrames.listed.0.end', '5894');
  });
}

test('orchids: refused at an ambiguity letter, allowed by the button, listed, another record chosen', async ({
  page,
}) => {
  await page.getByLabel('Choose a file').setInputFiles(data('orchids.fasta'));
  await calculate(page);
  await expect(page.locator('[role="alert"][data-error="inline"]')).toHaveText(
    'Invalid DNA sequence. Use only A, T, G, C bases.',
  );
  await expect(page.locator('[data-place]')).toContainText('in record');
  await page.getByRole('button', { name: 'Allow IUPAC letters (N, R, Y …)', exact: true }).click();
  await expectFigure(page, 'length', '740');
  await expect(page.getByRole('table', { name: 'Records' }).getByRole('row')).toHaveCount(95);
  await page.locator('[name="record"]').fill('94');
  await calculate(page);
  await expect(page.getByText(/^Record 94 of 94: “/)).toBeVisible();
  const [, last = ''] = readFileSync(data('orchids.fasta'), 'utf8').split(/^>.*$/m).slice(-2);
  await expectFigure(page, 'length', String(last.replace(/\s/g, '').length));
});

test('FASTA in the text box is refused, and read as FASTA by the button', async ({ page }) => {
  await page.getByLabel('DNA sequence').fill('>one\nATGC\n>two\nATGCAA\n');
  await calculate(page);
  await expect(page.locator('[data-place]')).toContainText('Line 1, column 1: “>”');
  await page.getByRole('button', { name: 'Read as FASTA', exact: true }).click();
  await expectFigure(page, 'length', '4');
  await expect(page.getByRole('table', { name: 'Records' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByLabel('Read as FASTA')).toBeChecked();
});

test('all of 6,000 records are listed: the last one is reachable by keyboard, and the files have all', async ({
  page,
}) => {
  const text = Array.from({ length: 6000 }, (_, index) => `>read ${index + 1}\nATGC${'G'.repeat(index % 9)}\n`).join(
    '',
  );
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'reads.fa', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await calculate(page);
  const table = page.getByRole('table', { name: 'Records' });
  await expect(table).toHaveAttribute('aria-rowcount', '6001');
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  const records = page.getByRole('region', { name: 'Records' });
  await records.focus();
  await page.keyboard.press('End');
  // A part of the page that is drawn late may have pushed the list out of the window.
  await records.scrollIntoViewIfNeeded();
  await expect(table.getByRole('rowheader', { name: '6000. read 6000' })).toBeInViewport();
  await openSave(page);
  const csv = await savedFile(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(csv.text.match(/^\d+\. read \d+,/gm)).toHaveLength(6000);
  const json = await savedFile(page, () => page.getByRole('button', { name: 'Download JSON' }).click());
  expect(JSON.parse(json.text).result.records).toHaveLength(6000);
});

test('a saved strand has the name of its record', async ({ page }) => {
  await page.getByLabel('Choose a file').setInputFiles(data('orchids.fasta'));
  await page.getByLabel('Allow IUPAC letters (N, R, Y …)').check();
  await page.locator('[name="record"]').fill('3');
  await calculate(page);
  const button = page.locator('[data-download="reference.reverseComplement"]');
  const { text } = await savedFile(page, () => button.click());
  expect(text.split('\n')[0]).toMatch(/^>gi\|2765656\|emb\|Z78531\.1\|CFZ78531 .* reverse complement 748 nt$/);
});

test('lengths and counts have grouped thousands on the page, but not in copies', async ({ page }) => {
  await page.getByLabel('DNA sequence').fill('A'.repeat(12_345));
  await calculate(page);
  await expect(page.locator('data[data-field="length"]')).toHaveText('12345');
  await expect(page.locator('data[data-field="counts.A"]')).toHaveText('12345');
  await openSave(page);
  const csv = await savedFile(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(csv.text).toContain('Length,12345,nt');
});
