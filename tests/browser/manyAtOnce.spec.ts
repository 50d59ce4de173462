/** 'Calculate many at once' as visitors use it. */
import type { Page } from 'playwright/test';
import { readIcs } from '#tests/support/readIcs.ts';
import { expectNoViolations, expectNoViolationsAtAnyWidth, PHONE } from './accessibility.ts';
import { savedFile } from './savedFile.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const PRIMERS = '/calculator/annealing-temperature';
const HERD = '/calculator/goat-gestation';
const HEADING = 'Calculate many at once';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-state]').waitFor();
  await page.getByRole('link', { name: 'Table of many', exact: true }).click();
  await page.locator('[data-batch="empty"]').waitFor();
}

/** Puts a text on the clipboard and presses the paste shortcut. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel('Your table', { exact: true }).press('ControlOrMeta+v');
}

async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  // Choosing a file moves the focus into the panel.
  await page.locator('[data-batch] input[type="file"]').focus();
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.locator('[data-batch] input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

function calculate(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Calculate [\d\s]+ rows?$/ }).click();
}

/** Visible cells of the row with that number. */
function cells(page: Page, row: number): Promise<string[]> {
  const header = page.getByRole('rowheader', { name: String(row), exact: true });
  return page.getByRole('row').filter({ has: header }).getByRole('cell').allInnerTexts();
}

/** Lines of the file saved by this action. */
async function savedLines(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const { text } = await savedFile(page, act);
  return text.replace('\ufeff', '').trimEnd().split('\r\n');
}

function downloaded(page: Page): Promise<readonly string[]> {
  return savedLines(page, () => page.getByRole('button', { name: 'Download all rows as CSV' }).click());
}

test('a list of two primers is pasted, and the salt comes from the form', async ({ page }) => {
  await open(page, PRIMERS);
  await page.locator('[name="saltConcentration"]').fill('100');
  await paste(page, 'TGTAAAACGACGGCCAGT\tCAGGAAACAGCTATGACC\nTGTAXX\tATGC\n');
  await expect(page.getByRole('heading', { name: 'Your table: 2 rows, 2 columns' })).toBeFocused();
  await expect(page.getByLabel('The first row holds the names')).not.toBeChecked();
  await expect(page.locator('[name="column-forwardPrimer"]')).toHaveValue('0');
  await expect(page.locator('[name="column-reversePrimer"]')).toHaveValue('1');
  await expect(page.locator('[name="column-saltConcentration"] option:checked')).toHaveText(
    'No column: 100 mM, from the form',
  );
  await calculate(page);
  await expect(page.getByRole('heading', { name: 'Results of 1 row; 1 row was not calculated' })).toBeFocused();
  expect((await cells(page, 2))[2]).toContain('Invalid sequence. Use only A, T, C, G bases');

  // The page itself gives the same for the first pair.
  await page.locator('[name="forwardPrimer"]').fill('TGTAAAACGACGGCCAGT');
  await page.locator('[name="reversePrimer"]').fill('CAGGAAACAGCTATGACC');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  const recommended = await page.locator('data[data-field="recommended"]').first().innerText();
  expect((await cells(page, 1))[2]).toBe(recommended);
});

test('the due dates of a herd are saved as one calendar file, each animal under its tag', async ({ page }) => {
  await open(page, HERD);
  await chooseFile(page, 'herd.csv', 'Tag;Served\nDaisy;2024-04-15\nB 2;15.04.2024\n;2024-05-01\n');
  await calculate(page);
  const { text } = await savedFile(page, () =>
    page.getByRole('button', { name: 'All rows as calendar (.ics)' }).click(),
  );
  const events = readIcs(text);
  const due = events.filter(({ title }) => /due date/i.test(title));
  expect(due.map(({ title, first }) => [title.split(':')[0], first])).toEqual([
    ['Daisy', '2024-09-12'],
    ['Row 3', '2024-09-28'],
  ]);
});

test('a herd of tags and dates becomes a table of due dates; dates in another order are reported', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-09-16T12:00:00'));
  await open(page, HERD);
  await chooseFile(page, 'herd.csv', 'Tag;Served\n=A1;2024-04-15\nB 2;15.04.2024\n');
  await expect(page.locator('[name="column-matingDate"]')).toHaveValue('1');
  await calculate(page);
  await expect(page.getByRole('columnheader', { name: 'Due date', exact: true })).toBeVisible();
  expect((await cells(page, 1)).slice(0, 6)).toEqual(['=A1', '2024-04-15', '154', '-4', 'past due', '2024-09-12']);
  expect((await cells(page, 2))[2]).toBe(
    'Row 2, Breeding date (column “Served”): write “15.04.2024” as year, month and day with hyphens, such as 2024-04-15.',
  );
  const [header, first, second] = await downloaded(page);
  const today = ['Day today', 'Days to go', 'What now'].map((title) => `${title} (as of 2024-09-16)`).join(',');
  expect(header).toMatch(/^Tag,Served,.*,Not calculated because$/);
  expect(header).toContain(`,${today},Due date,`);
  expect(first).toMatch(/^'=A1,2024-04-15,154,-4,past due,2024-09-12,/);
  expect(second).toContain('such as 2024-04-15.');

  await page.getByLabel('Only rows that were not calculated').check();
  await expect(page.getByRole('rowheader')).toHaveText(['2']);
});

