/** The response headers of the host, and that they are enforced. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { headersFile, headersFor } from '#src/tools/build/responseHeaders.ts';
import { sinksIn } from '#tests/security/scriptSinks.ts';
import { expect, test } from './watch.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** A file with a hash in its name, taken from the page that loads it. */
const HASHED = /src="(\/assets\/[^"]+\.js)"/;

test('every response carries the headers that the file for hosts requires', async ({ request }) => {
  expect(readFileSync(join(DIST, '_headers'), 'utf8')).toBe(headersFile());
  const home = await (await request.get('/')).text();
  const script = HASHED.exec(home)?.[1] ?? '';
  const paths = ['/', '/calculator/dna-sequence', script, '/early.js', '/icons/192.png', '/robots.txt'];
  for (const path of paths) {
    const sent = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(headersFor(path))) expect(sent[name.toLowerCase()], path).toBe(value);
  }
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('scripts that are not the site’s own do not run', async ({ page, noise }) => {
  noise.allow('Content Security Policy');
  noise.allow('This document requires');
  await page.goto('/calculator/ph-analysis');
  await page.locator('[data-state="editing"]').waitFor();
  const ran = await page.evaluate(async () => {
    const directives: string[] = [];
    Object.assign(window, { directives });
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    const inline = document.createElement('script');
    inline.append('document.body.dataset.ran = "inline"');
    document.body.append(inline);
    const link = document.createElement('a');
    link.href = 'javascript:document.body.dataset.ran="link"';
    document.body.append(link);
    link.click();
    // A dynamic import needs no trusted type.
    const foreign = ['https://elsewhere.example/script.js', 'data:text/javascript,document.body.dataset.ran="import"'];
    await Promise.allSettled(foreign.map((address) => import(address)));
    // Allow time for code that should not run.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return document.body.dataset.ran ?? null;
  });
  expect(ran).toBeNull();
  const directives = () =>
    page.evaluate(() => (window as unknown as { readonly directives: readonly string[] }).directives);
  // Two policies are in force, the page's and the host's, and both report each violation.
  const ofElements = async () => (await directives()).filter((directive) => directive === 'script-src-elem').length;
  await expect.poll(ofElements).toBeGreaterThanOrEqual(4);
  await expect
    .poll(async () => new Set(await directives()))
    .toEqual(new Set(['require-trusted-types-for', 'script-src-elem']));
});

test('no text becomes markup, code or a script URL', async ({ page, noise }) => {
  noise.allow('Content Security Policy');
  noise.allow('This document requires');
  noise.allow('Creating a TrustedTypePolicy named');
  await page.goto('/calculator/ph-analysis');
  await page.locator('[data-state="editing"]').waitFor();
  const outcomes = await page.evaluate(() => {
    const script = () => document.createElement('script');
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } };
    const tries: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'document.write': () => document.write('<b>x</b>'),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>x</b>' }),
      'text of a script': () => Object.assign(script(), { text: '1' }),
      'src of a script': () => Object.assign(script(), { src: '/early.js' }),
      'handler in an attribute': () => document.body.setAttribute('onclick', '1'),
      'new Worker': () => new Worker('/early.js'),
      // The container's own method; the test tool has shadowed it with another.
      'register a service worker': () =>
        ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/early.js'),
      'another policy': () => trustedTypes.createPolicy('default', {}),
      'the same policy once more': () => trustedTypes.createPolicy('own-scripts', {}),
    };
    return Promise.all(
      Object.entries(tries).map(async ([name, attempt]) => {
        try {
          await attempt();
          return `${name}: done`;
        } catch (error) {
          return `${name}: ${(error as Error).name}`;
        }
      }),
    );
  });
  expect(outcomes).toHaveLength(12);
  expect(outcomes.filter((outcome) => !outcome.endsWith(': TypeError'))).toEqual([]);
});

test('the built files contain no unlisted Trusted Types sink', () => {
  const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const found = scripts.flatMap((file) => {
    const sinks = sinksIn(readFileSync(join(DIST, file), 'utf8'));
    return Object.keys(sinks).length === 0 ? [] : [[basename(file).replace(/-[\w-]{7,8}\.js$/, ''), sinks]];
  });
  expect(Object.fromEntries(found)).toEqual({
    // React creates script elements through markup, fills elements from `dangerouslySetInnerHTML`, adds requested
    // scripts to the head, and sets a handler to detect features of old browsers. No page uses any of these.
    libraries: { 'assigned markup': 3, 'element that runs or loads': 3, 'handler in an attribute': 1 },
    // Both get their URL from the single Trusted Types policy.
    client: { 'started worker': 1 },
    siteUpdate: { 'started service worker': 1 },
    kit: { policy: 1 },
  });
});

test('no page of another host can frame the site', async ({ page, noise, baseURL }) => {
  noise.allow('frame-ancestors');
  await page.goto('about:blank');
  await page.setContent(`<iframe src="${baseURL}/"></iframe>`);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^(?:chrome-error:|about:neterror)/);
});

test('the metadata of a page is updated on navigation', async ({ page }) => {
  await page.goto('/category/chemistry');
  await page
    .getByRole('link', { name: /^Home|Back to Categories$/ })
    .first()
    .click();
  await expect(page).toHaveTitle('Your One-Stop Calculator Solution');
  const head = page.locator('head');
  for (const one of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:url"]']) {
    await expect(head.locator(one)).toHaveCount(1);
  }
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', /^(https?:\/\/[^/]+)?\/$/);
});
