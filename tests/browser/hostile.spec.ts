/** Data from files, URLs and storage stay text: they never become markup, code or a request. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { computeExample, openSave } from './examplePage.ts';
import { savedFile } from './savedFile.ts';
import { expect, test } from './watch.ts';

const ELSEWHERE = 'https://elsewhere.example';
const MARKUP = `"><img src=${ELSEWHERE}/x onerror=document.body.dataset.ran=1><script>document.body.dataset.ran=1</script>`;

/** Requests to other origins; every test of this file must end without any. */
function requestsElsewhere(page: Page, origin = ''): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:blob|data|about):/.test(url)) urls.push(url);
  });
  return urls;
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => ({
      ran: document.body.dataset.ran ?? null,
      images: document.querySelectorAll('img, iframe, object, embed, [onerror], [onload], [onclick]').length,
      inlineScripts: [...document.scripts].filter(({ src, type }) => src === '' && type !== 'application/ld+json')
        .length,
      polluted: [Reflect.get({}, 'polluted'), Reflect.get([], 'polluted'), Reflect.get(() => {}, 'polluted')],
    })),
  ).toEqual({ ran: null, images: 0, inlineScripts: 0, polluted: [undefined, undefined, undefined] });
}

test('FASTA headers and a file’s name are shown as they are, and as a download', async ({ page, baseURL }) => {
  const elsewhere = requestsElsewhere(page, baseURL);
  await page.goto('/calculator/dna-sequence');
  await page.locator('[data-state]').waitFor();
  const text = `>${MARKUP}\nATGAAATAG\n>=HYPERLINK("${ELSEWHERE}","x")\nATGCCC\n>@SUM(1+1)*cmd|'/c calc'!A0\nATG\n`;
  await page.getByLabel('Choose a file').setInputFiles({
    name: `<img src=x onerror=alert(1)>.fa`,
    mimeType: 'text/html',
    buffer: Buffer.from(text),
  });
  await expect(page.getByText('<img src=x onerror=alert(1)>.fa').first()).toBeVisible();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.getByRole('table', { name: 'Records' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('table', { name: 'Records' })).toContainText('<script>');
  await expectNothingRan(page);

  await openSave(page);
  const { name, text: csv } = await savedFile(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(name).toBe('dna-sequence.csv');
  expect(csv).toContain('HYPERLINK');
  expect(csv).not.toMatch(/(?:^|[,\n"])[=@]/);
  expect(elsewhere).toEqual([]);
});

test('text typed into text boxes stays text', async ({ page, baseURL }) => {
  const elsewhere = requestsElsewhere(page, baseURL);
  await page.goto('/calculator/species-diversity');
  await computeExample(page);
  await page.locator('[name="species.0.name"]').fill(MARKUP);
  await page.locator('[name="species.1.name"]').fill('__proto__');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('[aria-labelledby="result-heading"]')).toContainText('<script>');
  await expectNothingRan(page);
  expect(elsewhere).toEqual([]);
});

const FRAGMENTS = [
  `#pH=${MARKUP}`,
  '#__proto__.polluted=1&constructor.prototype.polluted=1&pH.__proto__.polluted=1',
  '#__proto__[polluted]=1',
  '#javascript:document.body.dataset.ran=1',
  `#${'pH=7&'.repeat(20_000)}`,
  '#pH=%E0%A4%A&%=%%%',
];
for (const fragment of FRAGMENTS) {
  test(`an address that ends in ${fragment.slice(0, 40)} only opens the page`, async ({ page, baseURL }) => {
    const elsewhere = requestsElsewhere(page, baseURL);
    await page.goto(`/calculator/ph-analysis${fragment}`);
    // The values of the fragment are filled in once its parser has been loaded.
    await page.waitForLoadState('networkidle');
    await computeExample(page);
    await expectNothingRan(page);
    expect(elsewhere).toEqual([]);
  });
}

for (const path of [
  '/category/<script>document.body.dataset.ran=1<',
  '/calculator/__proto__',
  '/category/constructor',
]) {
  test(`${path} is an unknown page like any other`, async ({ page, noise, baseURL }) => {
    noise.allow('404');
    const elsewhere = requestsElsewhere(page, baseURL);
    await page.goto(encodeURI(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
    await expectNothingRan(page);
    expect(elsewhere).toEqual([]);
  });
}

test('hostile data in storage do not affect the pages', async ({ page, baseURL }) => {
  const elsewhere = requestsElsewhere(page, baseURL);
  await page.addInitScript((markup) => {
    // about:blank, where the test starts, has no storage.
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('theme', markup);
    localStorage.setItem('recent-calculators', JSON.stringify([markup, '__proto__', '../../evil', 'constructor']));
    sessionStorage.setItem('reloaded-for', markup);
    sessionStorage.setItem(
      'draft:species-diversity',
      `{"format":1,"values":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
        "species":[{"__proto__":{"polluted":1},"name":${JSON.stringify(markup)},"count":"3"},{"name":"b","count":"4"}]}}`,
    );
  }, MARKUP);
  await page.goto('/calculator/species-diversity');
  await page.locator('[data-state="editing"]').waitFor();
  await expect(page.locator('[name="species.0.name"]')).toHaveValue(MARKUP);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expectNothingRan(page);
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expectNothingRan(page);
  expect(elsewhere).toEqual([]);
});

test('the policy blocks every kind of request to another host', async ({ page, noise, baseURL }) => {
  noise.allow('Content Security Policy');
  noise.allow('TrustedScriptURL');
  // A host that does answer: a request to it has leaked.
  const reached: (string | undefined)[] = [];
  const elsewhere = createServer(({ url }, response) => {
    reached.push(url);
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`${baseURL}/calculator/ph-analysis`);
  await page.locator('[data-state="editing"]').waitFor();
  await page.evaluate(async (host) => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
    await fetch(`${host}/fetch`).catch(() => {});
    try {
      navigator.sendBeacon(`${host}/beacon`);
    } catch {
      // Some browsers report it by throwing.
    }
    new Image().src = `${host}/image`;
    document.body.append(Object.assign(document.createElement('iframe'), { src: `${host}/frame` }));
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${host}/style` }));
    document.body.append(Object.assign(document.createElement('video'), { src: `${host}/video` }));
    try {
      new Worker(`${host}/worker`);
    } catch {
      // Expected.
    }
    const form = Object.assign(document.createElement('form'), { action: `${host}/form`, method: 'post' });
    document.body.append(form);
    try {
      form.submit();
    } catch {
      // Expected.
    }
    // Allow time for a request that should not happen.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, `http://localhost:${port}`);
  const violated = () => page.evaluate(() => (window as unknown as { readonly violated: readonly string[] }).violated);
  const expected = expect.arrayContaining(['connect-src', 'img-src', 'style-src-elem', 'form-action']);
  await expect.poll(violated).toEqual(expected);
  elsewhere.close();
  expect(reached).toEqual([]);
});