test('columns can be matched by hand, and those in another unit are not matched automatically', async ({ page }) => {
  await open(page, '/calculator/cell-dilution');
  await paste(page, 'a\tb\tFinal volume (gal)\n10\t100\t50\n');
  const stock = page.locator('[name="column-stockConcentration"]');
  await expect(stock).toHaveValue('');
  await expect(page.getByText('“Final volume (gal)” does not name the unit')).toBeVisible();
  await stock.selectOption('b');
  await page.locator('[name="column-targetConcentration"]').selectOption('a');
  await page.locator('[name="column-finalVolume"]').selectOption('Final volume (gal)');
  await calculate(page);
  await expect(page.getByRole('heading', { name: 'Results of 1 row', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change the columns' }).click();
  await expect(stock).toHaveValue('1');
});

test('the sample file gives the example’s result', async ({ page }) => {
  await open(page, PRIMERS);
  const { text } = await savedFile(page, () => page.getByRole('button', { name: 'Download a sample file' }).click());
  await chooseFile(page, 'sample.csv', text);
  await calculate(page);
  await page.locator('[data-batch="done"]').waitFor();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  const recommended = await page.locator('data[data-field="recommended"]').first().innerText();
  expect(await cells(page, 1)).toContain(recommended);
});

test('unreadable text is reported, and the box is focused again', async ({ page }) => {
  await open(page, PRIMERS);
  for (const [content, words] of [
    [Buffer.from([80, 75, 3, 4, 0, 0]), 'save it as CSV'],
    ['a,b\n"open,1\n', 'A quotation mark opens a cell'],
    ['\n\n', 'There is nothing in this table.'],
    ['Forward primer,Reverse primer\n', 'no row below them'],
  ] as const) {
    await chooseFile(page, 'table.csv', content as string);
    await expect(page.locator('[data-batch] [role="alert"]')).toContainText(words);
    await expect(page.getByLabel('Your table', { exact: true })).toBeFocused();
  }
});

test('ten thousand rows: only those in view are in the DOM, all are reachable by keyboard, and the file has all', async ({
  page,
}) => {
  await open(page, '/calculator/ph-analysis');
  const rows = Array.from({ length: 10_000 }, (_, row) => `s${row + 1},${row % 100 === 99 ? '15' : (row % 14) + 0.5}`);
  await chooseFile(page, 'many.csv', `Sample,pH\n${rows.join('\n')}\n`);
  await calculate(page);
  await expect(page.getByRole('heading', { name: 'Results of 9900 rows; 100 rows were not calculated' })).toBeFocused();
  const table = page.getByRole('table', { name: /^Results of/ });
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  const region = page.getByRole('region', { name: /^Results of/ });
  // Scroll until its end is visible, because not every browser scrolls there with the focus.
  await region.evaluate((box) => box.scrollIntoView({ block: 'end' }));
  await region.focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('rowheader', { name: '10000', exact: true })).toBeInViewport();
  expect((await cells(page, 10_000)).slice(-1)[0]).toBe('Please enter a valid pH value between 0 and 14');
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('rowheader', { name: '9999', exact: true })).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect(page.getByRole('rowheader', { name: '1', exact: true })).toBeInViewport();
  const lines = await downloaded(page);
  expect(lines).toHaveLength(10_001);
  expect(lines[1]).toMatch(/^s1,0\.5,/);
  await page.setViewportSize(PHONE);
  await expectNoViolations(page, { themes: ['light'] });
});

test('a long table keeps its scroll position while rows are added and removed', async ({ page }) => {
  await open(page, PRIMERS);
  const pair = 'p,TGTAAAACGACGGCCAGT,CAGGAAACAGCTATGACC\n';
  await chooseFile(page, 'many.csv', `Pair,Forward primer,Reverse primer\n${pair.repeat(2000)}`);
  await calculate(page);
  await page.locator('[data-batch="done"]').waitFor();
  const region = page.getByRole('region', { name: /^Results of/ });
  await region.evaluate((box) => box.scrollTo(100, 30_000));
  await page.waitForTimeout(300);
  expect(await region.evaluate((box) => box.scrollTop)).toBe(30_000);
  await expect(page.getByRole('rowheader', { name: '780', exact: true })).toHaveCount(1);
});

test('a long calculation is canceled by Escape or the button, and the form still calculates', async ({ page }) => {
  await open(page, PRIMERS);
  const pair = 'TGTAAAACGACGGCCAGT,CAGGAAACAGCTATGACC\n';
  await chooseFile(page, 'many.csv', `Forward primer,Reverse primer\n${pair.repeat(100_000)}`);
  await calculate(page);
  const progress = page.getByText(/Calculating … [1-9][\d\s]* of 100\s000 rows/);
  await expect(progress).toBeFocused();
  // Neither a second Enter nor the Escape that ends an IME composition cancels it.
  await page.keyboard.press('Enter');
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true })));
  await expect(progress).toBeFocused();
  await tabTo(page, 'Cancel', 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Your table: 100\u202f000 rows, 2 columns' })).toBeFocused();
  await calculate(page);
  // The form has its own worker: it does not wait for the rows, and canceling them does not terminate it.
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('[data-state="result"]')).toBeVisible();
  // Nor does an Escape in the form.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-batch="running"]')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-batch="matching"]')).toBeVisible();
});

