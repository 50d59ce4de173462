/** The figures of the example in gray, where those of the result will be. */
import type { Locator, Page } from 'playwright/test';
import { expectNoViolations, LAPTOP, PHONE } from './accessibility.ts';
import { computeExample, goWithin } from './examplePage.ts';
import { expect, test } from './watch.ts';

const GHOST = '[data-ghost]';
const LEAD = 'Your figures appear here after Calculate.';

test.use({ viewport: { width: 1280, height: 900 } });

/** Waits until the drawing has arrived: an element that refers to a missing file is empty. */
async function expectDrawn(page: Page): Promise<void> {
  const drawing = page.locator(`${GHOST} .wide use`);
  await expect(drawing).toBeVisible();
  await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100);
}

function ghostWithText(page: Page, text: string): Locator {
  return page.locator(GHOST).filter({ hasText: text });
}

test('is marked as an example, hidden from readers, and replaced by the visitor’s own result', async ({ page }) => {
  await page.goto('/calculator/pka');
  await expect(ghostWithText(page, 'pH of the buffer – example')).toBeVisible();
  await expectDrawn(page);
  await expect(page.getByText(LEAD)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Result', exact: true });
  await expect(panel).toMatchAriaSnapshot(`
    - region "Result":
      - heading "Result"
      - status
      - text: No result yet
  `);
  await expect(page.locator('[data-field]')).toHaveCount(0);
  await expectNoViolations(page, { within: 'section[aria-labelledby="result-heading"]' });
  await computeExample(page);
  await expect(page.locator(GHOST)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator(GHOST)).toBeVisible();
});

test('is in no selection', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await expect(page.locator(GHOST)).toBeVisible();
  const selected = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return String(getSelection());
  });
  expect(selected).toContain('Molarity Calculator');
  expect(selected).not.toContain('0.1998');
});

for (const id of ['molarity', 'cell-dilution', 'dna-concentration']) {
  test(`${id}: Calculate moves nothing`, async ({ page }) => {
    await page.goto(`/calculator/${id}`);
    await expect(page.locator(GHOST)).toBeVisible();
    const before = await places(page);
    expect(Object.values(before)).not.toContain(null);
    await computeExample(page);
    await page.locator('[data-tools]').waitFor();
    await expect.poll(() => places(page)).toEqual(before);
  });
}

/** Distances from the top of the page, in CSS pixels. */
function places(page: Page): Promise<Readonly<Record<string, number | null>>> {
  return page.evaluate(() => {
    const topOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box === undefined ? null : Math.round(box.top + scrollY);
    };
    const panel = 'section[aria-labelledby="result-heading"]';
    return {
      headline: topOf(`${panel} [data-headline]`),
      keyFigures: topOf(`${panel} dl`),
      below: topOf('[data-below]'),
    };
  });
}

test('is there for the next page as well, and each page has its own', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await expect(ghostWithText(page, 'Molarity – example: 9 g')).toBeVisible();
  await goWithin(page, '/calculator/punnett-square');
  await expect(ghostWithText(page, 'Phenotypic ratio – example')).toBeVisible();
  await expectDrawn(page);
});

test('has bars and no drawing where the result is a date', async ({ page }) => {
  await page.goto('/calculator/cow-gestation');
  const ghost = ghostWithText(page, 'Due date – example');
  await expect(ghost).toBeVisible();
  await expect(ghost.locator('use')).toHaveCount(0);
  await expect(ghost).not.toContainText(/\d/);
});

test('has no room on paper', async ({ page }) => {
  await page.goto('/calculator/pka');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(GHOST)).toBeHidden();
  await expect(page.getByText(LEAD)).not.toBeInViewport();
  await page.emulateMedia({ media: 'screen' });
});

for (const width of [PHONE.width, 768]) {
  test(`${width} pixels wide: has no room below the form`, async ({ page }) => {
    await page.setViewportSize({ width, height: PHONE.height });
    await page.goto('/calculator/molarity');
    await page.locator('[data-state]').waitFor();
    await expect(page.locator(GHOST)).toBeHidden();
    const panel = page.getByRole('region', { name: 'Result', exact: true });
    const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBeLessThanOrEqual(1);
    await computeExample(page);
    await expect.poll(height).toBeGreaterThan(100);
  });
}

for (const id of ['dog-metacam', 'cat-cephalexin', 'dog-omega3', 'dog-chocolate-toxicity']) {
  test(`${id}: none, before a calculation and after Reset`, async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(`/calculator/${id}`);
    await page.locator('[data-state]').waitFor();
    const words = page.getByText('Nothing calculated yet');
    // Before a result a poison page has its warning alone.
    const count = id === 'dog-chocolate-toxicity' ? 0 : 1;
    await expect(words).toHaveCount(count);
    await expect(page.locator(GHOST)).toHaveCount(0);
    await computeExample(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(words).toHaveCount(count);
    await expect(page.locator(GHOST)).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is there as well', async ({ page }) => {
    await page.goto('/calculator/molarity');
    await expect(ghostWithText(page, '0.1998')).toBeVisible();
    await expectDrawn(page);
  });
});
