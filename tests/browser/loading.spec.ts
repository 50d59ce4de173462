/** Loading order: the page's own scripts at once, the worker when idle, the rest on demand. */
import type { Page } from 'playwright/test';
import { computeExample } from './examplePage.ts';
import { expect, test } from './watch.ts';

// What is requested is what a first visitor's browser requests.
test.use({ isAlone: true });

const PATH = '/calculator/population-growth';
const FORMULA = /\/assets\/population-growth-(?!calculator|content|meta)[^/]*\.js$/;
const LIST_OF_CALCULATORS = /\/assets\/catalog-[^/]*\.js$/;
const CHART = /\/assets\/XyChart-[^/]*\.js$/;

/** URLs of all requested scripts, in order. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

test('everything that a page needs for hydration is named in the first part of its HTML', async ({
  page,
  request,
  noise,
}) => {
  const html = await (await request.get(PATH)).text();
  const named = new Set([...html.matchAll(/\b(?:src|href)="(\/[^"]+\.js)"/g)].map(([, url]) => url ?? ''));
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  // The entry's imports are requested as soon as it is parsed: one step, and the same on every page.
  const imported = [...(await (await request.get(entry)).text()).matchAll(/\bfrom\s*[`"']\.\/([^`"']+)[`"']/g)];
  const known = new Set([...named, ...imported.map(([, file]) => `/assets/${file}`)]);
  // Nothing else is available: later chunks may be missing.
  await page.route(/\.js$/, (route) =>
    known.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  noise.allow('Failed to load resource');
  noise.allow('dynamically imported module');
  await page.goto(PATH);
  await page.locator('[data-state="editing"]').waitFor();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.locator('[name="initialPopulation"]')).not.toHaveValue('');
});

test('leaving a page while parts of it are loading reports no failure', async ({ page }) => {
  await page.route(LIST_OF_CALCULATORS, () => {});
  const asked = page.waitForRequest(LIST_OF_CALCULATORS);
  await page.goto(PATH);
  await asked;
  await page.unroute(LIST_OF_CALCULATORS);
  await page.goto('/calculator/pka');
});

test('the worker and its formula are preloaded; the chart is not', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(PATH);
  await expect.poll(() => scripts.filter((url) => FORMULA.test(url)).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => CHART.test(url))).toEqual([]);
  await computeExample(page);
  await expect.poll(() => scripts.filter((url) => CHART.test(url)).length).toBe(1);
});