test('a table that is refused, or not read to its end, stays in the box to be corrected', async ({ page }) => {
  await open(page, PRIMERS);
  const box = page.getByLabel('Your table', { exact: true });
  const table = 'Forward primer,Reverse primer\n"ATGC,ATGG\n';
  await box.fill(table);
  await page.getByRole('button', { name: 'Read the table' }).click();
  await expect(page.locator('[data-batch] [role="alert"]')).toContainText('A quotation mark opens a cell');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(table);
  // An invalid file leaves the table unchanged.
  await chooseFile(page, 'herd.xlsx', 'PK\0\0');
  await expect(page.locator('[data-batch] [role="alert"]')).toContainText('This file is not a table of text.');
  await expect(box).toHaveValue(table);
  // A text that replaces the whole table is read at once.
  await box.selectText();
  await paste(page, table.replace('"', ''));
  await expect(page.getByRole('heading', { name: 'Your table: 1 row, 2 columns' })).toBeFocused();
  await page.getByRole('button', { name: 'Another table' }).click();
  await expect(box).toHaveValue('');
});

test('finished rows are announced without taking the focus from the form', async ({ page }) => {
  await open(page, PRIMERS);
  const pair = 'TGTAAAACGACGGCCAGT,CAGGAAACAGCTATGACC\n';
  await chooseFile(page, 'many.csv', `Forward primer,Reverse primer\n${pair.repeat(10_000)}`);
  await calculate(page);
  const salt = page.locator('[name="saltConcentration"]');
  await salt.focus();
  await expect(page.locator('[data-batch="done"]')).toBeVisible();
  await expect(page.locator('[data-batch] [role="status"]')).toHaveText('Results of 10\u202f000 rows');
  await expect(salt).toBeFocused();
});

test('by keyboard alone, from the link in the form to the file', async ({ page }) => {
  await page.goto(HERD);
  await page.locator('[data-state]').waitFor();
  await expect(page.getByRole('heading', { name: HEADING })).toHaveCount(0);
  await tabTo(page, 'Table of many');
  await page.keyboard.press('Enter');
  await page.locator('[data-batch="empty"]').waitFor();
  await expect(page.getByRole('heading', { name: HEADING })).toBeFocused();
  await tabTo(page, 'batch-table', 2);
  await page.keyboard.type('2024-04-15');
  await tabTo(page, 'Read the table');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your table: 1 row, 1 column' })).toBeFocused();
  await tabTo(page, 'Calculate 1 row');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results of 1 row' })).toBeFocused();
  await tabTo(page, 'Download all rows');
  expect((await savedLines(page, () => page.keyboard.press('Enter')))[1]).toContain('2024-09-12');
  await tabTo(page, 'Close the table', 10, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-batch]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Table of many' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${HERD}$`));
});

const STEPS: readonly { readonly step: string; readonly reach: (page: Page) => Promise<void> }[] = [
  { step: 'empty', reach: async () => {} },
  { step: 'matching', reach: (page) => paste(page, 'Pair\tForward primer\tReverse primer\n1\tATGC\tATGG\n2\tX\tY\n') },
  {
    step: 'done',
    async reach(page) {
      await paste(page, 'Pair\tForward primer\tReverse primer\n1\tATGC\tATGG\n2\tX\tY\n');
      await calculate(page);
    },
  },
];

for (const { step, reach } of STEPS) {
  test(`axe finds nothing at any width: ${step}`, async ({ page }) => {
    await open(page, PRIMERS);
    await reach(page);
    await page.locator(`[data-batch="${step}"]`).waitFor();
    await expectNoViolationsAtAnyWidth(page);
  });
}
