/** Worksheets: made-up problems for a calculator, printed, linked and saved. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { expectToFit } from './fitting.ts';
import { heldBack } from './heldBack.ts';
import { savedFile } from './savedFile.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const FORMULA = /assets\/molarity-(?!calculator|content|meta)[^/]*\.js$/;

function problems(page: Page) {
  return page.getByRole('list', { name: 'Problems' }).locator(':scope > li');
}

function opener(page: Page) {
  return page.getByRole('link', { name: 'Worksheet', exact: true });
}

async function makeSheet(page: Page, count: string, seed: string): Promise<void> {
  await opener(page).click();
  await page.locator('[name="worksheet.count"]').fill(count);
  await page.locator('[name="worksheet.seed"]').fill(seed);
  await page.getByRole('button', { name: 'Make worksheet' }).click();
  await expect(problems(page)).toHaveCount(Number(count));
}

test('problems and answers are made by keyboard alone, and the form stays as it was', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await page.locator('[name="mass"]').fill('9');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[name="worksheet.count"]').waitFor();
  await expect(page.getByRole('heading', { name: 'Worksheet' })).toBeFocused();
  await tabTo(page, 'worksheet.count', 10);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(problems(page)).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '3 problems made.' })).toBeVisible();
  await tabTo(page, 'Show answers', 10);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Answers' }).locator(':scope > li')).toHaveCount(3);
  await expect(page.locator('[name="mass"]')).toHaveValue('9');
  await page.keyboard.press('Escape');
  await expect(page.locator('[name="worksheet.count"]')).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(problems(page)).toHaveCount(3);
});

test('the same seed gives the same sheet, also by its link in another tab', async ({ page, context }) => {
  await page.goto('/calculator/molarity');
  await makeSheet(page, '4', '7');
  const made = await problems(page).allInnerTexts();
  expect(new Set(made).size).toBe(4);
  const address = await page.getByRole('link', { name: 'Link to this worksheet' }).getAttribute('href');
  expect(address).toBe('#worksheet=4-7');
  const other = await context.newPage();
  await other.goto(`/calculator/molarity${address}`);
  await expect(problems(other)).toHaveCount(4);
  expect(await problems(other).allInnerTexts()).toEqual(made);
  await expect(other.getByText('could not be read')).toHaveCount(0);
});

test('an answer is checked on the screen, and the paper has no box for it', async ({ page }) => {
  await page.goto('/calculator/molarity#worksheet=2-7');
  await expect(problems(page)).toHaveCount(2);
  const second = problems(page).nth(1);
  await second.locator('[name="problem-2.text"]').fill('123456');
  await second.getByRole('button', { name: 'Check my answer' }).click();
  await expect(second.getByRole('status')).toContainText('Not right.');
  await page.getByRole('button', { name: 'Show answers' }).click();
  const shown = await page.getByRole('list', { name: 'Answers' }).locator(':scope > li > p').nth(1).innerText();
  await second.locator('[name="problem-2.text"]').fill(shown.replace(/^.*: /, ''));
  await second.getByRole('button', { name: 'Check my answer' }).click();
  await expect(second.getByRole('status')).toContainText('Right.');
  await expect(problems(page).first().getByRole('status')).toHaveText('');
  await page.emulateMedia({ media: 'print' });
  await expect(second.locator('[name="problem-2.text"]')).toBeHidden();
});

test('a link with an order that no sheet can have opens the page as it is', async ({ page }) => {
  await page.goto('/calculator/molarity#worksheet=99-1');
  await expect(opener(page)).toBeVisible();
  await expect(problems(page)).toHaveCount(0);
});

test('what cannot be made is said beside the order', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await opener(page).click();
  await page.locator('[name="worksheet.count"]').fill('51');
  await page.getByRole('button', { name: 'Make worksheet' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'from 1 to 50' })).toBeVisible();
  await expect(page.locator('[name="worksheet.count"]')).toHaveAttribute('aria-invalid', 'true');
});

test('a link that is pressed before the code is there opens the section once it is', async ({ page }) => {
  const release = await heldBack(page, /assets\/LinkedSections-[^/]*\.js$/);
  await page.goto('/calculator/molarity');
  await opener(page).click();
  await expect(page).toHaveURL(/#worksheet-heading$/);
  release();
  await expect(page.locator('[name="worksheet.count"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Worksheet' })).toBeInViewport();
});

test('the worker dies while a sheet is made: the order stays, and pressing again makes it', async ({ page, noise }) => {
  noise.allow('out of its mind');
  const body = `export default {
    id: 'molarity',
    validate: () => new Promise(() => setTimeout(() => { throw new Error('out of its mind') })),
    compute: () => ({}),
  };`;
  await page.route(FORMULA, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/calculator/molarity');
  await opener(page).click();
  await page.locator('[name="worksheet.count"]').fill('2');
  await page.getByRole('button', { name: 'Make worksheet' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be made' })).toBeVisible();
  await expect(page.locator('[name="worksheet.count"]')).toHaveValue('2');
  await page.unroute(FORMULA);
  await page.getByRole('button', { name: 'Make worksheet' }).click();
  await expect(problems(page)).toHaveCount(2);
});

test('on paper the sheet is alone, and its answers begin a page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/calculator/molarity');
  await makeSheet(page, '2', '1');
  await page.getByRole('button', { name: 'Print with answers' }).click();
  const paper = page.locator('[data-paper]');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(paper).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(paper.getByText('Name', { exact: true })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(paper.locator('section')).toHaveCSS('break-before', 'page');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toHaveCount(0);

  await page.getByRole('button', { name: 'Print worksheet' }).click();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(paper).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await expect(paper.locator('section')).toHaveCount(0);
});

test('the sheet is saved as a table', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await makeSheet(page, '2', '1');
  const { name, text } = await savedFile(page, () => page.getByRole('button', { name: 'Save CSV' }).click());
  expect(name).toMatch(/-worksheet\.csv$/);
  expect(text.trim().split(/\r?\n/)).toHaveLength(3);
  expect(text).toContain('Problem,Given,Asked,Answer');
});

test('axe finds nothing, with answers and without, and all of it fits', async ({ page }) => {
  await page.goto('/calculator/molarity#worksheet=3-1');
  await expect(problems(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Show answers' }).click();
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
});
