/** 'Uncertainty': ± at the numbers of the form, and what comes of it. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { computeExample, openTool } from './examplePage.ts';
import { expectToFit } from './fitting.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const FORMULA = /assets\/molarity-(?!calculator|content|meta)[^/]*\.js$/;
const ADDRESS = '/calculator/molarity#mode=molarity&mass=9&molarMass=180.16&volume=0.25';

/** 9 g of glucose in 0.25 L, which is 0.1998 mol/L. */
async function openSection(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await page.locator('[data-state="result"]').waitFor();
  await openTool(page, 'Uncertainty');
  await page.locator('[name="uncertainty.mass"]').waitFor();
}

test('by keyboard alone: 1 % of the mass and 1 % of the volume are 1.4 % of the molarity', async ({ page }) => {
  await openSection(page);
  await tabTo(page, 'uncertainty.mass', 10);
  await page.keyboard.type('0.09');
  await tabTo(page, 'uncertainty.volume', 5);
  await page.keyboard.type('1 %');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('status').filter({ hasText: 'Molarity' }).last();
  // √2 % of 0.19982.
  await expect(answer).toContainText(/Molarity: \(0\.1998 ± 0\.0028\)\smol\/L/);
  await expect(answer).toContainText('Linear: the formula is nearly straight here.');
  await expect(answer).toContainText(/What matters most: .+ 50\s%, .+ 50\s%\./);
  await page.locator('[name="uncertainty.mass"]').fill('');
  await expect(page.getByText('Linear: the formula')).toHaveCount(0);
});

test('a wide uncertainty of a divisor is drawn, and the page says so', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="uncertainty.volume"]').fill('30 %');
  await page.getByRole('button', { name: 'Show the uncertainty' }).click();
  await expect(page.getByText('From 10,000 draws').first()).toBeVisible();
});

