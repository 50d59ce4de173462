/** Sections that take no room until a link at the foot of the form opens them. */
import type { Page } from 'playwright/test';
import { PHONE } from './accessibility.ts';
import { openForm } from './examplePage.ts';
import { expect, test } from './watch.ts';

const PRIMERS = '/calculator/annealing-temperature';
const link = (page: Page) => page.getByRole('link', { name: 'Table of many' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Calculate many at once' });

test('Escape ends what is running, then closes the section; what was entered is still there', async ({ page }) => {
  await openForm(page, PRIMERS);
  await link(page).click();
  await expect(heading(page)).toBeFocused();
  const pair = 'TGTAAAACGACGGCCAGT,CAGGAAACAGCTATGACC\n';
  const file = Buffer.from(`Forward primer,Reverse primer\n${pair.repeat(50_000)}`);
  await page.locator('[data-batch] input[type="file"]').focus();
  await page
    .locator('[data-batch] input[type="file"]')
    .setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer: file });
  await page.getByRole('button', { name: /^Calculate [\d\s]+ rows?$/ }).click();
  await page.locator('[data-batch="running"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-batch="matching"]').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-batch]')).toBeHidden();
  await expect(link(page)).toBeFocused();
  await link(page).press('Enter');
  await expect(page.locator('[data-batch="matching"]')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('on a phone too the link opens the section, of which nothing is on the page before', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openForm(page, PRIMERS);
  await link(page).waitFor();
  await expect(heading(page)).toHaveCount(0);
  await link(page).click();
  await expect(heading(page)).toBeInViewport();
});

test('an address opens the section', async ({ page }) => {
  await page.goto(`${PRIMERS}#many-heading`);
  await expect(page.locator('[data-batch="empty"]')).toBeVisible();
  await expect(heading(page)).toBeInViewport();
});

test('pages on medicine take no tables', async ({ page }) => {
  await page.goto('/calculator/dog-metacam');
  await page.locator('[data-state]').waitFor();
  await page.getByRole('button', { name: 'Favorite' }).waitFor();
  await expect(page.getByRole('link', { name: 'Table of many' })).toHaveCount(0);
});
