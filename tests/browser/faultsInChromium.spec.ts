/**
 * Faults that only Chromium can simulate or recover from: it lets tests run code in a worker, and refetches a module
 * that failed to load. Firefox caches the failure until the page is reloaded, and under test it renders pages without
 * JavaScript as if it were enabled.
 */
import type { Page } from 'playwright/test';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';
import { typeAndCalculate } from './brokenFormula.ts';
import { computeExample } from './examplePage.ts';
import { heldBack } from './heldBack.ts';
import { pasteText } from './pasteText.ts';
import { expect, type Noise, test } from './watch.ts';

/** Blocks a chunk of the page; the returned function unblocks it. */
async function missing(page: Page, noise: Noise, part: RegExp): Promise<() => Promise<void>> {
  noise.allow('Failed to load resource');
  noise.allow('dynamically imported module');
  await page.route(part, (route) => route.abort());
  return () => page.unroute(part);
}

const NOT_LOADED = 'This window could not be loaded. Try again.';
const FAILED = 'Something went wrong while calculating. Your inputs are kept; press Calculate to try again.';

async function expectSuccess(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  await expect(page.locator('[role="alert"]')).toHaveCount(0);
}

test('the worker dies after a call: the result stays, and the next one comes from a fresh worker', async ({
  page,
  noise,
}) => {
  noise.allow('died afterwards');
  await page.goto('/calculator/ph-analysis');
  await page.locator('[name="pH"]').fill('7.4');
  await expectSuccess(page);
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('died afterwards');
    });
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  await page.locator('[name="pH"]').fill('7.5');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.50');
});