test('correlated inputs: numbers that move together cancel in their quotient, and a link brings all of it back', async ({
  page,
}) => {
  await openSection(page);
  await page.locator('[name="uncertainty.mass"]').fill('1 %');
  await page.locator('[name="uncertainty.volume"]').fill('1 %');
  await page.getByText('Correlations', { exact: true }).click();
  await page.getByLabel('Correlation of Mass of the solute and Volume of the solution').fill('0.5');
  await page.getByRole('button', { name: 'Show the uncertainty' }).click();
  // √(1² + 1² − 2 · 0.5) % of 0.19982.
  const molarity = page.getByText(/Molarity: \(0\.1998 ± 0\.0020\)\smol\/L/);
  await expect(molarity).toBeVisible();
  await page.getByRole('button', { name: 'Copy link with these values' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await copiedText(page);
  await page.goto('/');
  await page.goto(link.slice(link.indexOf('/calculator/')));
  await expect(molarity).toBeVisible();
  await expect(page.locator('[name="uncertainty.volume"]')).toHaveValue('1 %');
});

test('what stands after ± comes back with the inputs, and Reset takes it away', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="uncertainty.mass"]').fill('0.09');
  await expect(page).not.toHaveURL(/#/);
  await page.reload();
  await expect(page.getByText('Your inputs from before are back.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('[name="uncertainty.mass"]')).toHaveValue('0.09');
  const molarity = page.getByText(/Molarity: \(0\.1998 ± 0\.0020\)\smol\/L/);
  await expect(molarity).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  for (const [name, text] of [
    ['mass', '9'],
    ['molarMass', '180.16'],
    ['volume', '0.25'],
  ])
    await page.locator(`[name="${name}"]`).fill(text ?? '');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[data-state="result"]').waitFor();
  await openTool(page, 'Uncertainty');
  await expect(page.locator('[name="uncertainty.mass"]')).toHaveValue('');
  await expect(molarity).toHaveCount(0);
});

test('what is copied says ±', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="uncertainty.mass"]').fill('0.09');
  await page.getByRole('button', { name: 'Show the uncertainty' }).click();
  await expect(page.getByText(/Molarity: \(0\.1998/)).toBeVisible();
  await page.locator('[data-action="copy"]').click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const text = await copiedText(page);
  expect(text).toContain('Mass of the solute\t9\t0.09\tg');
  expect(text).toContain('Molarity\t0.1998 ± 0.0020');
});

test('a number typed with its uncertainty: one press calculates with both, and a second number joins it', async ({
  page,
}) => {
  await page.goto('/calculator/molarity#mode=molarity&mass=9&molarMass=180.16&volume=0.25');
  await page.locator('[data-state="result"]').waitFor();
  await page.locator('[name="mass"]').fill('9.00(9) g');
  await page.locator('[name="mass"]').press('Enter');
  await page.getByRole('button', { name: 'Calculate with ± 0.09' }).click();
  await expect(page.locator('[name="mass"]')).toHaveValue('9.00');
  await expect(page.locator('[name="uncertainty.mass"]')).toHaveValue('0.09');
  await expect(page.getByText(/Molarity: \(0\.1998 ± 0\.0020\)\smol\/L/)).toBeVisible();
  await page.locator('[name="volume"]').fill('0.25 ± 1 %');
  await page.locator('[name="volume"]').press('Enter');
  await page.getByRole('button', { name: 'Calculate with ± 1 %' }).click();
  await expect(page.locator('[name="uncertainty.mass"]')).toHaveValue('0.09');
  await expect(page.getByText(/Molarity: \(0\.1998 ± 0\.0028\)\smol\/L/)).toBeVisible();
});

test('a form without that section offers the number alone', async ({ page }) => {
  await page.goto('/calculator/dna-sequence#sequence=ATGGCCATTGTAATG&ask=region');
  await page.locator('[name="region.from"]').fill('5±1');
  await page.getByRole('button', { name: 'Show the region' }).click();
  await expect(page.getByRole('button', { name: 'Use 5' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate with ± 1' })).toHaveCount(0);
});

test('what is no correlation is said', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="uncertainty.mass"]').fill('1 %');
  await page.locator('[name="uncertainty.volume"]').fill('1 %');
  await page.getByText('Correlations', { exact: true }).click();
  await page.getByLabel('Correlation of Mass of the solute and Volume of the solution').fill('1.5');
  await page.getByRole('button', { name: 'Show the uncertainty' }).click();
  await expect(page.getByText(/^Correlation of Mass .+ is not a number from −1 to 1\.$/)).toBeVisible();
});

test('nothing entered, and what is no uncertainty, are said', async ({ page }) => {
  await openSection(page);
  await page.getByRole('button', { name: 'Show the uncertainty' }).click();
  await expect(page.getByText('Enter an uncertainty for at least one number.')).toBeVisible();
  await page.locator('[name="uncertainty.mass"]').fill('-1');
  await page.getByRole('button', { name: 'Show the uncertainty' }).click();
  await expect(page.getByText(/^The uncertainty of Mass of the solute is not a number/)).toBeVisible();
});

test('the worker dies while it computes: what was entered stays, and trying again works', async ({ page, noise }) => {
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
  await openTool(page, 'Uncertainty');
  await page.locator('[name="uncertainty.mass"]').fill('0.09');
  await page.getByRole('button', { name: 'Show the uncertainty' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The calculation ended unexpectedly' });
  await expect(failure).toBeVisible();
  await page.unroute(FORMULA);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Molarity: /).filter({ hasText: '±' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('pages on toxicity and medicine have no such section', async ({ page }) => {
  await page.goto('/calculator/dog-chocolate-toxicity');
  await computeExample(page);
  await expect(page.getByRole('button', { name: 'Uncertainty', exact: true })).toHaveCount(0);
});

test('axe finds nothing with an answer, and all of it fits', async ({ page }) => {
  await openSection(page);
  await page.locator('[name="uncertainty.volume"]').fill('30 %');
  await page.getByRole('button', { name: 'Show the uncertainty' }).click();
  await expect(page.getByText('From 10,000 draws').first()).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
});
