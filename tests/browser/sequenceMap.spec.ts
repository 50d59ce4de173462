/** 'Map': features, frames and sites of a real plasmid, zoomed to letters and back, read, saved. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { savedFile } from './savedFile.ts';
import { tabTo } from './tabTo.ts';
import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

async function openMap(page: Page): Promise<void> {
  await page.goto('/calculator/dna-sequence');
  await waitForHydration(page);
  await page.locator('input[type="file"]').setInputFiles('tests/data/NC_005816.gb');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'Map: features, frames, sites and primers' }).click();
  await page.getByRole('button', { name: 'Draw the map' }).click();
  await expect(map(page).getByRole('img', { name: /^Map of NC_005816\./ })).toBeVisible();
}

function map(page: Page) {
  return page.getByRole('figure', { name: 'Map of NC_005816' });
}

test('by keyboard alone: from the circle to the letters, along them, and back', async ({ page }) => {
  await openMap(page);
  const where = map(page).getByRole('status').first();
  await expect(where).toContainText('Bases 1 to 9609 of 9609, as a circle.');
  await tabTo(page, 'Zoom in', 60);
  await page.keyboard.press('Enter');
  await expect(where).toContainText('Bases 3204 to 6406 of 9609.');
  await page.keyboard.press('-');
  await expect(where).toContainText('as a circle');
  await tabTo(page, 'Letters', 6);
  await page.keyboard.press('Enter');
  // Both strands, letter by letter.
  await expect(
    map(page)
      .locator('svg[role="img"] text')
      .filter({ hasText: /^[ACGT]$/ }),
  ).not.toHaveCount(0);
  await expect(where).not.toContainText('circle');
  const before = await where.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(where).not.toHaveText(before ?? '');
  await page.keyboard.press('0');
  await expect(where).toContainText('as a circle');
  await tabTo(page, 'As a line', 6);
  await page.keyboard.press('Enter');
  await expect(where).toContainText('Bases 1 to 9609 of 9609.');
  await expect(map(page)).toContainText('Features, − strand');
});

test('the marks are read one by one, and a zoomed map goes to the one that is read', async ({ page }) => {
  await openMap(page);
  await map(page).getByRole('button', { name: 'Letters' }).click();
  const reader = map(page).getByRole('slider', { name: 'Read the marks' });
  await reader.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(reader).toHaveAttribute('aria-valuetext', /^YP_pPCP01 – feature, bases 87 to 1109, \+ strand – CDS, /);
  await expect(map(page).getByRole('status').first()).toContainText(/^Bases \d{1,2} to 1\d\d of 9609/);
  await map(page).locator('[name="position"], input[inputmode="numeric"]').fill('9609');
  await map(page).getByRole('button', { name: 'Go' }).click();
  // On a circle the letters run on behind the origin.
  await expect(map(page).getByRole('status').first()).toContainText(/^Bases 95\d\d to \d\d of 9609/);
});

test('what is on the map is a table as well', async ({ page }) => {
  await openMap(page);
  const table = page.getByRole('table', { name: 'What is on the map' });
  await expect(table.getByRole('row', { name: /feature YP_pPCP01 \+ 87 1109 gene/ })).toBeVisible();
});

test('the circle, and a line of letters, are saved as SVG without a mark of reading', async ({ page }) => {
  await openMap(page);
  const save = async () => {
    await map(page)
      .getByRole('button', { name: /^Save picture of Map/ })
      .click();
    await map(page)
      .getByRole('button', { name: /^SVG picture of Map/ })
      .click();
  };
  const circle = await savedFile(page, save);
  expect(circle.name).toMatch(/map-of-nc-005816\.svg$/);
  expect(circle.text).toContain('9609 bp');
  expect(circle.text).not.toContain('var(--');
  await map(page).getByRole('button', { name: 'Letters' }).click();
  await expect(
    map(page)
      .locator('svg[role="img"] text')
      .filter({ hasText: /^[ACGT]$/ }),
  ).not.toHaveCount(0);
  const letters = await savedFile(page, save);
  expect(letters.text.match(/>[ACGT]<\/text>/g)?.length).toBeGreaterThan(100);
  expect(letters.text).not.toContain('data-reading');
});

test('at 320 px, in forced colors: all of it fits, and axe finds nothing in either shape', async ({ page }) => {
  await openMap(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  const drawing = map(page).getByRole('img', { name: /^Map of/ });
  for (const shape of ['As a line', 'As a circle']) {
    await map(page).getByRole('button', { name: shape }).click();
    await expect(drawing).toBeVisible();
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeLessThan(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await expectNoViolationsAtAnyWidth(page, '[data-answer="sequence-map"]');
  await map(page).getByRole('button', { name: 'Letters' }).click();
  await expectNoViolationsAtAnyWidth(page, '[data-answer="sequence-map"]');
});
