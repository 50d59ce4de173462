/** Files of the desktop, as the browser hands them to an installed site, and what is pasted or dropped on Home. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { pasteText } from './pasteText.ts';
import { expect, test } from './watch.ts';

const LAMBDA = readFileSync(join(import.meta.dirname, '../data/lambda-phage.fa'), 'utf8');
const CELLS = 'sample,mass (g),molarMass,Volume (mL)\nA,9,180.156,500\nB,5.844,58.44,250\n';

/** Name and text of each file; null for one that is gone. */
type Files = readonly (readonly [name: string, text: string | null])[];

/** Starts the site as a file manager does: the browser has the handles ready. */
async function launch(page: Page, files: Files): Promise<void> {
  const script = await page.addInitScript((given) => {
    const handles = given.map(([name, text]) => ({
      kind: 'file',
      name,
      async getFile() {
        if (text === null) throw new DOMException('gone', 'NotFoundError');
        return new File([text], name);
      },
    }));
    const setConsumer = (consumer: (params: object) => void) =>
      queueMicrotask(() => consumer({ targetURL: location.href, files: handles }));
    Object.defineProperty(window, 'launchQueue', { configurable: true, value: { setConsumer } });
  }, files);
  await page.goto('/?opens=file');
  await script.dispose();
}

test('a genome opens its page, which computes it; Back does not lead to Home again', async ({ page }) => {
  await page.goto('/agreement');
  await launch(page, [['lambda.fa', LAMBDA]]);
  await expect(page).toHaveURL(/\/calculator\/dna-sequence#handed-letters=/);
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', '48502');
  await expect(page.locator('form').getByText('“lambda.fa” was opened.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.locator('form').getByText('The file “lambda.fa” has to be chosen again.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/agreement$/);
});

test('what was in the boxes comes back by Undo', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  await page.getByLabel('DNA sequence').fill('ATGC');
  // Kept in the tab.
  await page.waitForFunction(() => Object.values(sessionStorage).some((draft) => draft.includes('ATGC')));
  await launch(page, [['lambda.fa', LAMBDA]]);
  await page.locator('[data-state="result"]').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('DNA sequence')).toHaveValue('ATGC');
});

test('a table: the calculator is chosen by keyboard, and its rows are read there', async ({ page }) => {
  await launch(page, [['cells.csv', CELLS]]);
  const heading = page.getByRole('heading', { name: 'Where to open “cells.csv”' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'A table of 4 columns' })).toHaveCount(1);
  await expectNoViolationsAtAnyWidth(page);
  await heading.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Molarity', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculator\/molarity#opened-table=/);
  await page.getByRole('button', { name: 'Calculate 2 rows' }).click();
  await expect(page.locator('[data-batch="done"]')).toContainText('0.0999');
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(heading).toBeHidden();
  await page.goForward();
  await page.reload();
  await expect(page.locator('[data-batch]').getByRole('alert')).toContainText(
    'not kept when the page was loaded again',
  );
});

test('several files wait for one another; what cannot be opened says why', async ({ page }) => {
  await launch(page, [
    ['strange.fa', '>a\nACGTRYSWKMBDHVN'],
    ['photo.png', '\ufffd\ufffd\ufffd\ufffdJFIF'],
    ['gone.gb', null],
    ['note.txt', 'hello there'],
  ]);
  const heading = page.getByRole('heading', { name: '4 files to open' });
  await expect(heading).toBeFocused();
  for (const why of [/This is a picture/, /moved, changed or deleted/, /neither a sequence nor a table/])
    await expect(page.getByRole('listitem').filter({ hasText: why })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Of 4, 3 cannot be opened' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Open in Protein Synthesis' }).click();
  await expect(page.getByRole('radio', { name: 'Protein' })).toBeChecked();
  await page.goBack();
  await expect(heading).toBeVisible();
});

test('a saved notebook is opened in the notebook, where Undo brings back what was there', async ({ page }) => {
  await launch(page, [['notebook.json', '{"kind":"pipette-and-paw notebook","version":1,"steps":[]}']]);
  await expect(page).toHaveURL(/\/notebook$/);
  await expect(page.getByRole('status').filter({ hasText: 'Notebook opened: 0 steps.' })).toBeVisible();
});

test('without a file the page says what to do', async ({ page }) => {
  await launch(page, []);
  await expect(page.getByRole('heading', { name: 'Nothing was opened' })).toBeFocused();
  await expect(page.getByText('Choose it here under ‘Open a file’').last()).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});

test('lines that are pasted into the search are read, words are searched for', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('searchbox');
  await pasteText(box, 'how much chocolate\nmay a dog eat');
  await expect(box).toHaveValue('how much chocolate may a dog eat');
  await expect(box).toBeFocused();
  await box.fill('');
  await pasteText(box, '>short\nATGGCCTAAGGC');
  await expect(page).toHaveURL(/\/calculator\/dna-sequence#/);
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('form').getByText('Pasted text: 19 letters were filled in.')).toBeVisible();
});
