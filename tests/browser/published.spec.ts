/** What search engines, social crawlers and hosts get: the files as served, read without running a script. */
import type { APIRequestContext, Page } from 'playwright/test';
import { forEyes } from '#src/kit/forEyes.ts';
import { calculatorPaths, guidePaths, listedPaths, sitePaths, unlistedPaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

test.use({ javaScriptEnabled: false });

const BRAND = 'Pipette & Paw';
/** The calculator outside the page frame, which therefore shows no FAQ. */
const BARE = '/calculator/allele-frequency';

interface Head {
  readonly title: readonly string[];
  readonly canonical: readonly string[];
  /** `content` of the meta elements by their name or property. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly data: readonly string[];
  readonly heading: string;
  /** The questions under 'Frequently asked questions' with their answers. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly visibleText: string;
  /** All URLs of this host on the page. */
  readonly linked: readonly string[];
}

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
    const meta: Record<string, string[]> = {};
    for (const each of all<HTMLMetaElement>('meta[name], meta[property]')) {
      const name = each.getAttribute('name') ?? each.getAttribute('property') ?? '';
      meta[name] = [...(meta[name] ?? []), each.content];
    }
    // `textContent`: the section may be folded, and `innerText` leaves out what is not drawn.
    const asked = all('section').find((each) =>
      /^frequently asked questions$/i.test(each.querySelector('h2')?.textContent ?? ''),
    );
    return {
      title: all<HTMLTitleElement>('head > title').map((each) => each.text),
      canonical: all<HTMLLinkElement>('head > link[rel="canonical"]').map((each) => each.getAttribute('href') ?? ''),
      meta,
      data: all<HTMLScriptElement>('script[type="application/ld+json"]').map((each) => each.text),
      heading: document.querySelector('h1')?.innerText ?? '',
      questions: [...(asked?.querySelectorAll('h3') ?? [])].map((each) => ({
        question: each.textContent ?? '',
        answer: (each.closest('details')?.querySelector('p') ?? each.nextElementSibling)?.textContent ?? '',
      })),
      visibleText: document.body.innerText,
      linked: all('[href], [src]')
        .map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '')
        .filter((address) => /^\/(?!\/)/.test(address)),
    };
  });
}

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly (Readonly<Record<string, unknown>> & { readonly '@type': string })[];
}

/** The origin given to the build; empty when none was given. */
async function originOf(request: APIRequestContext): Promise<string> {
  const home = await (await request.get('/')).text();
  return /<link rel="canonical" href="([^"]*)\/"/.exec(home)?.[1] ?? 'no canonical address';
}

const answered = new Map<string, Promise<number>>();

/** Fetches each URL only once. */
function statusOf(request: APIRequestContext, path: string): Promise<number> {
  const status = answered.get(path) ?? request.get(path).then((response) => response.status());
  answered.set(path, status);
  return status;
}

async function missing(request: APIRequestContext, paths: readonly string[]): Promise<readonly string[]> {
  const statuses = await Promise.all(paths.map((path) => statusOf(request, path)));
  return paths.filter((_, index) => statuses[index] !== 200);
}

/** Width and height of a PNG, from its first chunk. */
async function sizeOf(request: APIRequestContext, path: string): Promise<readonly number[]> {
  const response = await request.get(path);
  expect(response.headers()['content-type']).toBe('image/png');
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

function typeOf(path: string): string {
  if (path === '/') return 'WebSite';
  if (guidePaths().includes(path)) return 'WebPage';
  return path.startsWith('/calculator/') ? 'WebApplication' : 'CollectionPage';
}

/** The data with its numbers as the page draws them. */
function drawn(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => (typeof value === 'string' ? forEyes(value) : value));
}

/** Lists of the same name in several categories have distinct titles. */
function within(path: string): string {
  const [, initial, rest] = /^\/category\/([a-z])([a-z]*)\//.exec(path) ?? [];
  return initial === undefined ? '' : `, ${initial.toUpperCase()}${rest}`;
}

