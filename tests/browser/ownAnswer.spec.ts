/** 'Your own answer': whether a typed answer is right, and which slip gives a wrong one. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { computeExample } from './examplePage.ts';
import { expectToFit } from './fitting.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

/** 9 g of glucose in 0.25 L, which is 0.1998 mol/L. */
async function openSection(page: Page): Promise<void> {
  await page.goto('/calculator/molarity#mode=molarity&mass=9&molarMass=180.16&volume=0.25');
  await page.locator('[data-state="result"]').waitFor();
  await page.getByRole('heading', { name: 'Your own answer' }).click();
  await page.locator('[name="answer.text"]').waitFor();
}

function verdict(page: Page, words: string) {
  return page.getByRole('status').filter({ hasText: words });
}

test('by keyboard alone: a slip is named, and the right answer is right in another unit', async ({ page }) => {
  await openSection(page);
  await tabTo(page, 'answer.text', 10);
  await page.keyboard.type('199.8');
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'Not right. That is the figure in mmol/L.')).toBeVisible();
  await page.keyboard.type(' mM');
  // A verdict never stays beside another answer.
  await expect(verdict(page, 'Not right.')).toHaveCount(0);
  await tabTo(page, 'Check my answer', 5);
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'Right, also in mmol/L.')).toBeVisible();
});

test('an input in another unit is computed in the worker', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="answer.text"]').fill('0.0001998');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(verdict(page, 'Mass of the solute in mg in place of g')).toBeVisible();
});

test('another figure is chosen, and a new result drops the verdict', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="answer.figure"]').selectOption({ label: 'Mass concentration' });
  await page.locator('[name="answer.text"]').fill('36');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(verdict(page, 'Right.')).toBeVisible();
  await page.locator('[name="mass"]').fill('18');
  await page.locator('[data-form] button[type="submit"], form button[type="submit"]').first().click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(verdict(page, 'Right.')).toHaveCount(0);
});

test('a day, on a page on births', async ({ page }) => {
  await page.goto('/calculator/goat-gestation#matingDate=2024-02-29');
  await page.locator('[data-state="result"]').waitFor();
  await page.getByRole('heading', { name: 'Your own answer' }).click();
  await page.locator('[name="answer.text"]').fill('2024-07-29');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(verdict(page, 'One day too late.')).toBeVisible();
});

test('pages on toxicity have no such section', async ({ page }) => {
  await page.goto('/calculator/dog-chocolate-toxicity');
  await computeExample(page);
  await expect(page.getByRole('heading', { name: 'Your own answer' })).toHaveCount(0);
});

test('axe finds nothing with a verdict, and all of it fits', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="answer.text"]').fill('0.3');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(verdict(page, 'None of the known slips')).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
});
