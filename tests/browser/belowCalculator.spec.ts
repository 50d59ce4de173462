/** What is below the calculator: its places on the screen, which differ from the order in the document. */
import type { Page } from 'playwright/test';
import { LAPTOP, PHONE } from './accessibility.ts';
import { openForm } from './examplePage.ts';
import { expect, test } from './watch.ts';

const PARTS = [
  '[aria-label="Keywords"]',
  '#about-heading',
  'form',
  '#guide-heading',
  '#sources-heading',
  '#faq-heading',
  '#notes-heading',
  '#related-heading',
] as const;
type Part = (typeof PARTS)[number];

/** Where each part begins. */
async function places(page: Page): Promise<Record<Part, { readonly x: number; readonly y: number }>> {
  await page.locator('#guide-heading').waitFor();
  const found = await page.evaluate(
    (parts) =>
      parts.map((part) => {
        const { x, y } = document.querySelector(`main ${part}`)?.getBoundingClientRect() ?? { x: NaN, y: NaN };
        return [part, { x, y }];
      }),
    PARTS,
  );
  return Object.fromEntries(found);
}

test('in the document the keywords and the introduction come before the form', async ({ page }) => {
  await openForm(page, '/calculator/molarity');
  await page.locator('#guide-heading').waitFor();
  const order = await page.evaluate(
    (parts) => [...document.querySelectorAll(parts.map((part) => `main ${part}`).join())].map(({ id }) => id),
    PARTS,
  );
  expect(order).toEqual([
    '',
    'about-heading',
    '',
    'guide-heading',
    'sources-heading',
    'faq-heading',
    'notes-heading',
    'related-heading',
  ]);
  expect(await page.getByRole('list', { name: 'Keywords' }).getByRole('listitem').first().textContent()).toBe(
    'molarity',
  );
});

test('on a wide screen the introduction is beside the guide, and the keywords are the last line', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await openForm(page, '/calculator/molarity');
  const at = await places(page);
  expect(at['#about-heading'].y).toBe(at['#guide-heading'].y);
  expect(at['#about-heading'].x).toBeLessThan(at['#guide-heading'].x);
  expect(at['#guide-heading'].y).toBeGreaterThan(at.form.y);
  const below = (['#faq-heading', '#notes-heading', '#related-heading', '[aria-label="Keywords"]'] as const).map(
    (part) => at[part].y,
  );
  expect(below).toEqual([...below].sort((one, other) => one - other));
});

test('on a phone all of it is in one column, and the star is beside the title', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openForm(page, '/calculator/molarity');
  const at = await places(page);
  expect(at['#about-heading'].y).toBeGreaterThan(at.form.y);
  expect(at['#guide-heading'].y).toBeGreaterThan(at['#about-heading'].y);
  expect(at['[aria-label="Keywords"]'].y).toBeGreaterThan(at['#related-heading'].y);
  const star = await page.getByRole('button', { name: 'Favorite' }).boundingBox();
  const title = await page.locator('h1').boundingBox();
  if (star === null || title === null) throw new Error('Star and title are drawn');
  expect([star.width, star.height]).toEqual([40, 40]);
  expect(star.x).toBeGreaterThanOrEqual(title.x + title.width);
  expect(Math.abs(star.y + star.height / 2 - (title.y + 15))).toBeLessThan(1);
});

test('the text of a guide card has the width of the row, and its title stays where it was pressed', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await openForm(page, '/calculator/molarity');
  const cards = page.locator('#guide-heading + div > details');
  const guide = await page.locator('#guide-heading + div').boundingBox();
  for (const index of [0, 1, 2]) {
    const title = cards.nth(index).locator('summary');
    await title.scrollIntoViewIfNeeded();
    const before = await title.boundingBox();
    await title.press('Enter');
    const text = cards.nth(index).locator('p').first();
    await expect(text).toBeVisible();
    expect((await text.boundingBox())?.x).toBeCloseTo(guide?.x ?? 0, 0);
    expect(await title.boundingBox()).toEqual(before);
    await expect(cards.and(page.locator('[open]'))).toHaveCount(1);
  }
});
