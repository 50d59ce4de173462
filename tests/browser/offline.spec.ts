/** The site offline, and without third parties. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type StaticHost, startStaticHost } from '#tests/support/staticHost.ts';
import { computeExample, goWithin, openSave } from './examplePage.ts';
import { chooseTheme } from './headerMenus.ts';
import { keptWhole } from './keptWhole.ts';
import { savedFile } from './savedFile.ts';
import { calculatorPaths, sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

const SITE = join(import.meta.dirname, '../../dist');

/** Files for hosts, other sites, home screens and search engines, which no page loads, and the service worker itself. */
const NOT_KEPT =
  /^(?:_headers|pictures\/|robots\.txt|sitemap\.xml|llms\.txt|sbom\.|third-party-|pages\.json|service-worker\.js|icons\/apple-touch\.png|404\.html|\.well-known\/)/;

let host: StaticHost;
test.beforeEach(async () => {
  host = await startStaticHost(SITE);
});
test.afterEach(() => host.close());

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit all pages work offline, and no request goes to another site', { tag: '@whole' }, async ({
    page,
    noise,
  }) => {
    noise.allow('404');
    const foreign: string[] = [];
    const failed: string[] = [];
    page.context().on('request', (request) => {
      if (new URL(request.url()).origin !== host.origin && !/^(?:data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // Fetches canceled by leaving a page, and Firefox's own favicon request, which bypasses service workers.
      if (why === 'net::ERR_ABORTED' || request.url().endsWith('/icons/apple-touch.png')) return;
      failed.push(`${request.url()} ${why}`);
    });
    await page.goto(host.origin);
    await keptWhole(page);
    await host.close();

    expect(await differentFiles(page)).toEqual([]);
    for (const [index, path] of sitePaths().entries()) {
      // With all files there, each page is what it is online; some are opened, in turn by a full load and as links do.
      if (index % 16 !== 0) continue;
      if (index % 32 === 0) await page.goto(host.origin + path);
      else await goWithin(page, path);
      await expect(page.locator('h1')).not.toHaveText(/Application Error|not found/i);
      if (calculatorPaths().includes(path)) await computeExample(page);
    }
    await useEverything(page);
    await openUnknown(page);
    expect(foreign).toEqual([]);
    expect(failed).toEqual([]);
  });

  test('no served page loads anything from another site', async () => {
    for (const path of sitePaths()) {
      const html = await readFile(join(SITE, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
      const loading = html.match(/<(?:script|img|iframe|source|video|audio|object|embed|link)\b[^>]*>/g) ?? [];
      const loadingLinks = loading.filter((tag) => !/\brel="(?:canonical|alternate)"/.test(tag));
      expect(loadingLinks.length).toBeGreaterThan(1);
      expect(loadingLinks.filter((tag) => /\b(?:src|href|srcset|data)="(?:[a-z]+:)?\/\//i.test(tag))).toEqual([]);
    }
  });
});

/** Pages and scripts, styles and pictures of the site whose answer differs from their file. */
async function differentFiles(page: Page): Promise<readonly string[]> {
  const names = await readdir(SITE, { recursive: true });
  // Compressed files belong to the host.
  const files = names.filter((name) => /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name) && !NOT_KEPT.test(name));
  const expected = await Promise.all(
    files.map(async (name) => ({
      // A page is asked for as links do.
      address: name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`,
      digest: createHash('sha256')
        .update(await readFile(join(SITE, name)))
        .digest('base64'),
    })),
  );
  expect(expected.length).toBeGreaterThan(sitePaths().length);
  return page.evaluate(async (expected) => {
    const digestOf = async (address: string) => {
      const response = await fetch(address).catch(() => null);
      if (response === null) return 'no answer';
      const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
      return btoa(String.fromCharCode(...new Uint8Array(digest)));
    };
    const different: string[] = [];
    for (const { address, digest } of expected) if ((await digestOf(address)) !== digest) different.push(address);
    return different;
  }, expected);
}

/** Addresses without a page show the site's own page for that, and other spellings of an address show its page. */
async function openUnknown(page: Page): Promise<void> {
  const response = await page.goto(`${host.origin}/nowhere?and=more`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.goto(`${host.origin}/category/alchemy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
  for (const written of ['/calculator/pka/?utm_source=x', '/calculator/pka.html']) {
    await page.goto(host.origin + written);
    await page.locator('[data-state="editing"]').waitFor();
  }
}

/**
 * Uses everything that a page offers besides the calculation itself. Popups and printing are stubbed because they leave
 * the page.
 */
async function useEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = (address: string) => ({ closed: false, at: window.opened.push(address) });
    Object.assign(window, { opened: [], open, print() {} });
  });
  await page.goto(host.origin);
  await chooseTheme(page, 'dark');
  await page.getByRole('searchbox').fill('gestation');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dna seq');
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page).toHaveURL(`${host.origin}/calculator/dna-sequence`);
  await computeExample(page);
  await savedFile(page, () =>
    page
      .getByRole('button', { name: /Download FASTA/ })
      .first()
      .click(),
  );
  await openSave(page);
  await savedFile(page, () => page.getByRole('button', { name: 'Download JSON' }).click());
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await goWithin(page, '/calculator/population-growth');
  await computeExample(page);
  await expect(page.locator('figure svg').first()).toBeVisible();
  await openSave(page);
  await savedFile(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  await expect(page.getByRole('region', { name: 'Compared with the pinned result' }).first()).toBeVisible();
  await goWithin(page, '/calculator/goat-gestation');
  await computeExample(page);
  await openSave(page);
  for (const tool of ['Add to calendar (.ics)', 'Download JSON']) {
    await savedFile(page, () => page.getByRole('button', { name: tool }).click());
  }
  await page.getByRole('button', { name: 'Copy link with these values' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.getByRole('button', { name: 'Result card' }).click();
  await expect(page.getByRole('img', { name: 'The same link as a QR code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Table of many', exact: true }).click();
  const herd = { name: 'herd.csv', mimeType: 'text/csv', buffer: Buffer.from('tag,matingDate\nA1,2026-01-05\n') };
  await page.locator('[data-batch] input[type="file"]').setInputFiles(herd);
  await page.getByRole('button', { name: /^Calculate 1 row$/ }).click();
  await savedFile(page, () => page.getByRole('button', { name: 'Download all rows as CSV' }).click());
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('button', { name: 'Copy event log' }).click();
  await expect(page.getByRole('dialog').getByText('Copied', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await goWithin(page, '/calculator/population-growth');
  await computeExample(page);
  const shares = page.getByRole('region', { name: 'Share Results' }).getByRole('link');
  for (const share of await shares.all()) await share.click();
  // Every share link opened one popup.
  expect(await page.evaluate(() => window.opened.length)).toBe(await shares.count());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

declare global {
  interface Window {
    /** URLs that the page opened in a popup. */
    readonly opened: string[];
  }
}
