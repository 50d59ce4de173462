/** The reading corpus on the built page: pasted or chosen, refused with its place and a press that reads it, or read and said. */
import type { Page } from 'playwright/test';
import { withGroups } from '#src/engine/kit/displayNumber.ts';
import {
  isReading,
  pastedText,
  pathOf,
  type Reading,
  type ReadingCase,
  readingCases,
} from '#tests/reading/readingCases.ts';
import { NEUTRAL } from './keptPage.ts';
import { expect, test } from './watch.ts';

// Hundreds of forms are filled in here, and nobody watches them slide into place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CASES_IN_TEST = 12;
const TYPES = { DNA: 'DNA', RNA: 'RNA', PROTEIN: 'Protein' } as const;

/** Words of the buttons that may be what a case asks for. */
const BUTTONS: Readonly<Record<string, RegExp>> = {
  'allow-iupac': /^Allow IUPAC/,
  'choose-rna': /^Choose RNA/,
  'choose-dna': /^Choose DNA/,
  'to-protein': /^Open in Protein/,
};
const READS = /^(?:Read|Leave out) /;

/** As a visitor would: the text arrives by an event of its own, and in the box. */
async function paste(page: Page, text: string): Promise<void> {
  const box = page.locator('textarea[name="sequence"]');
  await box.focus();
  await page.evaluate((pasted) => {
    const area = document.activeElement as HTMLTextAreaElement;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    if (area.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

async function expectReading(page: Page, wanted: Reading): Promise<void> {
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="length"]').first()).toHaveAttribute('value', String(wanted.length));
  if (wanted.mustShow !== undefined) await expect(page.locator('main')).toContainText(new RegExp(wanted.mustShow, 'i'));
}

/** Opens the page as a new visitor finds it: with nothing of the case before, by Reset where that is enough. */
async function openBlank(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) await page.getByRole('button', { name: 'Reset', exact: true }).click();
  else {
    // Clears the draft, which the page that it leaves can no longer write.
    await page.goto(NEUTRAL, { waitUntil: 'commit' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(path);
  }
  await page.locator('[data-state="editing"]').waitFor();
  await expect(page.locator('textarea[name="sequence"]')).toHaveValue('');
}

async function run(page: Page, given: ReadingCase): Promise<void> {
  await openBlank(page, `/calculator/${given.page}`);
  if (given.set !== undefined) await page.getByLabel(TYPES[given.set.inputType], { exact: true }).check();
  const pasted = pastedText(given);
  if (pasted === null) {
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(pathOf(given.file ?? ''));
    await page.getByRole('button', { name: /^Remove / }).waitFor();
  } else if (pasted !== '') await paste(page, pasted);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  const state = page.locator('[data-state="result"], [data-state="error"]');
  await state.waitFor();
  const isRead = (await state.getAttribute('data-state')) === 'result';
  const wanted = given.expect;
  if (isReading(wanted)) return expectReading(page, wanted);
  if (isRead) {
    expect(wanted.mayRead, `${given.name}: read, where it should be refused`).toBe(true);
    if (wanted.then !== undefined) await expectReading(page, wanted.then);
    return;
  }
  await expect(page.locator('#calculator-message')).toContainText(new RegExp(wanted.mustSay, 'i'));
  if (wanted.remedy === undefined) return;
  const name = BUTTONS[wanted.remedy] ?? READS;
  const remedy = page.locator('#calculator-message').getByRole('button', { name });
  await remedy.click();
  // It may open another calculator, which would interfere with the way to the next case.
  await expect(remedy).toBeHidden();
  if (wanted.then !== undefined) await expectReading(page, wanted.then);
}

const cases = readingCases();
for (let first = 0; first < cases.length; first += CASES_IN_TEST) {
  const some = cases.slice(first, first + CASES_IN_TEST);
  test(`cases ${first + 1} to ${first + some.length} of the reading corpus`, { tag: '@whole' }, async ({ page }) => {
    test.setTimeout(300_000);
    for (const given of some) await test.step(given.name, () => run(page, given));
  });
}

test('a paste whose format is certain ticks the option, and Undo takes that back', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  await page.locator('[data-state]').waitFor();
  await paste(page, '>a\nACGTACGT\n');
  const option = page.getByLabel('Recognize and clean up');
  await expect(option).toBeChecked();
  await expect(page.getByText('The format was recognized')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(option).not.toBeChecked();
  await expect(page.locator('textarea[name="sequence"]')).toHaveValue('>a\nACGTACGT\n');
});

/** Refused letters: in lines, within one long line, in a record of FASTA, and an invisible one in a chain. */
const REFUSED = [
  [
    'dna-sequence',
    'a question mark in lines',
    `${'ACGT\n'.repeat(300)}AC?GT${'\nACGT'.repeat(100)}`,
    '?',
    'Line 301, column 3: “?”',
  ],
  [
    'dna-sequence',
    'an ambiguity letter in one long line',
    `${'ACGT'.repeat(3000)}N${'ACGT'.repeat(1000)}`,
    'N',
    'Line 1, column 12001: “N”',
  ],
  [
    'dna-sequence',
    'a letter in a record of FASTA',
    `>a\n${'ACGT\n'.repeat(200)}>b\n${'ACGT\n'.repeat(99)}ACXT\nACGT`,
    'X',
    'Line 302, column 3, in record 2: “X”',
  ],
  [
    'protein-synthesis',
    'a residue without values',
    `${'MKVL\n'.repeat(200)}MKUL\n${'MKVL\n'.repeat(100)}`,
    'U',
    'Line 201, column 3: “U”',
  ],
] as const;

for (const [calculator, what, text, letter, where] of REFUSED)
  test(`${calculator}: ${what} that was refused is selected, in view and read out with its place`, async ({ page }) => {
    await page.goto(`/calculator/${calculator}`);
    await page.locator('[data-state]').waitFor();
    if (calculator === 'protein-synthesis') await page.getByLabel('Protein', { exact: true }).check();
    const box = page.locator('textarea[name="sequence"]');
    await box.fill(text);
    if (text.startsWith('>')) await page.getByLabel('Read as FASTA').check();
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.locator('[data-state="error"]').waitFor();
    await expect(box).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: where })).toHaveCount(1);
    await expect(box).toHaveAccessibleDescription(
      new RegExp(withGroups(where).replace(/[?+]/g, '\\$&').replace('\u202f', '\\s')),
    );
    const seen = await box.evaluate((area: HTMLTextAreaElement) => ({
      selected: area.value.slice(area.selectionStart, area.selectionEnd),
      scrolled: area.scrollTop,
      beyond: area.scrollHeight - area.clientHeight,
      part: area.selectionStart / area.value.length,
    }));
    expect(seen.selected).toBe(letter);
    // In view: as far down as the letter lies in the text, give or take a screen of the box.
    expect(seen.scrolled).toBeGreaterThan((seen.part - 0.1) * seen.beyond);
    expect(seen.scrolled).toBeLessThan((seen.part + 0.1) * seen.beyond);
  });

test('DNA where a protein is chosen: one press reads it as DNA, another opens it in its own calculator', async ({
  page,
}) => {
  await page.goto('/calculator/protein-synthesis');
  await page.locator('[data-state]').waitFor();
  await page.getByLabel('Protein', { exact: true }).check();
  const box = page.locator('textarea[name="sequence"]');
  await box.fill('ATGGCCATTGTAATGGGCCGCTGA');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Read as DNA' }).click();
  await expect(page.locator('data[data-field="length"]').first()).toHaveAttribute('value', '7');
  await expect(box).toHaveValue('ATGGCCATTGTAATGGGCCGCTGA');
  await page.getByLabel('Protein', { exact: true }).check();
  await box.fill('ATGGCCATTGTAATGGGCCGCTGA');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Open in DNA Sequence' }).click();
  await page.waitForURL('**/calculator/dna-sequence#**');
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="length"]').first()).toHaveAttribute('value', '24');
});

