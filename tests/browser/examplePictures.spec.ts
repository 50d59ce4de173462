/** The picture of the example, which stands where the result will be. */
import type { Locator, Page } from 'playwright/test';
import { expectNoViolations, LAPTOP, PHONE } from './accessibility.ts';
import { computeExample, goWithin } from './examplePage.ts';
import { expect, test } from './watch.ts';

const PICTURE = 'figure[data-example]';

/** Waits until the drawing has arrived: an element that refers to a missing file is empty. */
async function expectDrawn(page: Page, name: RegExp): Promise<void> {
  const drawing = page.locator(PICTURE).getByRole('img', { name });
  await expect(drawing).toHaveCount(1);
  await expect(drawing).toBeVisible();
  await expect.poll(() => widthOfDrawing(drawing)).toBeGreaterThan(100);
}

function widthOfDrawing(drawing: Locator): Promise<number> {
  return drawing.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
}

for (const size of [LAPTOP, PHONE]) {
  test(`${size.width} pixels wide: marked as an example, and replaced by the visitor’s own result`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/calculator/pka');
    await expectDrawn(page, /^Example: Acid and base form by pH\. /);
    const picture = page.locator(PICTURE);
    await expect(picture.getByText('Example', { exact: true })).toBeVisible();
    await expect(picture.locator('[data-field]')).toHaveCount(0);
    await expect(
      page.locator(`[role="status"] ${PICTURE}, [aria-live] ${PICTURE}, [role="alert"] ${PICTURE}`),
    ).toHaveCount(0);
    await expectNoViolations(page, { within: PICTURE });
    await computeExample(page);
    await expect(picture).toHaveCount(0);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectDrawn(page, /^Example: /);
  });
}

test('on a phone its letters have 12 pixels or more', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/calculator/cat-age');
  const drawing = page.locator(PICTURE).getByRole('img');
  const scale = await drawing.evaluate(
    (svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
  );
  expect(scale).toBeGreaterThanOrEqual(1);
});

test('it is served for the next page as well, and each page has its own', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await expectDrawn(page, /^Example: Molarity by volume\. /);
  await goWithin(page, '/calculator/punnett-square');
  await expectDrawn(page, /^Example: Punnett square\. /);
  await goWithin(page, '/calculator/cow-gestation');
  await expectDrawn(page, /^Example: Timeline\. /);
});

test('it has no room on paper', async ({ page }) => {
  await page.goto('/calculator/pka');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(PICTURE)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

for (const id of ['dog-metacam', 'cat-chocolate-toxicity', 'dog-omega3']) {
  test(`${id}: none, before a calculation and after Reset`, async ({ page }) => {
    await page.goto(`/calculator/${id}`);
    await expect(page.getByText('Nothing calculated yet')).toBeVisible();
    await expect(page.locator(PICTURE)).toHaveCount(0);
    await computeExample(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Nothing calculated yet')).toBeVisible();
    await expect(page.locator(PICTURE)).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is there as well', async ({ page }) => {
    await page.goto('/calculator/electron-config');
    const drawing = page.locator(PICTURE).getByRole('img', { name: /^Example: Orbital diagram\. / });
    await expect(drawing).toBeVisible();
    await expect.poll(() => widthOfDrawing(drawing)).toBeGreaterThan(100);
    await expect(page.locator(PICTURE).getByText('Example', { exact: true })).toBeVisible();
  });
});
