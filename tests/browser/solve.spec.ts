/** 'Find an input': which value an input must have for a wanted figure. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { computeExample, openTool } from './examplePage.ts';
import { expectToFit } from './fitting.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const FORMULA = /assets\/molarity-(?!calculator|content|meta)[^/]*\.js$/;

/** 9 g of glucose in 0.25 L, which is 0.1998 mol/L. */
async function openSection(page: Page): Promise<void> {
  await page.goto('/calculator/molarity#mode=molarity&mass=9&molarMass=180.16&volume=0.25');
  await page.locator('[data-state="result"]').waitFor();
  await openTool(page, 'Find an input');
  await page.locator('[name="solve.target"]').waitFor();
}

test('by keyboard alone: the input that gives the wanted figure, put into the form and calculated', async ({
  page,
}) => {
  await openSection(page);
  await tabTo(page, 'solve.target', 10);
  await page.keyboard.type('0.5');
  await page.locator('[name="solve.input"]').focus();
  await page.keyboard.press('v');
  await tabTo(page, 'Find the input', 5);
  await page.keyboard.press('Enter');
  const use = page.getByRole('button', { name: /^Put 0\.09\d* into Volume/ });
  await expect(use).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'gives 0.5' })).toBeVisible();
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('data[data-field="molarity"]').first()).toHaveText(/^0\.50*$/);
  await expect(page.locator('[name="volume"]')).toHaveValue(/^0\.09/);
  // An answer never stands beside a result that it does not belong to.
  await expect(use).toHaveCount(0);
});

test('bred when, to be due on a leap day: the day is found, and put into the form', async ({ page }) => {
  await page.goto('/calculator/horse-gestation#matingDate=2023-05-01');
  await page.locator('[data-state="result"]').waitFor();
  await openTool(page, 'Find an input');
  await page.locator('[name="solve.figure"]').selectOption('dueDate');
  await page.locator('[name="solve.target"]').fill('2024-02-29');
  await page.getByRole('button', { name: 'Find the input' }).click();
  // 340 days before.
  await page.getByRole('button', { name: /^Put Sunday, March 26, 2023 into / }).click();
  await expect(page.locator('[name="matingDate"]')).toHaveValue('2023-03-26');
  await expect(page.locator('[data-field="dueDate"]').first()).toContainText('February 29, 2024');
  for (const heading of ['Uncertainty', 'Plot a figure'])
    await expect(page.getByRole('button', { name: heading, exact: true })).toHaveCount(0);
});

test('typing goes on while the page finds out which inputs move a figure', async ({ page }) => {
  await page.goto('/calculator/molarity#mode=molarity&mass=9&molarMass=180.16&volume=0.25');
  await page.locator('[data-state="result"]').waitFor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The worker of this section starts with its first question.
  await page.route(FORMULA, async (route) => {
    await released;
    await route.continue();
  });
  await openTool(page, 'Find an input');
  await page.locator('[name="solve.target"]').focus();
  await page.keyboard.type('0.');
  release();
  await expect(page.locator('[name="solve.input"]')).not.toHaveValue('');
  await page.keyboard.type('5');
  await expect(page.locator('[name="solve.target"]')).toHaveValue('0.5');
});

test('what no value gives is said with the range that was searched', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="solve.target"]').fill('-1');
  await page.getByRole('button', { name: 'Find the input' }).click();
  const answer = page.locator('[role="status"]').filter({ hasText: 'mol/L' }).last();
  await expect(answer).toHaveText(/^No .+ gives [-−]1\smol\/L: Molarity is .+ there\.$/);
});

test('what is no number is said', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="solve.target"]').fill('much');
  await page.getByRole('button', { name: 'Find the input' }).click();
  await expect(page.getByText('Enter the wanted value as a number.')).toBeVisible();
});

test('the worker dies while it searches: what was chosen stays, and trying again works', async ({ page, noise }) => {
  noise.allow('out of its mind');
  await page.goto('/calculator/molarity#mode=molarity&mass=9&molarMass=180.16&volume=0.25');
  await page.locator('[data-state="result"]').waitFor();
  const body = `export default {
    id: 'molarity',
    validate: () => new Promise(() => setTimeout(() => { throw new Error('out of its mind') })),
    compute: () => ({}),
  };`;
  // The worker of this section starts with its first question.
  await page.route(FORMULA, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openTool(page, 'Find an input');
  await page.locator('[name="solve.target"]').waitFor();
  await page.locator('[name="solve.target"]').fill('0.5');
  await expect(page.getByRole('alert').filter({ hasText: 'The search ended unexpectedly' })).toBeVisible();
  await page.unroute(FORMULA);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The search ended unexpectedly' })).toHaveCount(0);
  await page.locator('[name="solve.target"]').fill('0.5');
  await page.getByRole('button', { name: 'Find the input' }).click();
  await expect(page.getByRole('button', { name: /^Put / }).first()).toBeVisible();
});

test('pages on toxicity and medicine have no such section', async ({ page }) => {
  await page.goto('/calculator/dog-chocolate-toxicity');
  await computeExample(page);
  await expect(page.getByRole('button', { name: 'Find an input' })).toHaveCount(0);
});

test('axe finds nothing with an answer, and all of it fits', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="solve.target"]').fill('0.5');
  await page.getByRole('button', { name: 'Find the input' }).click();
  await expect(page.getByRole('button', { name: /^Put / }).first()).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
});
