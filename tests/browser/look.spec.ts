/** The faces of the site, the drawings and the colors of the areas. */
import type { Page } from 'playwright/test';
import { LAPTOP, PHONE } from './accessibility.ts';
import { openForm } from './examplePage.ts';
import { expect, test } from './watch.ts';

const FONTS = /\/assets\/(?:text|display)Face-[\w-]+\.woff2$/;

/** Where everything stands that a face of other metrics would move. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, a, label)')].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${element.textContent}: ${Math.round(top)} + ${Math.round(height)}`;
    }),
  );
}

test('headings and figures have the display face, all else the text face, from the site itself', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await page.goto('/calculator/cell-size');
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[data-state="result"]').waitFor();
  expect(new Set(asked).size).toBe(2);
  for (const address of asked) expect(address).toMatch(FONTS);
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 20px Display'))).toBe(true);
  for (const place of ['h1', 'h2']) await expect(page.locator(place).first()).toHaveCSS('font-family', /^Display,/);
  const faces = await page
    .locator('[data-state="result"] data')
    .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).fontFamily.startsWith('Display,')));
  expect(new Set(faces)).toEqual(new Set([true, false]));
  await expect(page.locator('label').first()).toHaveCSS('font-family', /^Text,/);
});

test('rules that come in as the window crosses a breakpoint leave nothing of the wide layout', async ({ page }) => {
  await openForm(page, '/calculator/dog-bmi');
  await page.evaluate(() => {
    const sheet = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet;
    if (!sheet) throw new Error('no sheet of styled-components');
    setInterval(() => sheet.insertRule('.of-a-part-that-comes-in { color: red }'), 1);
  });
  const result = page.locator('section[aria-labelledby="result-heading"]');
  for (const [size, column, position] of [
    // An empty result has no room below the form.
    [PHONE, 'auto', 'absolute'],
    [LAPTOP, '2', 'sticky'],
  ] as const) {
    await page.setViewportSize(size);
    await expect(result).toHaveCSS('grid-column-start', column);
    await expect(result).toHaveCSS('position', position);
  }
});

for (const viewport of [PHONE, LAPTOP]) {
  test.describe(`a face that comes late, in a window ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('moves nothing', async ({ page }) => {
      await page.addInitScript(() => {
        const moved: number[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.push((entry as unknown as { readonly value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      for (const path of ['/category/chemistry', '/calculator/dog-chocolate-toxicity', '/calculator/molarity']) {
        let release = (): void => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(FONTS, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // Hydrated: what the page itself moves until then is not about its face.
        await expect(page.locator('#stalled')).toHaveCount(0);
        await page.waitForTimeout(1000);
        await page.evaluate(() => (window as unknown as { readonly moved: number[] }).moved.splice(0));
        release();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        expect(await page.evaluate(() => (window as unknown as { readonly moved: number[] }).moved), path).toEqual([]);
        await page.unroute(FONTS);
      }
    });
  });
}

test.describe('without the files of the faces', () => {
  test.use({ viewport: PHONE });

  test('the local faces have the same line boxes', async ({ page, noise }) => {
    noise.allow('Failed to load resource');
    await page.goto('/category/chemistry');
    const before = await places(page);
    await page.route(FONTS, (route) => route.abort());
    await page.goto('/category/chemistry');
    expect(await places(page)).toEqual(before);
  });
});

test('drawings are seen and not heard', async ({ page }) => {
  for (const path of ['/', '/category/biology', '/category/biology/animal-pregnancy']) {
    await page.goto(path);
    const uses = page.locator('main svg:has(> use)');
    expect(await uses.count(), path).toBeGreaterThan(0);
    for (const drawing of await uses.all()) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  }
});

test('the scene gives its place to what is found', async ({ page }) => {
  await page.goto('/');
  const scene = page.locator('main use[href$="#scene"]');
  await expect(scene).toHaveCount(1);
  await page.getByRole('searchbox').fill('molarity');
  await expect(scene).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await expect(scene).toHaveCount(1);
});

for (const [path, area] of [
  ['/category/chemistry', 'chemistry'],
  ['/category/biology/animal-pregnancy', 'animals'],
  ['/category/health/pet-emergencies', 'emergency'],
  ['/calculator/annealing-temperature', 'bench'],
  ['/calculator/dog-age', 'animals'],
  ['/calculator/dog-chocolate-toxicity', 'emergency'],
  ['/calculator/pet-emergency', 'emergency'],
] as const) {
  test(`${path} has the color of its area: ${area}`, async ({ page }) => {
    await page.goto(path);
    const colors = await page.locator('main > [data-area]').evaluate((element) => {
      const style = getComputedStyle(element);
      return { area: style.getPropertyValue('--area'), named: style.getPropertyValue(`--${element.dataset.area}`) };
    });
    await expect(page.locator('main > [data-area]')).toHaveAttribute('data-area', area);
    expect(colors.area).toBe(colors.named);
    expect(colors.area).not.toBe('');
  });
}

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('drawings keep the colors of the system', async ({ page }) => {
    await page.goto('/category/chemistry');
    const area = await page
      .locator('main [data-area]')
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--area'));
    expect(area).toBe('CanvasText');
  });
});

test('paper has no drawings', async ({ page }) => {
  await page.goto('/category/chemistry');
  const drawing = page.locator('main svg:has(> use)').first();
  await expect(drawing).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toBeHidden();
});
