/** What search engines, social crawlers and hosts get: the files as served, read without running a script. */
import type { Page } from 'playwright/test';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { calculatorPaths, guidePaths, listedPaths, sitePaths, unlistedPaths } from './sitePaths.ts';
import { test as base, expect } from './watch.ts';

/** Playwright's own requests take some hundred milliseconds each where hundreds are made. */
type Get = (path: string) => Promise<Response>;

const test = base.extend<{ readonly get: Get }>({
  get: ({ baseURL }, use) => use((path) => fetch(new URL(path, baseURL))),
});

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

/** Parses the files in a page: to open them takes longer than all that is read from them. */
async function readHeads(page: Page, files: readonly string[]): Promise<readonly Head[]> {
  // The policy of the site's own pages does not let anything be parsed.
  await page.goto('about:blank');
  return page.evaluate((files) => {
    const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    return files.map((file) => {
      const page = new DOMParser().parseFromString(file, 'text/html');
      const all = <Found extends Element>(selector: string) => [...page.querySelectorAll<Found>(selector)];
      const meta: Record<string, string[]> = {};
      for (const each of all<HTMLMetaElement>('meta[name], meta[property]')) {
        const name = each.getAttribute('name') ?? each.getAttribute('property') ?? '';
        meta[name] = [...(meta[name] ?? []), each.content];
      }
      const asked = all('section').find((each) =>
        /^frequently asked questions$/i.test(each.querySelector('h2')?.textContent ?? ''),
      );
      const head = {
        title: all<HTMLTitleElement>('head > title').map((each) => each.text),
        canonical: all('head > link[rel="canonical"]').map((each) => each.getAttribute('href') ?? ''),
        meta,
        data: all<HTMLScriptElement>('script[type="application/ld+json"]').map((each) => each.text),
        heading: words(page.querySelector('h1')),
        questions: [...(asked?.querySelectorAll('h3') ?? [])].map((each) => ({
          question: each.textContent ?? '',
          answer: (each.closest('details')?.querySelector('p') ?? each.nextElementSibling)?.textContent ?? '',
        })),
        linked: all('[href], [src]')
          .map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '')
          .filter((address) => /^\/(?!\/)/.test(address)),
      };
      for (const each of all('script, style, noscript, template, [hidden]')) each.remove();
      return { ...head, visibleText: words(page.body) };
    });
  }, files);
}

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly (Readonly<Record<string, unknown>> & { readonly '@type': string })[];
}

/** The origin given to the build; empty when none was given. */
async function originOf(get: Get): Promise<string> {
  const home = await (await get('/')).text();
  return /<link rel="canonical" href="([^"]*)\/"/.exec(home)?.[1] ?? 'no canonical address';
}

const answered = new Map<string, Promise<number>>();

/** Fetches each URL only once. */
function statusOf(get: Get, path: string): Promise<number> {
  const status = answered.get(path) ?? get(path).then((response) => response.status);
  answered.set(path, status);
  return status;
}

async function missing(get: Get, paths: readonly string[]): Promise<readonly string[]> {
  const statuses = await Promise.all(paths.map((path) => statusOf(get, path)));
  return paths.filter((_, index) => statuses[index] !== 200);
}

/** Width and height of a PNG, from its first chunk; nothing for any other answer. */
async function sizeOf(get: Get, path: string): Promise<readonly number[]> {
  const response = await get(path);
  if (response.headers.get('content-type') !== 'image/png') return [];
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return [];
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The picture that other sites show with a link to the page. */
function pictureOf(path: string): string {
  return `/pictures${path === '/' ? '/home' : path}.png`;
}

function typeOf(path: string): string {
  if (path === '/') return 'WebSite';
  if (guidePaths().includes(path)) return 'WebPage';
  return path.startsWith('/calculator/') ? 'WebApplication' : 'CollectionPage';
}

/** The data with its numbers as the page draws them. */
function drawn(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? withDisplayNumbers(value) : value,
  );
}

/** Lists of the same name in several categories have distinct titles. */
function within(path: string): string {
  const [, initial, rest] = /^\/category\/([a-z])([a-z]*)\//.exec(path) ?? [];
  return initial === undefined ? '' : `, ${initial.toUpperCase()}${rest}`;
}

