/** 'Plot a figure': any key figure against any number of the form. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { computeExample, openTool } from './examplePage.ts';
import { expectToFit } from './fitting.ts';
import { savedFile } from './savedFile.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const FORMULA = /assets\/molarity-(?!calculator|content|meta)[^/]*\.js$/;
const ADDRESS = '/calculator/molarity#mode=molarity&mass=9&molarMass=180.16&volume=0.25';

/** 9 g of glucose in 0.25 L, which is 0.1998 mol/L. */
async function openSection(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await page.locator('[data-state="result"]').waitFor();
  await openTool(page, 'Plot a figure');
  await expect(plot(page)).toBeVisible();
}

function plot(page: Page) {
  return page.getByRole('figure', { name: / against / }).first();
}

test('by keyboard alone: another input, a typed range, and the points read one by one', async ({ page }) => {
  await openSection(page);
  await tabTo(page, 'plot.figure', 10);
  await page.locator('[name="plot.input"]').focus();
  await page.keyboard.press('v');
  const reader = plot(page).getByRole('slider', { name: /^Molarity against Volume/ });
  await expect(reader).toBeVisible();
  await tabTo(page, 'plot.from', 3);
  await page.keyboard.type('0.1');
  await tabTo(page, 'plot.to', 3);
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await expect(reader).toHaveAccessibleName(/Volume of the solution from 0\.1 to 0\.5\sL, all else as entered\./);
  await expect(reader).toHaveAccessibleName(/At the present 0\.25\sL: Molarity 0\.19982\smol\/L/);
  await reader.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(reader).toHaveAttribute('aria-valuetext', /^0\.10\d+\sL – Molarity: 0\.4\d+\smol\/L/);
  await expect(plot(page).getByText(/^0\.10\d+\sL – Molarity/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(reader).toHaveAttribute('aria-valuetext', /^0\.5\sL – /);
  await page.keyboard.press('Tab');
  await expect(plot(page).getByText(/^0\.5\sL – /)).toHaveCount(0);
});

test('a logarithmic range, a second figure below, and the numbers as a file', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="plot.spacing"]').selectOption('Logarithmic');
  await expect(plot(page).getByRole('slider', { name: / from 0\.09 to 900/ })).toBeVisible();
  await page.getByText('More figures', { exact: true }).click();
  await page.locator('[name="plot.beside.massConcentration"]').check();
  await expect(page.getByRole('figure', { name: / against / })).toHaveCount(2);
  await plot(page)
    .getByRole('button', { name: /^Save picture/ })
    .first()
    .click();
  const file = await savedFile(page, () =>
    plot(page)
      .getByRole('button', { name: /^CSV of the numbers of / })
      .click(),
  );
  expect(file.text).toMatch(/^Mass[^\r]*\(g\),/);
});

test('the curve of a pinned result lies beside', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.locator('[data-state="result"]').waitFor();
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  await page.locator('[name="volume"]').fill('0.5');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('data[data-field="molarity"]').first()).toHaveText(/^0\.09/);
  await openTool(page, 'Plot a figure');
  await expect(plot(page)).toContainText(/Molarity,\s*pinned/);
});

test('a range that is none is said', async ({ page }) => {
  await openSection(page);
  for (const [from, to, words] of [
    ['5', '1', 'The range must begin below its end.'],
    ['much', '', 'Enter both ends of the range as numbers, or leave them blank.'],
  ] as const) {
    await page.locator('[name="plot.from"]').fill(from);
    await page.locator('[name="plot.to"]').fill(to);
    await page.getByRole('button', { name: 'Draw the range' }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('the worker dies while it draws: what was chosen stays, and trying again works', async ({ page, noise }) => {
  noise.allow('out of its mind');
  await page.goto(ADDRESS);
  await page.locator('[data-state="result"]').waitFor();
  const body = `export default {
    id: 'molarity',
    validate: () => new Promise(() => setTimeout(() => { throw new Error('out of its mind') })),
    compute: () => ({}),
  };`;
  // The worker of this section starts with its first question.
  await page.route(FORMULA, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openTool(page, 'Plot a figure');
  await page.locator('[name="plot.to"]').fill('20');
  const failure = page.getByRole('alert').filter({ hasText: 'The plot ended unexpectedly' });
  await expect(failure).toBeVisible();
  await page.unroute(FORMULA);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(plot(page).getByRole('slider', { name: / to 20/ })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('pages on toxicity and medicine have no such section', async ({ page }) => {
  await page.goto('/calculator/dog-chocolate-toxicity');
  await computeExample(page);
  await expect(page.getByRole('button', { name: 'Plot a figure' })).toHaveCount(0);
});

test('axe finds nothing, and all of it fits', async ({ page }) => {
  await openSection(page);
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
});
