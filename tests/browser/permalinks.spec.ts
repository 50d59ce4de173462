/** Links that carry values: created on request, opened and calculated, never losing what was in the boxes. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { computeExample, openSave } from './examplePage.ts';
import { heldBack } from './heldBack.ts';
import { pasteText } from './pasteText.ts';
import { expect, test } from './watch.ts';

const OPENED = 'Opened from a link.';
const COPY_LINK = { name: 'Copy link with these values' };

async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', COPY_LINK).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  return copiedText(page);
}

function shownNote(page: Page) {
  return page.locator('form').getByText(OPENED);
}

test('a link fills and calculates, announces it, and leaves the address once the inputs change', async ({
  page,
  context,
}) => {
  await page.goto('/calculator/cell-size');
  await page.locator('[data-state]').waitFor();
  await page.locator('[name="shape"]').selectOption('cube');
  await page.locator('[name="size"]').fill('10');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const volume = await page.locator('data[data-field="volume"]').first().innerText();
  // The link holds the calculated values, regardless of later edits.
  await page.locator('[name="size"]').fill('99');
  const link = await copiedLink(page);
  expect(link).toMatch(/\/calculator\/cell-size#shape=cube&size=10$/);
  await expect(page).not.toHaveURL(/#/);

  const other = await context.newPage();
  await other.goto(link);
  await other.locator('[data-state="result"]').waitFor();
  await expect(other.locator('data[data-field="volume"]').first()).toHaveText(volume);
  await expect(other.locator('[name="size"]')).toHaveValue('10');
  await expect(shownNote(other)).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: OPENED })).toContainText('olume');
  // aria-live polite, and there is nothing that Undo could restore.
  await expect(other.locator('body')).toBeFocused();
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await other.reload();
  await other.locator('[data-state="result"]').waitFor();
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await other.locator('[name="size"]').fill('11');
  await expect(other).not.toHaveURL(/#/);
  await expect(shownNote(other)).toBeHidden();
  await other.reload();
  await other.locator('[data-state="editing"]').waitFor();
  await expect(other.locator('[name="size"]')).toHaveValue('11');
});

test('Undo restores the previous inputs, and a changed fragment is opened without a load', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  const box = page.locator('[name="pH"]');
  await page.locator('[data-state]').waitFor();
  await box.fill('3');
  await page.goto('/calculator/ph-analysis#pH=7.4');
  await page.locator('[data-state="result"]').waitFor();
  await expect(box).toHaveValue('7.4');
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue('3');
  await expect(page).not.toHaveURL(/#/);

  await page.evaluate(() => {
    location.hash = '#pH=9';
  });
  await expect(box).toHaveValue('9');
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('5.00');
  await page.evaluate(() => {
    location.hash = '#pH=10&colour=red';
  });
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('4.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue('9');
});

for (const fragment of [
  '#colour=red',
  '#__proto__.pH=7&constructor=1',
  '#pH',
  '#%E0%A4%A=7&pH=%',
  `#pH=${'7'.repeat(100_000)}`,
  '#"><img src=x onerror=alert(1)>=1',
]) {
  test(`the fragment ${fragment.slice(0, 40)} changes nothing`, async ({ page }) => {
    await page.goto(`/calculator/ph-analysis${fragment}`);
    await page.locator('[data-state="editing"]').waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[name="pH"]')).toHaveValue('');
    await expect(page.getByText(OPENED)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  });
}

test('a value that makes no sense is refused as if it had been typed, and markup stays text', async ({ page }) => {
  await page.goto(
    '/calculator/species-diversity#species.0.name=%3Cimg%20src=x%3E&species.0.count=x&species.40.count=1',
  );
  await page.locator('[data-state="error"]').waitFor();
  await expect(page.getByText('Please provide valid species names and counts').first()).toBeVisible();
  await expect(page.locator('[name="species.0.name"]')).toHaveValue('<img src=x>');
  await expect(page.locator('[name="species.40.count"]')).toHaveCount(0);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('where the link parser does not load, the page shows a message', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  await page.route(/assets\/openLink-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/calculator/ph-analysis#pH=7');
  await expect(page.locator('form').getByText('The values of this link could not be read.')).toBeVisible();
  await expect(page.locator('[name="pH"]')).toHaveValue('');
});

test('while the next page is loading, the link is still that of the current page', async ({ page }) => {
  const release = await heldBack(page, /assets\/pka-calculator-[^/]*\.js$/);
  await page.goto('/calculator/ph-analysis#pH=7.4');
  await page.locator('[data-state="result"]').waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/calculator/pka');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await copiedLink(page)).toMatch(/\/calculator\/ph-analysis#pH=7\.4$/);
  release();
});

test('a sequence that is too long for a link is reported, with the file as an alternative', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  await page.locator('[data-state]').waitFor();
  await pasteText(page.locator('[name="sequence"]'), 'ACGT'.repeat(3_000));
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await page.getByRole('button', COPY_LINK).click();
  await expect(page.getByText('No link can hold values as long as these.')).toBeVisible();
  await openSave(page);
  await expect(page.getByRole('button', { name: 'Download JSON' })).toBeVisible();
});

test('a medicine page fills, leaves calculating and confirming to the visitor, and Undo confirms nothing', async ({
  page,
}) => {
  await page.goto('/calculator/dog-benadryl');
  await computeExample(page);
  const link = await copiedLink(page);
  expect(link).toMatch(/#.*weight=/);
  expect(link).not.toMatch(/true/);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(shownNote(page)).toBeVisible();
  await expect(page.locator('[data-state="editing"]')).toBeAttached();
  await expect(page.locator('data[data-field]')).toHaveCount(0);
  await expect(page.locator('[data-confirms]:checked')).toHaveCount(0);
  await expect(page.locator('[name="weight"]')).not.toHaveValue('');

  await page.locator('[name="weight"]').fill('9');
  for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.check();
  await page.evaluate(() => {
    location.hash = '#weight=12';
  });
  await expect(page.locator('[name="weight"]')).toHaveValue('12');
  await expect(page.locator('[data-confirms]:checked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[name="weight"]')).toHaveValue('9');
  await expect(page.locator('[data-confirms]:checked')).toHaveCount(0);
});

test('the result card has the result, the inputs, the link in letters and as a code', async ({ page }) => {
  await page.goto('/calculator/ph-analysis#pH=7.4');
  await page.locator('[data-state="result"]').waitFor();
  await openSave(page);
  const opener = page.getByRole('button', { name: 'Result card' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Result card' });
  await expect(card.getByText('7.4', { exact: true })).toBeVisible();
  await expect(card.getByText(/\/calculator\/ph-analysis#pH=7\.4$/)).toBeVisible();
  await expect(card.getByRole('img', { name: 'The same link as a QR code' })).toBeVisible();
  await expect(card.getByText(/^Pipette & Paw \d+\.\d+\.\d+.*, formula ph-analysis, \d{4}-\d{2}-\d{2}$/)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);

  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a result is copied as text, CSV and JSON', async ({ page }) => {
  await page.goto('/calculator/ph-analysis#pH=7.4');
  await page.locator('[data-state="result"]').waitFor();
  // Screen readers announce changes in a live region that already existed.
  const regions = page.locator('[aria-live]');
  expect(await regions.evaluateAll((all) => all.filter((each) => getComputedStyle(each).display === 'none'))).toEqual(
    [],
  );
  await openSave(page);
  const copied = async (name: string, said: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    return copiedText(page);
  };
  expect(await copied('Copy', 'Copied')).toMatch(/: 6\.60\n[\s\S]*\nInputs\npH: 7\.4\n\n.*formula ph-analysis/);
  expect(await copied('Copy as CSV', 'Copied as CSV')).toMatch(/pOH.*,6\.60,/);
  expect(JSON.parse(await copied('Copy as JSON', 'Copied as JSON'))).toMatchObject({
    calculator: 'ph-analysis',
    formula: 'ph-analysis',
    input: { pH: 7.4 },
  });
});

test('a date that does not exist, or is out of range, is reported as such', async ({ page, noise }) => {
  // A date box stays empty, and Chromium logs a warning.
  noise.allow('does not conform to the required format');
  for (const day of ['2023-02-29', '1899-12-31', '9999-12-31']) {
    await page.goto(`/calculator/cow-gestation#matingDate=${day}`);
    await expect(page.locator('#calculate-hint')).toHaveText(
      `${day} is not a day in the years 1900 to 2100: enter another breeding date.`,
    );
    await page.goto('about:blank');
  }
});
