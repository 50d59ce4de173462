/** The site without a network, and when a deploy goes on under open pages. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { type StaticHost, startStaticHost } from '#tests/support/staticHost.ts';
import { expectNoViolations } from './accessibility.ts';
import { computeExample, goWithin } from './examplePage.ts';
import { calculatorPaths, sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'dist');
const NEXT = join(ROOT, 'node_modules/.next-version');
const READY = 'A new version is ready.';
const RESTORED = 'Your inputs from before are back.';

let host: StaticHost;
test.beforeEach(async () => {
  host = await startStaticHost(SITE);
});
test.afterEach(() => host.close());

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit all pages work without a network, and nothing ever asks another site', async ({ page }) => {
    // All of a site's pages, one after the other.
    test.setTimeout(300_000);
    const foreign: string[] = [];
    const failed: string[] = [];
    page.context().on('request', (request) => {
      if (new URL(request.url()).origin !== host.origin && !/^(?:data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
    await page.goto(host.origin);
    await keptWhole(page);
    await host.close();

    for (const [index, path] of sitePaths().entries()) {
      // By a full load now and then, else as links do it.
      if (index % 8 === 0) await page.goto(host.origin + path);
      else await goWithin(page, path);
      await expect(page.locator('h1')).not.toHaveText(/Error|not found/i);
      if (calculatorPaths().includes(path)) await computeExample(page);
    }
    await useEverything(page);
    expect(foreign).toEqual([]);
    expect(failed).toEqual([]);
  });

  test('no page as it is sent names another site to load from', async () => {
    for (const path of sitePaths()) {
      const html = await readFile(join(SITE, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
      const loading = html.match(/<(?:script|img|iframe|source|video|audio|object|embed|link)\b[^>]*>/g) ?? [];
      const loadingLinks = loading.filter((tag) => !/\brel="(?:canonical|alternate)"/.test(tag));
      expect(loadingLinks.length).toBeGreaterThan(1);
      expect(loadingLinks.filter((tag) => /\b(?:src|href|srcset|data)="(?:[a-z]+:)?\/\//i.test(tag))).toEqual([]);
    }
  });

  test('an unknown address says so without a network as well', async ({ page, noise }) => {
    noise.allow('404');
    await page.goto(host.origin);
    await keptWhole(page);
    await host.close();
    const response = await page.goto(`${host.origin}/nowhere?and=more`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.goto(`${host.origin}/category/alchemy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
    await page.goto(`${host.origin}/calculator/pka/?utm_source=x`);
    await page.locator('[data-state="editing"]').waitFor();
  });
});

test.describe('when another version is deployed', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    // A build of its own, on a machine that has other things to do.
    test.setTimeout(120_000);
    await promisify(execFile)(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/support/nextVersion.config.ts', '--outDir', NEXT],
      { cwd: ROOT },
    );
  });

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('it waits until the visitor takes it, and comes whole; what was entered stays', async ({ page, context }) => {
      const address = `${host.origin}/calculator/ph-analysis`;
      await page.goto(address);
      await keptWhole(page);
      await page.locator('[name="pH"]').fill('7.4');
      const other = await context.newPage();
      await other.goto(address);
      host.deploy(NEXT);
      const old = await versionOf(page);
      await lookForUpdate(page);

      await expect(page.getByRole('status').getByText(READY)).toBeVisible();
      await expect(other.getByText(READY)).toBeVisible();
      await expectNoViolations(page);
      // Put off, it is out of the way, and all goes on with the old version, loads and calculations as well.
      await other.getByRole('button', { name: 'Not now' }).press('Enter');
      await expect(other.getByText(READY)).toBeHidden();
      await other.reload();
      expect(await versionOf(other)).toBe(old);
      await expect(other.getByText('Second version.')).toHaveCount(0);
      await computeExample(other);
      expect(await versionOf(page)).toBe(old);
      await expect(page.locator('[name="pH"]')).toHaveValue('7.4');

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
      // Nothing was done to the other tab, and its next load is of the new version, offline too.
      await expect(other.locator('[data-state="result"]')).toBeVisible();
      await host.close();
      await other.reload();
      await expect(other.getByText('Second version.')).toBeVisible();
      await computeExample(other);
    });

    test('one that is there in part only is never taken', async ({ page }) => {
      await page.goto(`${host.origin}/calculator/ph-analysis`);
      await keptWhole(page);
      const old = await versionOf(page);
      const half = await mkdtemp(join(tmpdir(), 'half-'));
      try {
        // The new service worker and the new pages, but for one, which is still the old one.
        await cp(NEXT, half, { recursive: true });
        await cp(join(SITE, 'calculator/ph-analysis.html'), join(half, 'calculator/ph-analysis.html'));
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
        // Once it is there whole, it is offered.
        host.deploy(NEXT);
        await lookForUpdate(page);
        await expect(page.getByText(READY)).toBeVisible();
      } finally {
        await rm(half, { recursive: true });
      }
    });
  });

  test('a page that is gone is loaded anew, once, and the draft is back when the visitor is', async ({
    page,
    noise,
  }) => {
    noise.allow('Failed to load resource');
    noise.allow('dynamically imported module');
    await page.goto(`${host.origin}/calculator/ph-analysis`);
    await page.locator('[name="pH"]').fill('7.4');
    const loads = countLoads(page);
    host.deploy(NEXT);
    await page.locator('header').getByRole('link', { name: 'Pipette & Paw' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your One-Stop Calculator Solution');
    await expect(page).toHaveURL(`${host.origin}/`);
    await expect.poll(loads).toBe(1);
    await page.goBack();
    await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
    await expect(page.getByText('Second version.')).toBeVisible();
    await expect(page.getByText(RESTORED).first()).toBeVisible();
  });

  test('a formula that is gone is got by loading the page anew, once, with the draft in it', async ({
    page,
    noise,
  }) => {
    noise.allow('Failed to load resource');
    const formula = /assets\/ph-analysis-(?!calculator|content|meta)[^/]*\.js$/;
    await page.route(formula, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${host.origin}/calculator/ph-analysis`);
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

  test('a host that mixes two versions cannot keep a page reloading', async ({ page, noise }) => {
    noise.allow('Failed to load resource');
    noise.allow('dynamically imported module');
    const mixed = await mkdtemp(join(tmpdir(), 'mixed-'));
    try {
      await cp(SITE, mixed, { recursive: true });
      await cp(join(NEXT, 'index.html'), join(mixed, 'index.html'));
      await page.goto(`${host.origin}/calculator/ph-analysis`);
      const loads = countLoads(page);
      host.deploy(mixed);
      await page.route(/cell-size-calculator-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
      await goWithin(page, '/calculator/cell-size');
      await expect.poll(loads).toBe(1);
      // Served page and markup are there; without its part it stays as it was sent.
      await expect(page.locator('h1')).toHaveCount(1);
      await goWithin(page, '/calculator/cell-size');
      await page.waitForTimeout(500);
      expect(loads()).toBe(1);
    } finally {
      await rm(mixed, { recursive: true });
    }
  });
});

/** All that a page offers besides the calculation itself. Popups and printing are stubbed: they lead out of the page. */
async function useEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = (address: string) => ({ closed: false, at: window.opened.push(address) });
    Object.assign(window, { opened: [], open, print() {} });
  });
  await page.goto(host.origin);
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByRole('searchbox').fill('gestation');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dna seq');
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page).toHaveURL(`${host.origin}/calculator/dna-sequence`);
  await computeExample(page);
  for (const tool of [/Download FASTA/, /Download JSON/]) {
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: tool }).first().click()]);
  }
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await goWithin(page, '/calculator/population-growth');
  await computeExample(page);
  await expect(page.locator('figure svg').first()).toBeVisible();
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
  const shares = page.getByRole('region', { name: 'Share Results' }).getByRole('link');
  for (const share of await shares.all()) await share.click();
  // Each was opened where the visitor is asked, and nowhere else.
  expect(await page.evaluate(() => window.opened.length)).toBe(await shares.count());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

declare global {
  interface Window {
    /** Addresses that the page opened in a popup. */
    readonly opened: string[];
  }
}

/** Waits until the service worker keeps the whole site and stands between the page and the network. */
async function keptWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
}

/** The script that this page's version starts with, after making sure that what is served now is of the same version. */
async function versionOf(page: Page): Promise<string> {
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

/** Does what the browser does at a load, or a tab that comes back after an hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

/** Addresses of all that is kept. */
async function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  });
}

/** Addresses of all that the present version keeps, as its service worker lists them. */
async function listedFiles(page: Page): Promise<readonly string[]> {
  const text = await (await page.request.get(`${host.origin}/service-worker.js`)).text();
  return [...text.matchAll(/\[[`"](\/[^`"]+)[`"],[`"]sha256-/g)].map(([, url]) => url ?? '').sort();
}

/** @returns how often the page has been loaded since */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}
