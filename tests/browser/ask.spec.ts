/** 'Ask this sequence': further questions to the text that the page holds. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import { pageOf } from '#tests/support/analysisPage.ts';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { computeExample } from './examplePage.ts';
import { expectToFit } from './fitting.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const PAGES = {
  dna: '/calculator/dna-sequence#sequence=ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAGGAATTCGGATCC',
  protein:
    '/calculator/protein-synthesis#inputType=PROTEIN&sequence=MALWMRLLPLLALLALWGPDPAAAFVNQHLCGSHLVEALYLVCGERGFFYTPKT',
} as const;
const FORMULA = /assets\/region-(?!section)[^/]*\.js$/;

function answer(page: Page, id = 'region') {
  return page.locator(`[data-answer="${id}"]`);
}

async function openRegion(page: Page): Promise<void> {
  await page.goto(PAGES.dna);
  await page.getByRole('heading', { name: 'Region, reverse complement and mass' }).click();
  await page.getByRole('button', { name: 'Show the region' }).waitFor();
}

test('by keyboard alone: a question, its answer, another one', async ({ page }) => {
  await page.goto(PAGES.dna);
  await page.getByRole('heading', { name: 'Ask this sequence' }).waitFor();
  await tabTo(page, 'Region, reverse complement and mass', 120);
  await page.keyboard.press('Enter');
  await page.locator('[name="region.to"]').waitFor();
  await tabTo(page, 'region.to', 5);
  await page.keyboard.type('9');
  await tabTo(page, 'region.reading', 3);
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Show the region', 9);
  await page.keyboard.press('Enter');
  await expect(answer(page).locator('data[data-field="length"]').first()).toHaveText('9');
  await expect(answer(page)).toContainText('AATGGCCAT');
  await expect(page.getByRole('status').filter({ hasText: '9 nt: bases 1 to 9' })).toBeAttached();
  await tabTo(page, 'region.to', 8, 'Shift+Tab');
  await page.keyboard.type('0');
  await expect(page.getByText('Settings changed: press Show the region again.')).toBeVisible();
});

test('a refusal is beside its box with a remedy, and the remedy asks again', async ({ page }) => {
  await openRegion(page);
  await page.locator('[name="region.from"]').fill('50');
  await page.locator('[name="region.to"]').fill('3');
  await page.getByRole('button', { name: 'Show the region' }).click();
  await expect(page.locator('[name="region.to"]')).toBeFocused();
  await expect(page.locator('[name="region.to"]')).toHaveAccessibleDescription(/The region ends before it begins/);
  await page.getByRole('button', { name: 'The strand is circular' }).click();
  await expect(answer(page).locator('data[data-field="length"]').first()).toHaveText('5');
});

test('a new result of the page takes the answer away, and asking again is about the new one', async ({ page }) => {
  await openRegion(page);
  await page.getByRole('button', { name: 'Show the region' }).click();
  await expect(answer(page).locator('data[data-field="length"]').first()).toHaveText('51');
  await page.locator('[name="sequence"]').fill('ATGCC');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByText('The result above is a new one: press Show the region again.')).toBeVisible();
  await expect(answer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the region' }).click();
  await expect(answer(page).locator('data[data-field="length"]').first()).toHaveText('5');
});

test('a file is asked without being read in again by the page', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  const letters = 'ACGTT'.repeat(5000);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'long.fasta', mimeType: 'text/plain', buffer: Buffer.from(`>long\n${letters}\n`) });
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'Region, reverse complement and mass' }).click();
  await page.locator('[name="region.from"]').fill('24996');
  await page.getByRole('button', { name: 'Show the region' }).click();
  await expect(answer(page)).toContainText('ACGTT');
  await expect(answer(page).locator('data[data-field="length"]').first()).toHaveText('5');
});

test('a press on a row opens its record, and the list stays; all records are saved as FASTA under their names', async ({
  page,
}) => {
  await page.goto('/calculator/dna-sequence');
  const buffer = Buffer.from('>one first\nACGTAA\n>two second\nGGGC\n');
  await page.locator('input[type="file"]').setInputFiles({ name: 'two.fasta', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('#all-records-heading').click();
  await page.getByRole('button', { name: 'List the records' }).click();
  await page.getByRole('button', { name: 'Open record 2' }).click();
  await expect(page.locator('[name="record"]')).toHaveValue('2');
  await expect(page.getByText('Record 2 of 2: “two second”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open record 1' })).toBeVisible();
  await page.locator('#records-as-fasta-heading').click();
  await page.locator('[name="records-as-fasta.change"]').selectOption('reverseComplement');
  await page.getByRole('button', { name: 'Write the records' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download FASTA of Records as FASTA' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.fasta$/);
  expect(readFileSync(await download.path(), 'utf8')).toBe('>one first\nTTACGT\n>two second\nGCCC\n');
});

test('a question to all records: a row for each, which stays when one is opened, and is saved as CSV', async ({
  page,
}) => {
  await page.goto('/calculator/dna-sequence');
  const box = page.locator('[name="motif-search.eachRecord"]');
  await page.locator('textarea[name="sequence"]').fill('ACGT');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('#motif-search-heading').click();
  await expect(page.locator('[name="motif-search.patterns"]')).toBeVisible();
  // A single strand has no others.
  await expect(box).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).click();
  const buffer = Buffer.from('>one 12345\nGAATTCACGAATTC\n>two second\nGGGC\n');
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'two.fasta', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[name="motif-search.patterns"]').fill('GAATTC');
  await box.check();
  await page.getByRole('button', { name: 'Find the motif' }).click();
  await page.getByRole('button', { name: 'Open record 2' }).click();
  await expect(page.getByText('Record 2 of 2: “two second”')).toBeVisible();
  const own = page.locator('[data-answer="motif-search"]');
  await expect(own.getByRole('row').nth(1)).toContainText('one 12345');
  await own.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(
    'Number,Name,Length (nt),Hits\r\n1,one 12345,14,2\r\n2,two second,4,0\r\n',
  );
});

test('a question to all proteins: a row for each, why one has none, and a press on a row opens its record', async ({
  page,
}) => {
  await page.goto('/calculator/protein-synthesis');
  await page.getByLabel('Protein', { exact: true }).check();
  const buffer = Buffer.from('>one\nMKAR\n>two\n\n>three\nMRDCK\n');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'three.fasta', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('#protein-digest-heading').click();
  await page.locator('[name="protein-digest.eachRecord"]').check();
  await page.getByRole('button', { name: 'Digest the protein' }).click();
  const own = page.locator('[data-answer="protein-digest"]');
  await expect(own).toContainText('1 record has no answer; the last column says why.');
  await own.getByRole('button', { name: 'Open record 3' }).click();
  await expect(page.locator('[name="record"]')).toHaveValue('3');
  await expect(page.getByText('The figures are those of record 3, “three”.')).toBeVisible();
  await expect(page.locator('data[data-field="length"]').first()).toHaveText('5');
  await page.locator('#protein-records-heading').click();
  await page.getByRole('button', { name: 'List the proteins' }).click();
  const list = page.locator('[data-answer="protein-records"]');
  await list.getByRole('button', { name: 'Open record 1' }).click();
  await expect(page.getByText('The figures are those of record 1, “one”.')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Open record 3' })).toBeVisible();
  await own.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(
    [
      'Number,Name,Length (aa),Bonds cut,Peptides,Covered without missed cleavages (%),Why not',
      '1,one,4,1,2,100.00,',
      '2,two,0,–,–,–,No letters',
      '3,three,5,1,2,100.00,',
      '',
    ].join('\r\n'),
  );
});

test('the worker dies while it answers: the settings stay, and asking again works', async ({ page, noise }) => {
  noise.allow('out of its mind');
  const body = `export default {
    id: 'region',
    validate: (candidate) => ({ ok: true, input: candidate }),
    compute: () => new Promise(() => setTimeout(() => { throw new Error('out of its mind') })),
  };`;
  await page.route(FORMULA, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openRegion(page);
  await page.locator('[name="region.to"]').fill('7');
  await page.getByRole('button', { name: 'Show the region' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'press Show the region to try again' });
  await expect(alert).toBeVisible();
  await page.unroute(FORMULA);
  await page.getByRole('button', { name: 'Show the region' }).click();
  await expect(answer(page).locator('data[data-field="length"]').first()).toHaveText('7');
  await expect(alert).toHaveCount(0);
  await expect(page.locator('[name="region.to"]')).toHaveValue('7');
});

test('a copied link opens the page with the answer', async ({ page }) => {
  await openRegion(page);
  await page.locator('[name="region.to"]').fill('7');
  await page.getByRole('button', { name: 'Show the region' }).click();
  await answer(page)
    .getByRole('button', { name: /^Copy link/ })
    .click();
  await expect(answer(page).getByText('Link copied')).toBeVisible();
  const link = await copiedText(page);
  expect(link).toContain('&ask=region&region.to=7');
  await page.goto('/');
  await page.goto(link.slice(link.indexOf('/calculator/')));
  await expect(answer(page).locator('data[data-field="length"]').first()).toHaveText('7');
});

test('pages without a sequence have no such section', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await computeExample(page);
  await expect(page.getByRole('heading', { name: 'Ask this sequence' })).toHaveCount(0);
});

test('a protein goes into the protein calculator by a press, and says what it is', async ({ page }) => {
  await page.goto(PAGES.dna);
  await page.getByRole('button', { name: 'Use in Protein Synthesis Protein from the first AUG' }).click();
  await expect(page).toHaveURL(/protein-synthesis/);
  await expect(page.locator('[name="sequence"]')).toHaveValue('MAIVMGR');
  await expect(page.locator('[data-state="result"]')).toBeVisible();
  await expect(page.getByText('Protein from the first AUG: 7 letters were filled in.').first()).toBeVisible();
});

test('a region of a file goes into the same calculator, however long it is', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  const letters = 'ACGTT'.repeat(40_000);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'long.fasta', mimeType: 'text/plain', buffer: Buffer.from(`>long\n${letters}\n`) });
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'Region, reverse complement and mass' }).click();
  await page.locator('[name="region.from"]').fill('100001');
  await page.getByRole('button', { name: 'Show the region' }).click();
  await answer(page)
    .getByRole('button', { name: /^Use in DNA Sequence/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: /100\s000 letters were filled in/ })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.locator('data[data-field="length"]').first()).toHaveText('100000');
});

for (const analysis of ANALYSES) {
  const { id, title, subject } = analysis;
  test(`${title}: answers as it opens or says what it needs; axe finds nothing, and all of it fits`, async ({
    page,
  }) => {
    const { calculator, fragment } = pageOf(analysis);
    await page.goto(`/calculator/${calculator}#${[fragment, `ask=${id}`].filter((part) => part !== '').join('&')}`);
    const section = page.locator('details', { has: page.locator(`#${id}-heading`) });
    // What is given nothing has an example of its own.
    if (subject === undefined) await section.getByRole('button', { name: 'Try an example' }).click();
    await expect(section.locator(`[data-answer="${id}"], [role="alert"]`).first()).toBeVisible();
    // What stands around it is looked at with the result of its calculator.
    await expectNoViolationsAtAnyWidth(page, `details:has(> summary #${id}-heading)`);
    await expectToFit(page);
  });
}
