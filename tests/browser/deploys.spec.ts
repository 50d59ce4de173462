/**
 * Deploys while pages are open: a version is installed completely and only when accepted, and a page with missing files
 * reloads once.
 */
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type StaticHost, startStaticHost } from '#tests/support/staticHost.ts';
import { expectNoViolations } from './accessibility.ts';
import { computeExample, goWithin } from './examplePage.ts';
import { keptWhole } from './keptWhole.ts';
import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'dist');
/** Built for the tests of this project. */
const NEXT = join(ROOT, 'node_modules/.development');
const READY = 'A new version is ready.';
const RESTORED = 'Your inputs from before are back.';

/** On a phone, input errors can be scrolled clear of the bar. */
async function expectMessageAboveBar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(`${host.origin}/calculator/cell-dilution`);
  for (const name of ['stockConcentration', 'targetConcentration', 'finalVolume']) {
    await page.locator(`[name="${name}"]`).fill('-1');
  }
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  const message = page.locator('#calculator-message');
  await message.waitFor();
  const bar = page.getByText(READY).locator('..');
  await bar.waitFor();
  await message.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const [end, start] = await Promise.all([
    message.evaluate((element) => element.getBoundingClientRect().bottom),
    bar.evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(end).toBeLessThanOrEqual(start);
}

let host: StaticHost;
test.beforeEach(async () => {
  host = await startStaticHost(SITE);
});
test.afterEach(() => host.close());

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version waits until the visitor accepts it, and is complete; inputs are kept', async ({
    page,
    context,
  }) => {
    const address = `${host.origin}/calculator/ph-analysis`;
    await page.goto(address);
    await keptWhole(page);
    await page.locator('[name="pH"]').fill('7.4');
    const other = await context.newPage();
    await other.goto(address);
    host.deploy(NEXT);
    const old = await versionOf(page);
    await lookForUpdate(page);

    await expect(page.locator('[aria-live="polite"]').getByText(READY)).toBeVisible();
    await expect(other.getByText(READY)).toBeVisible();
    await expectNoViolations(page);
    // An element focused by keyboard is not hidden behind the bar.
    // 6 rem of it are this bar, the others that of Calculate, which is above it.
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '208px');
    const [calculate, offer] = await Promise.all([
      page.getByRole('button', { name: 'Calculate', exact: true }).boundingBox(),
      page.getByText(READY).last().locator('..').boundingBox(),
    ]);
    expect((calculate?.y ?? 0) + (calculate?.height ?? 0)).toBeLessThanOrEqual(offer?.y ?? 0);
    const phone = await context.newPage();
    await expectMessageAboveBar(phone);
    await phone.close();
    // After 'later', the bar is gone and the old version continues to work, including loads and calculations.
    await other.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(other.getByText(READY)).toBeHidden();
    await expect(other.locator('main')).toBeFocused();
    await other.reload();
    expect(await versionOf(other)).toBe(old);
    await expect(other.getByText('Second version.')).toHaveCount(0);
    await computeExample(other);
    expect(await versionOf(page)).toBe(old);
    await expect(page.locator('[name="pH"]')).toHaveValue('7.4');

    await page.bringToFront();
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.focus();
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await expect(page.getByText('Second version.')).toBeVisible();
    await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
    await expect(page.getByText(RESTORED).first()).toBeVisible();
    await expect(page.getByText(READY)).toHaveCount(0);
    expect(await versionOf(page)).not.toBe(old);
    await computeExample(page);
    expect(await keptFiles(page)).toEqual(await listedFiles(page));
    // The other tab is untouched, and its next load is the new version, also offline.
    await expect(other.locator('[data-state="result"]')).toBeVisible();
    await host.close();
    await other.reload();
    await expect(other.getByText('Second version.')).toBeVisible();
    await computeExample(other);
  });

  test('an incomplete version is never offered; once complete it is, and dismissing it does not suppress the notice of the next one', async ({
    page,
  }) => {
    await page.goto(`${host.origin}/calculator/ph-analysis`);
    await keptWhole(page);
    const old = await versionOf(page);
    const half = await mkdtemp(join(tmpdir(), 'half-'));
    const third = await mkdtemp(join(tmpdir(), 'third-'));
    try {
      // The new service worker and the new scripts, but still the old pages.
      await cp(NEXT, half, { recursive: true });
      await cp(join(SITE, 'pages.json'), join(half, 'pages.json'));
      host.deploy(half, SITE);
      await lookForUpdate(page);
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.ready;
            return [registration.installing?.state, registration.waiting?.state];
          }),
        )
        .toEqual([undefined, undefined]);
      await expect(page.getByText(READY)).toHaveCount(0);
      await page.reload();
      expect(await versionOf(page)).toBe(old);
      await computeExample(page);
      host.deploy(NEXT);
      await lookForUpdate(page);
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(page.getByText(READY)).toBeHidden();
      await cp(NEXT, third, { recursive: true });
      await appendFile(join(third, 'service-worker.js'), '\n// Third version.\n');
      host.deploy(third);
      await lookForUpdate(page);
      await expect(page.getByText(READY)).toBeVisible();
    } finally {
      await Promise.all([half, third].map((folder) => rm(folder, { recursive: true })));
    }
  });
});