/** What a page says of itself, and what follows from its address and its own words. */
function saidAndWanted(
  { title, canonical, meta, data, heading, questions, visibleText }: Head,
  path: string,
  origin: string,
) {
  const address = `${origin}${path}`;
  const isCalculator = path.startsWith('/calculator/');
  const isFramed = isCalculator && path !== BARE;
  const picture = [`${origin}${pictureOf(path)}`];
  const shared = { title, description: meta.description, image: picture, 'image:alt': title };
  const preview = Object.entries(shared).flatMap(([name, content]) => [
    [`og:${name}`, content],
    [`twitter:${name}`, content],
  ]);
  const wantedMeta = {
    ...Object.fromEntries(preview),
    'og:url': [address],
    'og:type': ['website'],
    'og:site_name': [BRAND],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'twitter:card': ['summary_large_image'],
    robots: undefined,
  };
  const { '@context': context, '@graph': graph } = JSON.parse(data[0] ?? '') as Graph;
  const [main, ...others] = graph;
  const crumbs = others
    .filter((each) => each['@type'] === 'BreadcrumbList')
    .flatMap((each) => each.itemListElement as { item: string; position: number; name: string }[]);
  const steps = crumbs.map(({ item }) => item.slice(origin.length));
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const said = {
    title,
    descriptions: meta.description?.map((text) => text.length > 20),
    keywords: meta.keywords?.length,
    canonical,
    meta: Object.fromEntries(Object.keys(wantedMeta).map((name) => [name, meta[name]])),
    data: data.length,
    context,
    main: { url: main?.url, type: main?.['@type'], name: path === '/' ? heading : main?.name },
    isDescriptionSeen: !isFramed || visibleText.includes(String(main?.description)),
    hasQuestions: questions.length > 0,
    questions: drawn(others.filter((each) => each['@type'] === 'FAQPage')),
    trails: others.filter((each) => each['@type'] === 'BreadcrumbList').length,
    positions: crumbs.map(({ position }) => position),
    ends: [steps[0], steps.at(-1)],
  };
  const wanted: typeof said = {
    title: [path === '/' ? 'Your One-Stop Calculator Solution' : `${heading}${within(path)} | ${BRAND}`],
    descriptions: [true],
    keywords: 1,
    canonical: [address],
    meta: wantedMeta,
    data: 1,
    context: 'https://schema.org',
    main: { url: address, type: typeOf(path), name: heading },
    isDescriptionSeen: true,
    hasQuestions: isFramed || path === '/category/biology',
    questions: questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }],
    trails: path === '/' ? 0 : 1,
    positions: crumbs.map((_, index) => index + 1),
    ends: path === '/' ? [undefined, undefined] : ['/', path],
  };
  return { said, wanted, steps };
}

test('each page describes itself without scripts', { tag: '@whole' }, async ({ page, get }) => {
  const origin = await originOf(get);
  const files = await Promise.all(listedPaths().map(async (path) => (await get(path)).text()));
  const heads = await readHeads(page, files);
  expect(heads).toHaveLength(listedPaths().length);
  for (const [index, head] of heads.entries()) {
    const path = listedPaths()[index] ?? '';
    const { said, wanted, steps } = saidAndWanted(head, path, origin);
    expect(said, path).toEqual(wanted);
    expect(await sizeOf(get, pictureOf(path)), path).toEqual([1200, 630]);
    expect(await missing(get, [...head.linked, ...steps]), path).toEqual([]);
  }
});

test('no two pages have the same description', async ({ get }) => {
  const pages = await Promise.all(sitePaths().map(async (path) => (await get(path)).text()));
  const said = pages.map((html) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

test('the sitemap lists every page once, and robots.txt names it, when the site has an origin', async ({ get }) => {
  const origin = await originOf(get);
  const robots = await (await get('/robots.txt')).text();
  const sitemap = await get('/sitemap.xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const isKnown = origin !== '';
  expect(sitemap.status).toBe(isKnown ? 200 : 404);
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
  test(`${path} is not indexed, and has no canonical URL`, async ({ page, get }) => {
    const [head] = await readHeads(page, [await (await get(path)).text()]);
    const { title, canonical, meta, data, heading } = head as Head;
    expect(title).toEqual([`${heading} | ${BRAND}`]);
    expect(meta.description?.[0]?.length).toBeGreaterThan(20);
    expect(meta.robots).toEqual(['noindex']);
    expect(canonical).toEqual([]);
    expect(data).toEqual([]);
  });
}

test('the page for unknown addresses is not indexed, and has no canonical URL', async ({ page, get }) => {
  const [head] = await readHeads(page, [await (await get('/nowhere')).text()]);
  const { title, canonical, meta, data } = head as Head;
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

test('the site can be installed: a manifest with icons of the sizes that it names', async ({ page, get }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await get(address ?? '')).json()) as Manifest;
  expect(manifest).toMatchObject({ name: BRAND, start_url: '/' });
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of drawn) expect((await sizeOf(get, src)).join('x')).toBe(sizes);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(await sizeOf(get, touch ?? '')).toEqual([180, 180]);
});

test('there are calculators among the pages', () => {
  expect(calculatorPaths().length).toBeGreaterThan(50);
});
