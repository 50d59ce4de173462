/**
 * Precaches one complete version of the site, so that every calculator works offline, including those never opened. The
 * build injects the list of files with their hashes. A response with another hash fails the whole installation, so that
 * two versions are never mixed, not even during a deploy. A new version waits until the visitor accepts it or the last
 * tab is closed; then the old cache is deleted.
 */
import { clientsClaim } from 'workbox-core';
import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { TAKE_OVER } from './takeOver.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files to precache: URL and hash ('sha256-…') of each, injected by the build. */
declare const __SITE_FILES__: readonly (readonly [url: string, integrity: string])[];

precache(
  __SITE_FILES__.map(([url, integrity]) => ({
    url,
    integrity,
    // A file with a hash in its name never changes, so the HTTP cache may already have it.
    revision: url.startsWith('/assets/') ? null : integrity,
  })),
);
// The hash verifies the content, so any status is accepted: some hosts serve 404.html with status 404.
addPlugins([{ cacheWillUpdate: async ({ response }) => response }]);

addRoute({
  // Pages are static files, so the query is ignored.
  ignoreURLParametersMatching: [/./],
  // Other URLs of the same page that hosts accept.
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?:\/index)?(?:\.html)?$|\/$/, '') || '/', url)],
});
// A URL unknown to this version may be a page of the next one.
registerRoute(new NavigationRoute(({ request }) => fetch(request).catch(notFound)));
// The browser may have evicted the cache; fall back to the network.
setCatchHandler(async ({ request }) => fetch(request));

async function notFound(): Promise<Response> {
  const page = await matchPrecache('/404.html');
  return page === undefined ? Response.error() : new Response(page.body, { status: 404, headers: page.headers });
}

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
// Claim the open page on the first visit, so that it works offline as well.
clientsClaim();