for (const path of listedPaths()) {
  test(`${path} describes itself without scripts`, async ({ page, request }) => {
    await page.goto(path);
    const { title, canonical, meta, data, heading, questions, visibleText, linked } = await readHead(page);
    const origin = await originOf(request);
    const address = `${origin}${path}`;
    const picture = `/pictures${path === '/' ? '/home' : path}.png`;

    expect(title).toEqual([
      path === '/' ? 'Your One-Stop Calculator Solution' : `${heading}${within(path)} | ${BRAND}`,
    ]);
    expect(meta.description).toHaveLength(1);
    expect(meta.description?.[0]?.length).toBeGreaterThan(20);
    expect(meta.keywords).toHaveLength(1);
    expect(meta.robots).toBeUndefined();
    expect(canonical).toEqual([address]);
    const shown = { title, description: meta.description, image: [`${origin}${picture}`], 'image:alt': title };
    for (const [name, content] of Object.entries(shown)) {
      expect(meta[`og:${name}`]).toEqual(content);
      expect(meta[`twitter:${name}`]).toEqual(content);
    }
    expect(meta['og:url']).toEqual([address]);
    expect(meta['og:type']).toEqual(['website']);
    expect(meta['og:site_name']).toEqual([BRAND]);
    expect(meta['twitter:card']).toEqual(['summary_large_image']);
    expect([meta['og:image:width'], meta['og:image:height']]).toEqual([['1200'], ['630']]);
    expect(await sizeOf(request, picture)).toEqual([1200, 630]);
    expect(await missing(request, linked)).toEqual([]);

    expect(data).toHaveLength(1);
    const { '@context': context, '@graph': graph } = JSON.parse(data[0] ?? '') as Graph;
    expect(context).toBe('https://schema.org');
    const [main, ...others] = graph;
    expect(main).toMatchObject({ url: address });
    expect(main?.['@type']).toBe(typeOf(path));
    const isListed = path.startsWith('/calculator/');
    if (path !== '/') expect(main?.name).toBe(heading);
    if (isListed && path !== BARE) expect(visibleText).toContain(main?.description);

    expect(questions.length > 0).toBe((isListed && path !== BARE) || path === '/category/biology');
    const answers = questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    expect(drawn(others.filter((each) => each['@type'] === 'FAQPage'))).toEqual(
      questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: answers }],
    );

    const trails = others.filter((each) => each['@type'] === 'BreadcrumbList');
    expect(trails).toHaveLength(path === '/' ? 0 : 1);
    const crumbs = trails.flatMap((each) => each.itemListElement as { item: string; position: number; name: string }[]);
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    const steps = crumbs.map(({ item }) => item.slice(origin.length));
    expect([steps[0], steps.at(-1)]).toEqual(path === '/' ? [undefined, undefined] : ['/', path]);
    expect(await missing(request, steps)).toEqual([]);
  });
}

test('no two pages have the same description', async ({ request }) => {
  const pages = await Promise.all(sitePaths().map(async (path) => (await request.get(path)).text()));
  const said = pages.map((html) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

test('the sitemap lists every page once, and robots.txt names it, when the site has an origin', async ({ request }) => {
  const origin = await originOf(request);
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = await request.get('/sitemap.xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const isKnown = origin !== '';
  expect(sitemap.status()).toBe(isKnown ? 200 : 404);
  expect(listed.toSorted()).toEqual(
    isKnown
      ? listedPaths()
          .map((path) => `${origin}${path}`)
          .toSorted()
      : [],
  );
  expect(robots).toBe(`User-agent: *\nAllow: /\n${isKnown ? `Sitemap: ${origin}/sitemap.xml\n` : ''}`);
});

for (const path of unlistedPaths()) {
  test(`${path} is not indexed, and has no canonical URL`, async ({ page }) => {
    await page.goto(path);
    const { title, canonical, meta, data, heading } = await readHead(page);
    expect(title).toEqual([`${heading} | ${BRAND}`]);
    expect(meta.description?.[0]?.length).toBeGreaterThan(20);
    expect(meta.robots).toEqual(['noindex']);
    expect(canonical).toEqual([]);
    expect(data).toEqual([]);
  });
}

test('the page for unknown addresses is not indexed, and has no canonical URL', async ({ page, noise }) => {
  noise.allow('404');
  await page.goto('/nowhere');
  const { title, canonical, meta, data } = await readHead(page);
  expect(title).toEqual([`Page Not Found | ${BRAND}`]);
  expect(meta.robots).toEqual(['noindex']);
  expect(canonical).toEqual([]);
  expect(data).toEqual([]);
});

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; purpose: string }[];
}

test('the site can be installed: a manifest with icons of the sizes that it names', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as Manifest;
  expect(manifest).toMatchObject({ name: BRAND, start_url: '/' });
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of drawn) expect((await sizeOf(request, src)).join('x')).toBe(sizes);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(await sizeOf(request, touch ?? '')).toEqual([180, 180]);
});

test('there are calculators among the pages', () => {
  expect(calculatorPaths().length).toBeGreaterThan(50);
});
