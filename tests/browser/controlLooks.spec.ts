/** Looks of single controls that no other test sees. */
import type { Locator } from 'playwright/test';
import { LAPTOP, PHONE } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { computeExample, openForm } from './examplePage.ts';
import { expect, test } from './watch.ts';

function styleOf(element: Locator, property: string, part?: string): Promise<string> {
  return element.evaluate((found, [name, of]) => getComputedStyle(found, of).getPropertyValue(name), [
    property,
    part,
  ] as const);
}

test('in forced colors the thumb of a switch is seen, on and off', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openForm(page, '/calculator/molarity');
  const control = page.getByRole('switch');
  for (const isOn of ['false', 'true']) {
    await expect(control).toHaveAttribute('aria-checked', isOn);
    const track = control.locator('span');
    await expect
      .poll(
        async () =>
          (await styleOf(track, 'background-color', '::after')) !== (await styleOf(track, 'background-color')),
      )
      .toBe(true);
    await control.click();
  }
});

for (const { viewport, id, areBelow } of [
  { viewport: LAPTOP, id: 'dog-chocolate-toxicity', areBelow: false },
  { viewport: LAPTOP, id: 'dog-metacam', areBelow: false },
  { viewport: { width: 320, height: 740 }, id: 'dog-metacam', areBelow: true },
]) {
  test(`the keys of a unit leave the frame of ${id} whole, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openForm(page, `/calculator/${id}`);
    const frame = page.locator('[data-unit-frame]').first();
    const { corners, box, keys } = await frame.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const place = element.getBoundingClientRect();
      const input = element.querySelector('input[type="text"]')?.getBoundingClientRect();
      const isKeyAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('label') != null;
      return {
        corners: [place.left + 2, place.right - 2].flatMap((x) =>
          [place.top + 2, place.bottom - 2].map((y) => isKeyAt(x, y)),
        ),
        box: input?.bottom ?? 0,
        keys: [...element.querySelectorAll('label')].map((key) => key.getBoundingClientRect().top),
      };
    });
    expect(corners).not.toContain(true);
    // Below the box, a line is between.
    for (const top of keys) expect(top === box - 1).toBe(areBelow);
  });
}

test('a longer hint opens by its button, below it and in the window, and closes with Escape; the box is described by it', async ({
  page,
}) => {
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await openForm(page, '/calculator/t-test');
    const box = page.locator('[name="data"]');
    await expect(box).toHaveAccessibleDescription(/^Paste two columns, one for each group/);
    const hint = page.locator('#hint-data');
    await expect(hint).toBeHidden();
    await page.getByRole('button', { name: 'About Values' }).press('Enter');
    await expect(hint).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    await expect(page.getByRole('button', { name: 'About Values' })).toBeFocused();
  }
});

test('short options are side by side in one line, and the chosen one is not told by color alone', async ({ page }) => {
  await openForm(page, '/calculator/t-test');
  const options = page.getByRole('radiogroup', { name: 'What do you have?' }).locator('label');
  const tops = await options.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const looks = await options
    .locator('span')
    .evaluateAll((words) => words.map((each) => getComputedStyle(each).boxShadow));
  expect(looks.filter((look) => look !== 'none')).toHaveLength(1);
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Means and SDs' }).check();
  await expect(page.locator('[name="mean1"]')).toBeVisible();
});

test('the units of a list are chosen at the head of its columns', async ({ page }) => {
  await openForm(page, '/calculator/enzyme-kinetics');
  const heads = page.locator('form thead th');
  await expect(heads.locator('select')).toHaveCount(2);
  await heads.locator('[name="concentrationUnit"]').selectOption('nM');
  await expect(heads.nth(2)).toContainText('nM');
});

test('links in the form lead to the table of many and to the worksheet, and open them', async ({ page }) => {
  await openForm(page, '/calculator/molarity');
  for (const [link, section] of [
    ['Table of many', 'Calculate many at once'],
    ['Worksheet', 'Worksheet'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('region', { name: section }).locator('textarea, input').first()).toBeVisible();
  }
});

test('of a selected figure what is seen is copied: the text for it has a width, without which WebKit leaves it out', async ({
  page,
}) => {
  await openForm(page, '/calculator/t-test');
  await computeExample(page);
  const figure = page.locator('data[data-field]').filter({ hasText: '-' }).first();
  await figure.waitFor();
  const widths = await figure
    .locator('[data-drawn] > span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(1);
  await figure.selectText();
  await page.keyboard.press('ControlOrMeta+C');
  expect(await copiedText(page)).toContain(((await figure.textContent()) ?? '').trim());
});
