/** States shown by a border or a shadow, under forced colors and increased contrast. */
import type { Locator, Page } from 'playwright/test';
import { computeExample, openForm, openSave } from './examplePage.ts';
import { chooseTheme } from './headerMenus.ts';
import { expect, test } from './watch.ts';

/** The computed outline of an element. */
function outline(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineWidth} ${outlineStyle}`;
  });
}

/** The contrast of a line with the canvas below it, as WCAG counts it. */
function contrast(line: Locator): Promise<number> {
  return line.evaluate((element) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (brush === null) return Number.NaN;
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map(
        (each) => (each / 255) ** 2.2,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const canvas = getComputedStyle(document.documentElement).getPropertyValue('background-color');
    const [one, other] = [luminance(getComputedStyle(element).stroke), luminance(canvas)];
    return Math.max(one, other) / Math.min(one, other);
  });
}

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('an invalid box has a ring, and another one with focus', async ({ page }) => {
    await page.goto('/calculator/ph-analysis');
    await page.locator('[name="pH"]').fill('15');
    await page.keyboard.press('Enter');
    await expect(page.locator('[name="pH"][aria-invalid="true"]')).toBeFocused();
    expect(await outline(page, '[name="pH"]')).toBe('6px double');
    await page.keyboard.press('Tab');
    expect(await outline(page, '[name="pH"]')).toBe('2px solid');
  });

  test('invalid radios have a ring around them, and so has a file', async ({ page }) => {
    await page.goto('/calculator/dog-onion-toxicity');
    await page.locator('[name="weight"]').fill('10');
    await page.keyboard.press('Enter');
    const units = page.getByRole('radiogroup', { name: 'Unit of the weight' });
    await expect(units).toHaveAttribute('aria-invalid', 'true');
    await expect(units).toHaveAccessibleDescription(/^Please fill in all required fields/);
    expect(await outline(page, '#input-weightUnit')).toBe('2px solid');
    expect(await outline(page, '#input-amountUnit')).toMatch(/ none$/);

    await page.goto('/calculator/dna-sequence');
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'empty.fa',
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(0),
    });
    const chip = '[role="group"][aria-label="DNA sequence"]';
    await page.locator(chip).waitFor();
    expect(await outline(page, chip)).toMatch(/ none$/);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.locator(`${chip}[data-invalid]`).waitFor();
    expect(await outline(page, chip)).toBe('2px solid');
  });

  test('the option chosen in a grid has a ring', async ({ page }) => {
    await page.goto('/calculator/electron-config');
    await page.locator('select[name="element"]').selectOption('Fe');
    await page.getByRole('button', { name: 'Periodic table, Element' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Fe – Iron' })).toBeFocused();
    expect(await outline(page, 'button[value="Fe"]')).toBe('6px double');
    await page.keyboard.press('ArrowRight');
    expect(await outline(page, 'button[value="Fe"]')).toBe('2px solid');
    expect(await outline(page, 'button[value="Ni"]')).toMatch(/ none$/);
  });

  test('the category that was opened last has a ring on Home', async ({ page }) => {
    const card = 'main a[aria-current]';
    await page.goto('/');
    // The card comes after the ways into the site.
    await page.locator('main a[href="/category/biology"]').last().click();
    await page.getByRole('heading', { level: 1, name: 'Biology' }).waitFor();
    await page.goto('/');
    await page.locator(card).waitFor();
    expect(await outline(page, card)).toBe('2px solid');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a chart has axes and data, and no grid that could be louder: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openForm(page, '/calculator/population-growth');
      await computeExample(page);
      const drawing = page.locator('figure svg[role="img"]').first();
      const grid = await contrast(drawing.locator('line[stroke="var(--grid)"]').first());
      const axis = await contrast(drawing.locator('line[stroke="var(--control)"]').first());
      const data = await contrast(drawing.locator('path[fill="none"]').first());
      expect(grid).toBe(1);
      expect(axis).toBeGreaterThan(3);
      expect(data).toBeGreaterThan(4.5);
    });
  }

  test('a QR code is dark on light in a dark theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/calculator/cell-size');
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await openSave(page);
    await page.getByRole('button', { name: 'Result card' }).click();
    const code = page.getByRole('img', { name: 'The same link as a QR code' });
    await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(code).toHaveCSS('color', 'rgb(18, 32, 31)');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`hairlines are as strong as the text where more contrast is wanted: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('/');
    const line = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--line'));
    expect(await line()).toBe('currentColor');
    await chooseTheme(page, 'dark');
    expect(await line()).toBe('currentColor');
  });
}
