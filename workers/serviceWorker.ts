/**
 * Keeps one whole version of the site in the browser, so that every calculator works without a network, the ones never
 * opened as well. What is kept is written in at build time, file by file with its hash. A fetch whose text has another
 * hash fails, and with it the whole installation: no mix of two versions is ever kept, whatever a host sends while a
 * deploy is under way. A new version waits until the visitor takes it or the last tab is closed; then the old goes.
 */
import { clientsClaim } from 'workbox-core';
import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { TAKE_OVER } from './takeOver.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files that the site needs without a network: address and hash ('sha256-…') of each, written in by the build. */
declare const __SITE_FILES__: readonly (readonly [url: string, integrity: string])[];

precache(
  __SITE_FILES__.map(([url, integrity]) => ({
    url,
    integrity,
    // A file with a hash in its name never changes, so the browser's own cache may have it already.
    revision: url.startsWith('/assets/') ? null : integrity,
  })),
);
// The hash vouches for a text, whatever status a host gives it: some answer a request for 404.html with 404.
addPlugins([{ cacheWillUpdate: async ({ response }) => response }]);

addRoute({
  // Pages are files and know no query.
  ignoreURLParametersMatching: [/./],
  // Other ways to write a page's address, as hosts know them.
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?:\/index)?(?:\.html)?$|\/$/, '') || '/', url)],
});
// An address that this version does not have may be a page of the next one.
registerRoute(new NavigationRoute(({ request }) => fetch(request).catch(notFound)));
// Where the browser has thrown away what was kept, the network is all that is left.
setCatchHandler(async ({ request }) => fetch(request));

async function notFound(): Promise<Response> {
  const page = await matchPrecache('/404.html');
  return page === undefined ? Response.error() : new Response(page.body, { status: 404, headers: page.headers });
}

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
// On the first visit, the page that is open shall work without a network as well.
clientsClaim();