test('a file of DNA where a protein is chosen is read as DNA by one press', async ({ page }) => {
  await page.goto('/calculator/protein-synthesis');
  await page.locator('[data-state]').waitFor();
  await page.getByLabel('Protein', { exact: true }).check();
  await page.locator('input[type="file"]').first().setInputFiles(pathOf('files/dna.fasta'));
  await page.getByRole('button', { name: /^Remove / }).waitFor();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('data[data-field="length"]').first()).toHaveAttribute('value', '3000');
  await page.getByRole('button', { name: 'Read as DNA' }).click();
  await expect(page.locator('[data-state="result"], [data-state="error"]')).toBeVisible();
  await expect(page.getByLabel('DNA', { exact: true })).toBeChecked();
  await expect(page.locator('data[data-field="length"]').first()).not.toHaveAttribute('value', '3000');
});

test('a primer with the marks of its ends: one press leaves them out and calculates', async ({ page }) => {
  await page.goto('/calculator/annealing-temperature');
  await page.locator('[data-state]').waitFor();
  const [forward, reverse] = [page.locator('input[name="forwardPrimer"]'), page.locator('input[name="reversePrimer"]')];
  await forward.fill("5'-TGTAAAACGACGGCCAGT-3'");
  await reverse.fill('CAGGAAACAGCUAUGACC');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Leave out 2 end marks (5′, 3′)' }).click();
  await expect(forward).toHaveValue('TGTAAAACGACGGCCAGT');
  await page.getByRole('button', { name: 'Read U as T' }).click();
  await expect(reverse).toHaveValue('CAGGAAACAGCTATGACC');
  await page.locator('[data-state="result"]').waitFor();
});

test('RNA where DNA is chosen: one press chooses RNA, keeps the text and calculates', async ({ page }) => {
  await page.goto('/calculator/protein-synthesis');
  await page.locator('[data-state]').waitFor();
  const box = page.locator('textarea[name="sequence"]');
  await box.fill('AUGGCCAUUGUAAUGGGCCGCUGA');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Choose RNA' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(box).toHaveValue('AUGGCCAUUGUAAUGGGCCGCUGA');
  await expect(page.locator('data[data-field="length"]').first()).toHaveAttribute('value', '7');
});

test('a protein in the DNA box opens in its own calculator, computed', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  await page.locator('[data-state]').waitFor();
  await page.locator('textarea[name="sequence"]').fill('MKTAYIAKQRQISFVKSHFSRQ');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Open in Protein Synthesis' }).click();
  await page.waitForURL('**/calculator/protein-synthesis#**');
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="length"]').first()).toHaveAttribute('value', '22');
});
