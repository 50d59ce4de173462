import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { NOT_FOUND_PATH, routes } from './app/routes.tsx';
import { reloadIfReplaced } from './offline/replacedSite.ts';
import { keepSiteOffline } from './offline/siteUpdate.ts';

/**
 * Loads the page that the address names before anything is drawn, so that hydration finds what was prerendered. The host
 * answers unknown addresses with 404.html; where the address has a page of its own after all (an unknown category, say),
 * the served markup is another page's and is drawn anew.
 */
async function start(root: HTMLElement): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  const isUnknown = matches.at(-1)?.route.path === '*';
  const wanted = isUnknown ? NOT_FOUND_PATH : window.location.pathname.replace(/(?<=.)\/$/, '');
  if (root.dataset.path === wanted) {
    hydrateRoot(root, app);
  } else {
    // What the other page says of itself would stand beside this page's own.
    for (const tag of document.head.querySelectorAll('title, meta[name="description"], meta[name="keywords"]'))
      tag.remove();
    createRoot(root).render(app);
  }
}

// Vite's word for a chunk that did not load.
window.addEventListener('vite:preloadError', () => void reloadIfReplaced());

const root = document.getElementById('root');
if (root !== null) void start(root);

// Once the page itself is there: what other pages need can wait. The development server has no service worker.
if (import.meta.env.PROD) window.addEventListener('load', () => void keepSiteOffline(), { once: true });
