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

for (const { viewport, areBelow } of [
  { viewport: LAPTOP, areBelow: false },
  { viewport: PHONE, areBelow: true },
]) {
  test(`the keys of a unit leave the frame whole, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openForm(page, '/calculator/dog-chocolate-toxicity');
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

test('a hint is in the color of hints before anything was entered', async ({ page }) => {
  await openForm(page, '/calculator/cow-gestation');
  const [wanted, ordinary] = [
    'form:has(> #backwards-heading) p[id^="hint-"]',
    'form:has(#inputs-heading) p[id^="hint-"]',
  ];
  expect(await styleOf(page.locator(wanted).first(), 'color')).toBe(
    await styleOf(page.locator(ordinary).first(), 'color'),
  );
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