test('letters that cannot be read: focus moves on when the retry or stop button disappears', async ({
  page,
  noise,
}) => {
  noise.allow('died afterwards');
  noise.allow('Failed to load resource');
  await page.goto('/calculator/dna-sequence');
  await pasteText(page.getByLabel('DNA sequence'), 'ACGT'.repeat(100_000));
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  const strand = page.getByRole('region', { name: /^RNA/ });
  await expect(page.locator('[data-field="rna"]')).toHaveAttribute('aria-busy', 'false');

  const script = /calculator\.worker-[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('died afterwards');
    });
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await strand.focus();
  await page.keyboard.press('End');
  const again = page.getByRole('button', { name: 'Read again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(strand).toBeFocused();
  // The browser could have copied; the message explains that there was nothing to copy.
  await page.getByRole('button', { name: /^Copy RNA/ }).click();
  await expect(page.getByText('The text could not be made')).toBeVisible();

  await page.unroute(script);
  const release = await heldBack(page, script);
  const download = page.locator('[data-download="rna"]');
  await download.focus();
  await page.keyboard.press('Enter');
  await expect(download).toBeFocused();
  await page.getByRole('button', { name: 'Stop' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stopped')).toBeVisible();
  await expect(download).toBeFocused();
  release();
});

test('the result view: a message in its place, and the next try shows it', async ({ page, noise }) => {
  const found = await missing(page, noise, /\/assets\/ShownResult-[^/]*\.js$/);
  await typeAndCalculate(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
  await found();
  await expectSuccess(page);
});

test('citations, share bar and menu: each shows a message in its place, and the calculator works', async ({
  page,
  noise,
}) => {
  // React's error for a prerendered part that failed to hydrate.
  noise.allow('Minified React error #422');
  const found = await missing(page, noise, /\/assets\/(?:SourceList|SharedResult|RelatedCalculators)-[^/]*\.js$/);
  await page.goto('/calculator/cell-size');
  await expect(page.getByRole('status').getByText('This part of the page could not be loaded.')).toHaveCount(3);
  await found();
  await computeExample(page);
  await expect(page.locator('data[data-field]').first()).toBeVisible();
});

test('a chart: a message in its place, the numbers stay, and the next result has it', async ({ page, noise }) => {
  const found = await missing(page, noise, /\/assets\/XyChart-[^/]*\.js$/);
  await page.goto('/calculator/population-growth');
  await computeExample(page);
  await expect(
    page.getByText('The drawing could not be loaded. Its numbers are a table: press Numbers.').first(),
  ).toBeVisible();
  await expect(page.locator('data[data-field]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Numbers', exact: true }).first().click();
  await expect(page.locator('figure table').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Save picture/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^PNG/ }).first().click();
  await expect(page.getByText('The picture could not be made')).toBeVisible();
  await found();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('figure svg').first()).toBeVisible();
});

test('the months: a message in their place, and the dates stay', async ({ page, noise }) => {
  await missing(page, noise, /\/assets\/MonthTables-[^/]*\.js$/);
  await page.goto('/calculator/dog-pregnancy');
  await computeExample(page);
  await expect(page.getByRole('status').getByText('The months cannot be shown.')).toBeVisible();
  await expect(page.locator('data[data-field]').first()).toBeVisible();
});

test('what a pregnancy means today: a message in its place, the result and the call stay, and the next result has it', async ({
  page,
  noise,
}) => {
  const found = await missing(page, noise, /\/assets\/gestationDays-[^/]*\.js$/);
  await page.goto('/calculator/dog-pregnancy');
  await computeExample(page);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('status').getByText('This part of the page could not be loaded')).toBeVisible();
  await expect(result.locator('data[data-field="dueDate"]')).toBeVisible();
  await expect(result.getByText(/^At any of the signs, day or night:/)).toBeVisible();
  await expect(page.getByText('The months cannot be shown.')).toBeVisible();
  await found();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(result.locator('[data-today]')).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

test('the pinned result: a message in its place, and the result stays', async ({ page, noise }) => {
  const found = await missing(page, noise, /\/assets\/PinnedResult-[^/]*\.js$/);
  await page.goto('/calculator/cell-size');
  await computeExample(page);
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(page.locator('data[data-field]').first()).toBeVisible();
  await found();
  await page.getByRole('button', { name: 'Unpin' }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toHaveCount(0);
});

test('the first page’s own chunk is requested again', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  // The preload in the head requests it as well, before or together with the script.
  await page.route('/calculator/cell-size', async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace(/<link rel="modulepreload"[^>]*cell-size-calculator[^>]*>/, '');
    await route.fulfill({ contentType: 'text/html', body });
  });
  let asked = 0;
  await page.route(/cell-size-calculator-[^/]*\.js$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/calculator/cell-size');
  await computeExample(page);
  expect(asked).toBe(2);
});

test('a dialog that did not load opens at the next try', async ({ page, noise }) => {
  const found = await missing(page, noise, /\/assets\/FindDialog-[^/]*\.js$/);
  await page.goto('/calculator/cell-size');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.locator('[aria-live="polite"]').getByText(NOT_LOADED)).toBeInViewport();
  await found();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find a calculator' })).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
});

test('a dialog that fails again shows its message again, for the same time', async ({ page, noise }) => {
  await missing(page, noise, /\/assets\/FindDialog-[^/]*\.js$/);
  await page.clock.install();
  await page.goto('/calculator/cell-size');
  await page.locator('[data-state="editing"]').waitFor();
  // From here on the test controls the page's clock, because the duration of a failing fetch does not matter.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const said = page.locator('[aria-live="polite"]').filter({ hasText: NOT_LOADED });
  const saidNext = async () => {
    await page.clock.runFor(50);
    return (await said.allTextContents()).at(0);
  };
  await page.keyboard.press('ControlOrMeta+k');
  await expect.poll(saidNext).toBeDefined();
  const first = await said.textContent();
  await page.clock.runFor(2000);
  await page.keyboard.press('ControlOrMeta+k');
  await expect.poll(saidNext).not.toBe(first);
  await page.clock.runFor(3500);
  await expect(said).toBeVisible();
  await page.clock.runFor(2000);
  await expect(said).toHaveCount(0);
});

test('a grid of options that did not load shows a message beside its button, and opens at the next try', async ({
  page,
  noise,
}) => {
  const found = await missing(page, noise, /\/assets\/OptionGridDialog-[^/]*\.js$/);
  await page.goto('/calculator/electron-config');
  const opener = page.getByRole('button', { name: 'Periodic table, Element' });
  await opener.click();
  await expect(page.getByRole('alert').getByText(NOT_LOADED)).toBeVisible();
  await found();
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Periodic table' })).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
});

test('the code for tables is loaded on demand, and a failed load can be retried', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  const chunk = /assets\/BatchPanel-[^/]*\.js$/;
  let fetched = 0;
  await page.route(chunk, (route) => {
    fetched += 1;
    return fetched === 1 ? route.abort() : route.continue();
  });
  await page.goto('/calculator/annealing-temperature');
  await page.locator('[data-state]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched).toBe(0);
  await page.getByRole('link', { name: 'Table of many', exact: true }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('link', { name: 'Table of many', exact: true }).click();
  await expect(page.locator('[data-batch="empty"]')).toBeVisible();
  await expect(page.getByText('This part of the page could not be loaded.')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, sentence } of [
    {
      path: '/calculator/ph-analysis',
      sentence: 'The calculation is done by this page itself, which needs JavaScript.',
    },
    {
      path: '/calculator/pet-emergency',
      sentence: 'The answers need JavaScript. Do not wait for them: call now, the numbers are at the top.',
    },
    { path: '/', sentence: 'Search needs JavaScript. Links work without it.' },
  ]) {
    test(`${path} has its own message, and only that one`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.locator('noscript p')).toHaveText(sentence);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('#stalled')).toHaveCSS('display', 'none');
    });
  }

  test('the numbers of all countries show, each with its country', async ({ page }) => {
    await page.goto('/calculator/dog-chocolate-toxicity', { waitUntil: 'load' });
    for (const { name, lines } of HELPLINE_COUNTRIES) {
      for (const { tel } of lines) {
        await expect(page.locator(`a[href="tel:${tel}"]:visible`).filter({ hasText: name })).toHaveCount(1);
      }
    }
  });
});