test('a missing page chunk causes one reload, and the draft is restored on return', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  noise.allow('dynamically imported module');
  await openWhole(page);
  await page.locator('[name="pH"]').fill('7.4');
  const loads = countLoads(page);
  host.deploy(NEXT);
  await page.locator('header').getByRole('link', { name: 'Pipette & Paw' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your One-Stop Calculator Solution');
  await expect(page).toHaveURL(`${host.origin}/`);
  await expect.poll(loads).toBe(1);
  await waitForHydration(page);
  await page.goBack();
  await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
  await expect(page.getByText('Second version.')).toBeVisible();
  await expect(page.getByText(RESTORED).first()).toBeVisible();
});

test('a missing formula causes one reload, with the draft restored', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  noise.allow('dynamically imported module');
  const formula = /assets\/ph-analysis-(?!calculator|content|meta)[^/]*\.js$/;
  await page.route(formula, (route) => route.fulfill({ status: 404 }));
  await openWhole(page);
  await page.locator('[name="pH"]').fill('7.4');
  const loads = countLoads(page);
  host.deploy(NEXT);
  page.once('load', () => void page.unroute(formula));
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Second version.')).toBeVisible();
  await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  expect(loads()).toBe(1);
});

test('a host that mixes two versions cannot cause a reload loop', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  noise.allow('dynamically imported module');
  const mixed = await mkdtemp(join(tmpdir(), 'mixed-'));
  try {
    await cp(SITE, mixed, { recursive: true });
    await cp(join(NEXT, 'index.html'), join(mixed, 'index.html'));
    await openWhole(page);
    const loads = countLoads(page);
    host.deploy(mixed);
    await page.route(/cell-size-calculator-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await goWithin(page, '/calculator/cell-size');
    await expect.poll(loads).toBe(1);
    // The prerendered page is shown; without its chunk it is not hydrated.
    await expect(page.locator('h1')).toHaveCount(1);
    await page.reload({ waitUntil: 'load' });
    await page.waitForTimeout(500);
    expect(loads()).toBe(2);
  } finally {
    await rm(mixed, { recursive: true });
  }
});

/** Returns the entry script of this page's version, after checking that the served version is the same. */
async function versionOf(page: Page): Promise<string> {
  // A page's scripts are added after the first paint.
  await page.locator('script[type="module"]').waitFor({ state: 'attached' });
  return page.evaluate(async () => {
    const versions = [document.querySelector('script[type="module"]')?.getAttribute('src')];
    for (const path of ['/', '/category/biology', '/calculator/ph-analysis', '/calculator/pka']) {
      const text = await (await fetch(path)).text();
      versions.push(/<script type="module"[^>]* src="([^"]+)"/.exec(text)?.[1]);
    }
    if (new Set(versions).size !== 1) throw new Error(`A mix of versions: ${versions.join(', ')}`);
    return versions[0] ?? '';
  });
}

/** Checks for an update, as the browser does on load, or a tab that returns after an hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

/** URLs of everything in the cache. */
async function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  });
}

/** URLs of everything that the current version caches, as its service worker lists them, and of all its pages. */
async function listedFiles(page: Page): Promise<readonly string[]> {
  const text = await (await page.request.get(`${host.origin}/service-worker.js`)).text();
  const listed = [...text.matchAll(/\[[`"](\/[^`"]*)[`"],[`"]sha256-/g)].map(([, url]) => url ?? '');
  const pages: readonly (readonly string[])[] = await (await page.request.get(`${host.origin}/pages.json`)).json();
  const urls = pages.map(([url = '']) => url);
  return [...listed.filter((url) => url !== '/pages.json'), ...urls].sort();
}

/** @returns a function that returns how often the page has loaded since */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Opens the page and waits for all its own fetches, so that only what the test removes is missing after the deploy. */
async function openWhole(page: Page): Promise<void> {
  await page.goto(`${host.origin}/calculator/ph-analysis`);
  await page.waitForLoadState('networkidle');
}
