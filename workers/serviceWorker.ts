/**
 * Caches one complete version of the site, so that every calculator works offline, including those never opened. The
 * build injects the list of files with their hashes. A response with another hash fails the whole installation, so that
 * two versions are never mixed, not even during a deploy. A new version waits until the visitor accepts it or the last
 * tab is closed; then the old cache is deleted.
 */
import { clientsClaim } from 'workbox-core';
import { addPlugins, addRoute, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { HOME_PATH, keepShared, OPENS } from './sharedItems.ts';
import { TAKE_OVER } from './takeOver.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files to precache: URL and hash ('sha256-…') of each, injected by the build. */
declare const __SITE_FILES__: readonly SiteFile[];
/** The file with all pages, injected by the build: `writePagesFile` in `src/tools/build/siteFiles.ts`. */
declare const __PAGES_FILE__: SiteFile;

type SiteFile = readonly [url: string, integrity: string];

const [PAGES_URL, PAGES_HASH] = __PAGES_FILE__;
/** The cache of this version's pages. */
const PAGES_PREFIX = 'pages-';
const PAGES = PAGES_PREFIX + PAGES_HASH;

/** Headers of one file and its transfer, in place of which a page has its own or none. */
const OF_THE_FILE = ['content-encoding', 'content-length', 'etag', 'last-modified', 'date', 'age'];

precache(
  __SITE_FILES__.map(([url, integrity]) => ({
    url,
    integrity,
    // A file with a hash in its name never changes, so the HTTP cache may already have it.
    revision: url.startsWith('/assets/') ? null : integrity,
  })),
);
// The hash verifies the content, so any status is accepted.
addPlugins([{ cacheWillUpdate: async ({ response }) => response }]);
addRoute();

self.addEventListener('install', (event) => event.waitUntil(keepPages()));
self.addEventListener('activate', (event) => event.waitUntil(dropOtherPages()));

/** Pages are static files at a URL without a dot, which hosts also accept with `.html`; the query is ignored. */
registerRoute(
  ({ url: { origin, pathname } }) => origin === self.location.origin && /^[^.]*(?:\.html)?$/.test(pathname),
  // A URL unknown to this version may be a page of the next one.
  async ({ request, url }) => (await keptPage(url)) ?? fetch(request).catch(notFound),
);
/**
 * What another app shares is kept on the device, and Home is opened for it. Any other form does not belong to the site and goes
 * to the host, which refuses it.
 */
registerRoute(
  ({ url: { origin, pathname, searchParams } }) =>
    origin === self.location.origin && pathname === HOME_PATH && searchParams.has(OPENS),
  async ({ request }) => Response.redirect(`${HOME_PATH}?${OPENS}=${await keepShared(request)}`, 303),
  'POST',
);
// The browser may have evicted the cache; fall back to the network.
setCatchHandler(async ({ request }) => fetch(request));

/** Fetches the pages in one file, checked by its hash, and caches each under its URL, with the headers of the host. */
async function keepPages(): Promise<void> {
  const response = await fetch(PAGES_URL, { integrity: PAGES_HASH, cache: 'no-cache' });
  const pages = (await response.json()) as readonly (readonly [url: string, html: string])[];
  const headers = new Headers(response.headers);
  for (const name of OF_THE_FILE) headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  const cache = await caches.open(PAGES);
  await Promise.all(pages.map(([url, html]) => cache.put(url, new Response(html, { headers }))));
}

async function dropOtherPages(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX) && name !== PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

function keptPage({ pathname }: URL): Promise<Response | undefined> {
  return caches.match(pathname.replace(/(?:\/index)?(?:\.html)?$|\/$/, '') || '/', { cacheName: PAGES });
}

async function notFound(): Promise<Response> {
  const page = await caches.match('/404.html', { cacheName: PAGES });
  return page === undefined ? Response.error() : new Response(page.body, { status: 404, headers: page.headers });
}

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
// Claim the open page on the first visit, so that it works offline as well.
clientsClaim();
