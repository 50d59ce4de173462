/** What the host says along with the files, and that it holds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, headersFor } from '../../src/build/responseHeaders.ts';
import { expect, test } from './watch.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** A file whose name holds its hash, from the page that asks for it. */
const HASHED = /src="(\/assets\/[^"]+\.js)"/;

test('every answer carries the headers that the file for hosts asks for', async ({ request }) => {
  expect(readFileSync(join(DIST, '_headers'), 'utf8')).toBe(headersFile());
  const home = await (await request.get('/')).text();
  const script = HASHED.exec(home)?.[1] ?? '';
  const paths = ['/', '/calculator/dna-sequence', script, '/theme.js', '/icons/192.png', '/robots.txt'];
  for (const path of paths) {
    const sent = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(headersFor(path))) expect(sent[name.toLowerCase()], path).toBe(value);
  }
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('scripts that are not the site’s own do not run', async ({ page, noise }) => {
  noise.allow('Content Security Policy');
  await page.goto('/calculator/ph-analysis');
  await page.locator('[data-state="editing"]').waitFor();
  const ran = await page.evaluate(async () => {
    const directives: string[] = [];
    Object.assign(window, { directives });
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    const inline = document.createElement('script');
    inline.textContent = 'document.body.dataset.ran = "inline"';
    document.body.append(inline);
    const link = document.createElement('a');
    link.href = 'javascript:document.body.dataset.ran="link"';
    document.body.append(link);
    link.click();
    const markup = document.createElement('div');
    markup.innerHTML = '<img src="data:," onerror="document.body.dataset.ran=\'attribute\'">';
    document.body.append(markup);
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/script.js';
    document.body.append(foreign);
    // Time for what should not run.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return document.body.dataset.ran ?? null;
  });
  expect(ran).toBeNull();
  const directives = () =>
    page.evaluate(() => (window as unknown as { readonly directives: readonly string[] }).directives);
  // Two policies are in force, the page's and the host's, and both object to each.
  const ofElements = async () => (await directives()).filter((directive) => directive === 'script-src-elem').length;
  await expect.poll(ofElements).toBeGreaterThanOrEqual(3);
  await expect.poll(async () => new Set(await directives())).toEqual(new Set(['script-src-elem', 'script-src-attr']));
});

test('no page of another host can frame the site', async ({ page, noise, baseURL }) => {
  noise.allow('frame-ancestors');
  await page.setContent(`<iframe src="${baseURL}/"></iframe>`);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^(?:chrome-error:|about:neterror)/);
});

test('what a page says of itself follows the visitor', async ({ page }) => {
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
