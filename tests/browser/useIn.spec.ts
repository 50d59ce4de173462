/** 'Use this in …': a figure of a result goes into the form of another calculator, by a link. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { computeExample, openTool } from './examplePage.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const SECTION = 'Use this in …';
const CAME = /^Molar mass came from Molecular Weight: 180\.16\sg\/mol$/;

/** Computes the molecular weight of glucose and opens the section. */
async function openSection(page: Page): Promise<void> {
  await page.goto('/calculator/molecular-weight#formula=C6H12O6');
  await page.locator('[data-state="result"]').waitFor();
  await openTool(page, SECTION);
  await expect(linkToMolarity(page)).toBeVisible();
}

function linkToMolarity(page: Page) {
  return page.getByRole('link', { name: /^Molarity\s*Molar mass$/ });
}

function cameFrom(page: Page) {
  return page.locator('form p').filter({ hasText: 'came from' });
}

test('a figure goes into its field, which says where it came from and leads back', async ({ page }) => {
  await openSection(page);
  await linkToMolarity(page).click();
  await page.waitForURL(/\/calculator\/molarity#handed-on=molecular-weight/);
  const box = page.locator('[name="molarMass"]');
  await expect(box).toHaveValue(/^180\.15\d+$/);
  await expect(cameFrom(page)).toHaveText(CAME);
  await expect(page.getByRole('status').filter({ hasText: 'Molar mass came from' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // The other boxes are for the visitor: the line stays.
  await page.locator('[name="mass"]').fill('9');
  await page.locator('[name="volume"]').fill('0.25');
  await expect(cameFrom(page)).toHaveText(CAME);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="molarity"]').first()).toHaveText('0.1998');
  await expect(cameFrom(page)).toHaveText(CAME);
  await page.reload();
  await expect(cameFrom(page)).toHaveText(CAME);
  await expect(page.locator('[name="mass"]')).toHaveValue('9');

  await cameFrom(page).getByRole('link', { name: 'Molecular Weight' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('[name="formula"]')).toHaveValue('C6H12O6');
});

test('another number in the field removes the line and the fragment', async ({ page }) => {
  await openSection(page);
  await linkToMolarity(page).click();
  await expect(cameFrom(page)).toHaveText(CAME);
  await page.locator('[name="molarMass"]').fill('100');
  await expect(cameFrom(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
});

test('what the visitor entered there stays, and Undo brings back what was replaced', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await page.locator('[data-state]').waitFor();
  await page.locator('[name="mass"]').fill('2');
  await page.locator('[name="molarMass"]').fill('58.44');
  await openSection(page);
  await linkToMolarity(page).click();
  await expect(cameFrom(page)).toHaveText(CAME);
  await expect(page.locator('[name="mass"]')).toHaveValue('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[name="molarMass"]')).toHaveValue('58.44');
  await expect(page.locator('[name="mass"]')).toHaveValue('2');
  await expect(cameFrom(page)).toHaveCount(0);
});

test('the link works in a new tab, and by keyboard alone', async ({ page, context }) => {
  await openSection(page);
  const href = await linkToMolarity(page).getAttribute('href');
  expect(href).toMatch(/^\/calculator\/molarity#/);
  const other = await context.newPage();
  await other.goto(href ?? '');
  await expect(cameFrom(other)).toHaveText(CAME);
  await other.close();

  await openTool(page, SECTION);
  await page.getByRole('button', { name: SECTION }).focus();
  await page.keyboard.press('Enter');
  await expect(linkToMolarity(page)).toBeVisible();
  await tabTo(page, /^Molarity\s*Molar mass$/);
  await page.keyboard.press('Enter');
  await expect(cameFrom(page)).toHaveText(CAME);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a choice that hides the field is changed to the one that shows it', async ({ page }) => {
  await page.goto('/calculator/protein-synthesis');
  await computeExample(page);
  await openTool(page, SECTION);
  await page
    .getByRole('link', { name: /^Protein Concentration\s*Molecular weight$/ })
    .first()
    .click();
  await expect(page.locator('[name="molecularWeight"]')).toHaveValue(/^14313\.1/);
  await expect(cameFrom(page)).toHaveText(/^Molecular weight came from /);
});

const HOSTILE = [
  ['an unknown figure', 'handed-on=molecular-weight&figure=nothing&unit=g%2Fmol&input=molarMass&number=1'],
  ['a page on medicine', 'handed-on=dog-tramadol&figure=dose&unit=mg&input=molarMass&number=1'],
  ['no number', 'handed-on=molecular-weight&figure=totalMass&unit=g%2Fmol&input=molarMass&number=1e999'],
  ['markup', 'handed-on=%3Cimg%20src%3Dx%3E&figure=__proto__&unit=&input=constructor&number=%3Cb%3E'],
  ['broken escapes', 'handed-on=molecular-weight&figure=%E0%A4%A&number=%'],
] as const;

for (const [what, fragment] of HOSTILE) {
  test(`a link with ${what} changes nothing and says so`, async ({ page }) => {
    await page.goto(`/calculator/molarity#${fragment}`);
    await expect(page.getByText('The value of this link does not fit this form.').first()).toBeVisible();
    await expect(page.locator('[name="molarMass"]')).toHaveValue('');
    await expect(cameFrom(page)).toHaveCount(0);
  });
}

test('the way back of a link cannot leave the site', async ({ page }) => {
  const link = 'handed-on=molecular-weight&figure=totalMass&unit=g%2Fmol&input=molarMass&number=18';
  await page.goto(`/calculator/molarity#${link}&of=${encodeURIComponent('//evil.example/#x')}`);
  const way = cameFrom(page).getByRole('link');
  await expect(way).toBeVisible();
  expect(await way.evaluate((element) => element instanceof HTMLAnchorElement && element.origin)).toBe(
    new URL(page.url()).origin,
  );
});

test('pages on toxicity and medicine have no such section, and take nothing', async ({ page }) => {
  await page.goto('/calculator/dog-tramadol#handed-on=dog-bmi&figure=idealWeight&unit=kg&input=weight&number=20');
  await expect(page.getByText('The value of this link does not fit this form.').first()).toBeVisible();
  await expect(page.locator('[name="weight"]')).toHaveValue('');
  await expect(page.getByRole('button', { name: SECTION })).toHaveCount(0);
});

test('where the code of the section does not load, the calculator works on', async ({ page, noise }) => {
  noise.allow('dynamically imported module');
  noise.allow('Failed to load resource');
  await page.route(/UseIn-/, (route) => route.abort());
  await page.goto('/calculator/molecular-weight#formula=C6H12O6');
  await page.locator('[data-state="result"]').waitFor();
  await openTool(page, SECTION);
  await expect(
    page.getByText('This part of the page could not be loaded. The calculator works without it.'),
  ).toBeVisible();
});

test('section and line have no accessibility violations at any width', async ({ page }) => {
  await openSection(page);
  await expectNoViolationsAtAnyWidth(page);
  await linkToMolarity(page).click();
  await expect(cameFrom(page)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});
